/** Returns the reason for which a callback is refused. Fails the test if the promise is fulfilled or is rejected with any other error. */
import { expect } from "vitest"
import { WebhookError, type WebhookErrorReason } from "../src/surface.ts"

export const refusal = async (outcome: Promise<unknown>): Promise<WebhookErrorReason> => {
  const error: unknown = await outcome.then(
    () => "accepted",
    (cause: unknown) => cause
  )
  if (!(error instanceof WebhookError)) return expect.fail(`expected a WebhookError, got ${String(error)}`)
  return error.reason
}
