/** Returns the reason with which a promise is rejected; fails the test when it is fulfilled or is rejected with another error. */
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
