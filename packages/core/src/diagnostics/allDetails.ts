/**
 * The details of errors and reports as one module, which is loaded when the first of them is needed.
 *
 * It imports next to nothing of what every program loads: bundlers move modules that two chunks share into a third one.
 */
import { textRedactor } from "../auth/redact.ts"
import { requestComplaints } from "../request/requestComplaints.ts"
import { errorBody, prefixOf } from "../response/errorBody.ts"
import { reasonText } from "../errors/reasonText.ts"
import { endEvent } from "./endEvent.ts"
import { readableResponse, responseFacts } from "../response/responseFacts.ts"
import { redactViolations } from "../response/redactViolations.ts"
import { read as deprecationNotice } from "./DeprecationNotice.ts"
import type { Details } from "./Details.ts"
import { requestDrifts, responseDrifts } from "./drifts.ts"

export const allDetails: Details = {
  textRedactor,
  errorBody,
  prefixOf,
  responseFacts,
  readableResponse,
  endEvent,
  reasonText,
  requestComplaints,
  redactViolations,
  deprecationNotice,
  responseDrifts,
  requestDrifts
}
