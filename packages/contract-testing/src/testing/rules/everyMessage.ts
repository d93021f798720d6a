/**
 * The rules that each response must meet, regardless of its request.
 */
import { announcesDeprecation } from "./deprecationRules.ts"
import { errorCode, errorDetail, errorRange, errorTable, failedEnvelope, fieldMessages } from "./errorRules.ts"
import { showsExampleMembers } from "./exampleMembers.ts"
import { asksForCredentials, noServerError, refusesInvalid } from "./messageRules.ts"
import type { Rule } from "./Rule.ts"
import { writesValues } from "./valueRules.ts"

/** The rules for all documents. */
export const messageRules: ReadonlyArray<Rule> = [
  noServerError,
  refusesInvalid,
  asksForCredentials,
  showsExampleMembers,
  announcesDeprecation,
  writesValues
]

/** Additional rules for the two included documents. */
export const ownRules: ReadonlyArray<Rule> = [
  errorTable,
  errorCode,
  errorDetail,
  errorRange,
  failedEnvelope,
  fieldMessages
]
