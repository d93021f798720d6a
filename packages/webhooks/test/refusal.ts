/** The reason a promise is rejected with; fails the test when it is not, or is rejected with something else. */
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
