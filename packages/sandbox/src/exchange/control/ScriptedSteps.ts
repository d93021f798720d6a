/** Converts the predefined steps of a session from the format of the control API. */
import type { ScriptedStep } from "../../control/schema.gen.ts"
import { client, marketplace } from "../sessions/ResponseCodes.ts"
import type { Step } from "../sessions/Session.ts"

/**
 * Converts the steps. In a request, `after_seconds` is the time since the previous step. In the result, `after` is the total time in milliseconds up
 * to the step.
 */
export const toSteps = (steps: ReadonlyArray<ScriptedStep>): ReadonlyArray<Step> => {
  let after = 0
  return steps.map(({ after_seconds = 0, client_status, marketplace_status = marketplace.inClient }) => {
    after += Math.round(after_seconds * 1000)
    const usual = marketplace_status === marketplace.inClient ? client.started : client.notReached
    return { after, marketplaceStatus: marketplace_status, clientStatus: client_status ?? usual }
  })
}
