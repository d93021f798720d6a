/**
 * The functions that errors and reports need, in one module, which is loaded at startup on Node and on first use elsewhere.
 *
 * This module shares few imports with the code that every program loads, because bundlers move modules shared by two chunks into a third chunk.
 */
import { textRedactor } from "../auth/textRedactor.ts"
import { requestErrors } from "../request/requestErrors.ts"
import { serializationErrors } from "../request/serializationErrors.ts"
import { prefixOf, problemOf } from "../response/errorBody.ts"
import { reasonText } from "../errors/reasonText.ts"
import { endEvent } from "./endEvent.ts"
import { readableResponse, responseFacts } from "../response/responseFacts.ts"
import { redactViolations } from "../response/redactViolations.ts"
import type { Details } from "./Details.ts"
import { reportRequest, reportResponse, reportTotal } from "./reports.ts"

export const allDetails: Details = {
  textRedactor,
  problemOf,
  prefixOf,
  responseFacts,
  readableResponse,
  endEvent,
  reasonText,
  requestErrors,
  serializationErrors,
  redactViolations,
  reportResponse,
  reportRequest,
  reportTotal
}
