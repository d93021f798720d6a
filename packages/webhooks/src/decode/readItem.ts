/**
 * Determines which stream (opportunities or outcomes) an item of a callback belongs to, and finds the problems with the item.
 *
 * The typed events of this package and the `@fieldwork/inbox` package both use this module, so their results are always the same.
 */
import type { ObjectShape } from "@fieldwork/exchange-client"
import { OpportunityShape, OutcomeShape } from "@fieldwork/exchange-client/validators"
import { isAmount } from "./amount.ts"
import { hasGoodAmount, isUsualKey } from "./goodFields.ts"
import type { Issue } from "./Item.ts"
import { type Check, checkOf, FieldPlan, issuesOf } from "./shape.ts"
import { evidence, evidenceOf, type StreamName, streamBy, streamOf } from "./streamOf.ts"

/** The result of `readItem`. */
export interface ReadItem {
  /** The stream (opportunities or outcomes) to which the item belongs, determined by its fields. Undefined if the stream cannot be determined. */
  readonly stream: StreamName | undefined
  /** The item if it is an object, otherwise undefined. Null fields that the spec does not allow have been removed. */
  readonly fields: Readonly<Record<string, unknown>> | undefined
  /**
   * The problems with the item. Empty if the item conforms to the spec, its integers are in the range that a double represents exactly, and its
   * amount has at most nine decimals.
   */
  readonly issues: ReadonlyArray<Issue>
}

const shapes: Readonly<Record<StreamName, ObjectShape>> = { opportunities: OpportunityShape, outcomes: OutcomeShape }

/** The name of the field that contains the payout, keyed by stream. */
const amounts: Readonly<Record<StreamName, string>> = { opportunities: "revenue_per_interview", outcomes: "rpi" }

/**
 * Determines which stream (opportunities or outcomes) a parsed item belongs to, and finds the problems with the item. `expected` is the stream whose
 * URL received the item. It is used only if the fields are ambiguous.
 *
 * @example
 * ```ts
 * import { readItem } from "@fieldwork/webhooks/events"
 * readItem({ respondent_id: "r-1", survey_id: 7 }, "opportunities").stream // => "outcomes"
 * readItem({ survey_id: "7", message_reason: "new" }).issues.map(({ path }) => path) // => ["/survey_id"]
 * ```
 */
export const readItem = (value: unknown, expected?: StreamName): ReadItem => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { ...nothing, issues: notAnObject }
  const fields = value as Readonly<Record<string, unknown>>
  const good = goodStream(fields, expected)
  if (good !== undefined) return { stream: good, fields, issues: [] }
  const stream = streamOf(fields, expected)
  if (stream === undefined) return { stream, fields, issues: ambiguous }
  const issues = issuesOf(shapes[stream], fields)
  const more = (stream === "outcomes" ? keyIssue(fields) : undefined) ?? amountIssue(fields, amounts[stream])
  return { stream, fields, issues: more === undefined || issues.some(isAt(more.path)) ? issues : [...issues, more] }
}

const nothing = { stream: undefined, fields: undefined }
const notAnObject = [{ path: "", message: "it is not of type object" }]
const ambiguous = [{ path: "", message: "it could be an opportunity or an outcome" }]

const isAt =
  (path: string) =>
  (issue: Issue): boolean =>
    issue.path === path

interface KnownField {
  readonly evidence: number
  readonly check: Check
}

/** Additional checks for fields whose values must meet more requirements than their type, keyed by field name. */
const extraChecks: Readonly<Record<string, Check>> = {
  respondent_id: isUsualKey,
  revenue_per_interview: hasGoodAmount,
  rpi: hasGoodAmount
}

const knownFields = new FieldPlan<KnownField>(
  Object.entries({ ...OpportunityShape.fields, ...OutcomeShape.fields }).map(([name, shape]) => {
    const check = checkOf(shape)
    const more = extraChecks[name]
    return [
      name,
      { evidence: evidenceOf(name), check: more === undefined ? check : (value) => check(value) && more(value) }
    ]
  })
)

/**
 * Returns the stream (opportunities or outcomes) of a valid item, or undefined for an item that requires the full check. For most items, this single
 * iteration over the fields is the only check.
 */
export const goodStream = (
  item: Readonly<Record<string, unknown>>,
  expected: StreamName | undefined
): StreamName | undefined => {
  let found = 0
  let position = 0
  for (const name in item) {
    const field = knownFields.find(name, position++)
    if (field === undefined) continue
    const value = item[name]
    if (!field.check(value)) return undefined
    if (value !== null) found |= field.evidence
  }
  const stream = streamBy(found, expected)
  const required = stream === "outcomes" ? evidence.respondentId : evidence.surveyId
  return (found & required) === 0 ? undefined : stream
}

const amountIssue = (fields: Readonly<Record<string, unknown>>, name: string): Issue | undefined => {
  const amount = fields[name]
  if (typeof amount !== "object" || amount === null) return undefined
  const { value }: { readonly value?: unknown } = amount
  if (value === undefined || isAmount(value)) return undefined
  return { path: `/${name}/value`, message: "it is not an amount of at most nine decimals" }
}

/** The maximum length of a `respondent_id` in bytes. Database indexes accept values of this length, and those from the exchange are much shorter. */
const longestKey = 1000

/**
 * Returns the problem with the key of an outcome, or undefined if the key is valid. Outcomes are stored under their `respondent_id`, so an outcome
 * without a valid key cannot be used.
 */
const keyIssue = ({ respondent_id: key }: Readonly<Record<string, unknown>>): Issue | undefined => {
  const message = typeof key === "string" ? keyProblem(key) : undefined
  return message === undefined ? undefined : { path: "/respondent_id", message }
}

const keyProblem = (key: string): string | undefined => {
  if (key === "") return "it is empty"
  if (key.includes("\0")) return "it contains a null character"
  if (halfCharacter.test(key)) return "it contains a lone surrogate"
  // In UTF-8, a UTF-16 code unit takes at most three bytes, so a string is encoded only if it is longer than a third of the limit.
  const isLong = key.length > longestKey / 3 && new TextEncoder().encode(key).length > longestKey
  return isLong ? `it is longer than ${longestKey} bytes` : undefined
}

const halfCharacter = /[\uD800-\uDFFF]/u
