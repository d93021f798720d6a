/** Converts the steps that the control API defines for a session. */
import type { ScriptedStep } from "../../control/schema.gen.ts"
import { client, marketplace } from "../sessions/Codes.ts"
import type { Step } from "../sessions/Session.ts"

/** Each step follows the previous one after the given number of seconds. The first is relative to 0. */
export const toSteps = (steps: ReadonlyArray<ScriptedStep>): ReadonlyArray<Step> => {
  let after = 0
  return steps.map(({ after_seconds = 0, client_status, marketplace_status = marketplace.inClient }) => {
    after += Math.round(after_seconds * 1000)
    const usual = marketplace_status === marketplace.inClient ? client.started : client.notReached
    return { after, marketplaceStatus: marketplace_status, clientStatus: client_status ?? usual }
  })
}
