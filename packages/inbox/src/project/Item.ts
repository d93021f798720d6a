/**
 * One item of a callback, judged: what the projections need of it, where and why it is odd, or why it cannot be used at all.
 *
 * An odd item is applied as far as it is understood, because what was sent before it is not true any more: a survey is parked when what
 * decides about sending respondents is odd, and what is odd in an outcome is taken for nothing. Judging never looks at what is stored, so
 * the same bytes always fare the same.
 */
import { parseItem, readItem, toNanos } from "@fieldwork/webhooks/events"
import type { StreamName } from "../Message.ts"
import type { OpportunityRow, OpportunityStatus, OutcomeRow } from "../store/Rows.ts"
import { contentHash } from "./Content.ts"

export type OpportunityFacts = Omit<OpportunityRow, OrderColumn>
export interface OutcomeFacts extends Omit<OutcomeRow, OrderColumn> {
  /** As it was received. */
  readonly entry_date: string | null
}
type OrderColumn = "ordered_at" | "signed_at" | "sequence" | "item" | "changed_sequence" | "changed_item"

/** JSON pointer within the item, and what is wrong there. It repeats nothing of the item. */
export interface Complaint {
  readonly path: string
  readonly reason: string
}

export type Judged =
  | { readonly _tag: "Opportunity"; readonly facts: OpportunityFacts; readonly complaint?: Complaint | undefined }
  | { readonly _tag: "Outcome"; readonly facts: OutcomeFacts; readonly complaint?: Complaint | undefined }
  | ({ readonly _tag: "Unusable" } & Complaint)

type Fields = Readonly<Record<string, unknown>>

/** `hash` is the hash of the content, where it is known already. */
export const judge = (stream: StreamName, bytes: Uint8Array, hash?: string): Judged => {
  const parsed = parseItem(bytes)
  if ("reason" in parsed) return unusable("", parsed.reason)
  const { fields, issues, stream: actual } = readItem(parsed.value, stream)
  const complaints = issues.map(({ message, path }) => ({ path, reason: message }))
  if (fields === undefined || actual === undefined) {
    return unusable(complaints[0]?.path ?? "", complaints[0]?.reason ?? "it cannot be read")
  }
  if (actual !== stream) return unusable("", otherStream[actual])
  return stream === "opportunities"
    ? judgeOpportunity(fields, hash ?? contentHash(bytes), complaints)
    : judgeOutcome(fields, complaints)
}

const otherStream: Readonly<Record<StreamName, string>> = {
  opportunities: "it is an opportunity and not an outcome",
  outcomes: "it is an outcome and not an opportunity"
}

const unusable = (path: string, reason: string): Judged => ({ _tag: "Unusable", path, reason })

/** Known values of `message_reason`. Public material names them; the exchange document shows `new` only. */
const statuses: ReadonlyMap<unknown, OpportunityStatus> = new Map([
  ["new", "live"],
  ["updated", "live"],
  ["reactivated", "live"],
  ["deactivated", "deactivated"]
])

/** What decides whether respondents are sent: where one of these is odd, nobody is. */
const deciding: ReadonlySet<string | undefined> = new Set([
  "message_reason",
  "is_live",
  "country_language",
  "revenue_per_interview",
  "total_remaining"
])

const judgeOpportunity = (fields: Fields, hash: string, complaints: ReadonlyArray<Complaint>): Judged => {
  const surveyId = fields["survey_id"]
  const unkeyed = complaints.find(({ path }) => path === "/survey_id")
  if (unkeyed !== undefined) return unusable(unkeyed.path, unkeyed.reason)
  const reason = fields["message_reason"]
  const said = statuses.get(reason)
  const isAbsent = reason === undefined || reason === null
  const unknown = { path: "/message_reason", reason: isAbsent ? "it is absent" : "it is none of the known values" }
  const grave =
    complaints.find(({ path }) => deciding.has(path.split("/")[1])) ?? (said === undefined ? unknown : undefined)
  // A survey that is taken back is taken back, whatever else is said of it.
  const isParked = grave !== undefined && said !== "deactivated"
  const facts: OpportunityFacts = {
    survey_id: Number(surveyId),
    hash,
    status:
      isParked || said === undefined ? "parked" : said === "live" && fields["is_live"] === false ? "paused" : said,
    message_reason: textOf(reason),
    is_live: typeof fields["is_live"] === "boolean" ? (fields["is_live"] ? 1 : 0) : null,
    country_language: textOf(fields["country_language"]),
    ...readPrice(fields["revenue_per_interview"]),
    total_remaining: integerOf(fields["total_remaining"]),
    conforms: grave === undefined && complaints.length === 0 ? 1 : 0
  }
  const complaint = isParked ? { ...grave, reason: `${grave.reason}: the survey is parked` } : (grave ?? complaints[0])
  return { _tag: "Opportunity", facts, complaint }
}

const judgeOutcome = (fields: Fields, complaints: ReadonlyArray<Complaint>): Judged => {
  const unkeyed = complaints.find(({ path }) => path === "/respondent_id")
  if (unkeyed !== undefined) return unusable(unkeyed.path, unkeyed.reason)
  const facts: OutcomeFacts = {
    respondent_id: String(fields["respondent_id"]),
    survey_id: integerOf(fields["survey_id"]),
    panelist_id: textOf(fields["panelist_id"]),
    marketplace_status: integerOf(fields["marketplace_status"]),
    client_status: integerOf(fields["client_status"]),
    entry_date: textOf(fields["entry_date"]),
    ...readPrice(fields["rpi"])
  }
  return { _tag: "Outcome", facts, complaint: complaints[0] }
}

type Price = Pick<OpportunityRow, "price_nanos" | "currency_code">

const noPrice: Price = { price_nanos: null, currency_code: null }

/** What is not an amount is none, and was complained of. */
const readPrice = (amount: unknown): Price => {
  if (typeof amount !== "object" || amount === null) return noPrice
  const { currency_code, value } = amount as Fields
  const nanos = toNanos(value)
  const isAbsent = value === undefined || value === null
  return nanos === undefined && !isAbsent
    ? noPrice
    : { price_nanos: nanos ?? null, currency_code: textOf(currency_code) }
}

/** PostgreSQL's texts hold no null character. */
const textOf = (value: unknown): string | null => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : null)
const integerOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null)
