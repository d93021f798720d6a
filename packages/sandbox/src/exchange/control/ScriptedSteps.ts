/**
 * The steps that the control API gives a session, as the session keeps them.
 */
import type { ScriptedStep } from "../../control/schema.gen.ts"
import { client, marketplace } from "../sessions/Codes.ts"
import type { Step } from "../sessions/Session.ts"

/** Each step comes so many seconds after the one before it; the first is counted from 0. */
export const toSteps = (steps: ReadonlyArray<ScriptedStep>): ReadonlyArray<Step> => {
  let after = 0
  return steps.map(({ after_seconds = 0, client_status, marketplace_status = marketplace.inClient }) => {
    after += Math.round(after_seconds * 1000)
    const usual = marketplace_status === marketplace.inClient ? client.started : client.notReached
    return { after, marketplaceStatus: marketplace_status, clientStatus: client_status ?? usual }
  })
}
