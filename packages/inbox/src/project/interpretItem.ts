/**
 * Interprets one item from a callback. The result contains the fields that the projections need. For an invalid item, it also contains the path to
 * the invalid part and the reason why that part is invalid. If the item cannot be used at all, the result contains only the path and the reason.
 *
 * The valid parts of an invalid item are applied, because the item shows that the earlier state is no longer valid. If a field that determines
 * whether to send respondents is invalid, the survey gets the status `parked`. An invalid field in an outcome counts as absent. The result never
 * depends on stored data, so the same bytes always give the same result.
 */
import type { OpportunityFacts, OutcomeFacts, Complaint, Interpretation } from "./ItemFacts.ts"
import { parseItem, readItem, toNanos } from "@fieldwork/webhooks/events"
import type { StreamName } from "../Message.ts"
import type { OpportunityRow, OpportunityStatus } from "../store/Rows.ts"
import { absentFacts } from "./AmountFacts.ts"
import { contentHash } from "./Content.ts"

type Fields = Readonly<Record<string, unknown>>

/** Interprets an item. `hash` is the hash of its content, if the hash is already known. */
export const interpretItem = (stream: StreamName, bytes: Uint8Array, hash?: string): Interpretation => {
  const parsed = parseItem(bytes)
  if ("reason" in parsed) return unusable("", parsed.reason)
  const { fields, issues, stream: actual } = readItem(parsed.value, stream)
  const complaints = issues.map(({ message, path }) => ({ path, reason: message }))
  if (fields === undefined || actual === undefined) {
    return unusable(complaints[0]?.path ?? "", complaints[0]?.reason ?? "it cannot be read")
  }
  if (actual !== stream) return unusable("", otherStream[actual])
  return stream === "opportunities"
    ? interpretOpportunity(fields, hash ?? contentHash(bytes), complaints)
    : interpretOutcome(fields, complaints)
}

/** Returns whether an item that was sent to the URL of the other stream can be applied to `stream`. */
export const canMoveTo = (stream: StreamName, bytes: Uint8Array): boolean =>
  interpretItem(stream, bytes)._tag !== "Unusable"

const otherStream: Readonly<Record<StreamName, string>> = {
  opportunities: "it is an opportunity and not an outcome",
  outcomes: "it is an outcome and not an opportunity"
}

const unusable = (path: string, reason: string): Interpretation => ({ _tag: "Unusable", path, reason })

/** The known values of `message_reason`, collected from public documentation. The exchange's API document lists only `new`. */
const statuses: ReadonlyMap<unknown, OpportunityStatus> = new Map([
  ["new", "live"],
  ["updated", "live"],
  ["reactivated", "live"],
  ["deactivated", "deactivated"]
])

/** The fields that determine whether to send respondents to a survey. If one of them is invalid, no respondents may be sent. */
const deciding: ReadonlySet<string | undefined> = new Set([
  "message_reason",
  "is_live",
  "country_language",
  "revenue_per_interview",
  "total_remaining"
])

const interpretOpportunity = (fields: Fields, hash: string, complaints: ReadonlyArray<Complaint>): Interpretation => {
  const surveyId = fields["survey_id"]
  const unkeyed = complaints.find(({ path }) => path === "/survey_id")
  if (unkeyed !== undefined) return unusable(unkeyed.path, unkeyed.reason)
  const reason = fields["message_reason"]
  const said = statuses.get(reason)
  const isAbsent = reason === undefined || reason === null
  const unknown = { path: "/message_reason", reason: isAbsent ? "it is absent" : "it is not one of the known values" }
  const grave =
    complaints.find(({ path }) => deciding.has(path.split("/")[1])) ?? (said === undefined ? unknown : undefined)
  // A deactivated survey remains deactivated even if other fields are invalid.
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

const interpretOutcome = (fields: Fields, complaints: ReadonlyArray<Complaint>): Interpretation => {
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
  return { _tag: "Outcome", facts, complaint: complaints.find(isOfAmount) ?? complaints[0] }
}

/** A complaint about the amount is reported first, because a retry of the outcome later needs to know whether its amount was read. */
const isOfAmount = ({ path }: Complaint): boolean => absentFacts(path) !== undefined

type Price = Pick<OpportunityRow, "price_nanos" | "currency_code">

const noPrice: Price = { price_nanos: null, currency_code: null }

/** Reads a price. An invalid amount counts as absent, because it has already been reported. */
const readPrice = (amount: unknown): Price => {
  if (typeof amount !== "object" || amount === null) return noPrice
  const { currency_code, value } = amount as Fields
  const nanos = toNanos(value)
  const isAbsent = value === undefined || value === null
  return nanos === undefined && !isAbsent
    ? noPrice
    : { price_nanos: nanos ?? null, currency_code: textOf(currency_code) }
}

/** Returns a string, or null for any other value. Null characters are replaced, because PostgreSQL rejects them. */
const textOf = (value: unknown): string | null => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : null)
const integerOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null)
