/**
 * The rules that are checked for every request and its response.
 */
import { announcesDeprecation } from "./deprecationRules.ts"
import { errorCode, errorDetail, errorRange, errorTable, failedEnvelope, fieldMessages } from "./errorRules.ts"
import { showsExampleMembers } from "./exampleProperties.ts"
import { asksForCredentials, noServerError, refusesInvalid } from "./messageRules.ts"
import type { Rule } from "./Rule.ts"
import { writesValues } from "./valueRules.ts"

/** The rules that apply to all documents. */
export const messageRules: ReadonlyArray<Rule> = [
  noServerError,
  refusesInvalid,
  asksForCredentials,
  showsExampleMembers,
  announcesDeprecation,
  writesValues
]

/** The additional rules that apply only to the brand lift and exchange documents. */
export const ownRules: ReadonlyArray<Rule> = [
  errorTable,
  errorCode,
  errorDetail,
  errorRange,
  failedEnvelope,
  fieldMessages
]
