/**
 * One item of a callback, judged: what the projections need of it, where and why it is odd, or why it cannot be used at all.
 *
 * An odd item is applied as far as it is understood, because what was sent before it is not true any more: a survey is parked when what
 * decides about sending respondents is odd, and what is odd in an outcome is taken for nothing. Judging never looks at what is stored, so
 * the same bytes always fare the same.
 */
import { Opportunity, Outcome } from "@fieldwork/exchange-client/validators"
import type { StreamName } from "../Message.ts"
import type { OpportunityRow, OpportunityStatus, OutcomeRow } from "../store/Rows.ts"
import { contentHash } from "./Content.ts"
import { toNanos } from "./Money.ts"

export type OpportunityFacts = Omit<
  OpportunityRow,
  "signed_at" | "sequence" | "item" | "changed_sequence" | "changed_item"
>
export type OutcomeFacts = Omit<OutcomeRow, "signed_at" | "sequence" | "item" | "changed_sequence" | "changed_item">

/** JSON pointer within the item, and what is wrong there. It repeats nothing of the item. */
export interface Complaint {
  readonly path: string
  readonly reason: string
}

export type Judged =
  | { readonly _tag: "Opportunity"; readonly facts: OpportunityFacts; readonly complaint?: Complaint | undefined }
  | { readonly _tag: "Outcome"; readonly facts: OutcomeFacts; readonly complaint?: Complaint | undefined }
  | ({ readonly _tag: "Unusable" } & Complaint)

interface Shape {
  (value: unknown): boolean
  readonly errors?: ReadonlyArray<Violation> | null
}

interface Violation {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, unknown>>

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

/** `hash` is that of the content, where it is known already. */
export const judge = (stream: StreamName, bytes: Uint8Array, hash?: string): Judged => {
  let text
  try {
    text = utf8.decode(bytes)
  } catch {
    return unusable("", "it is not UTF-8")
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return unusable("", "it is not JSON")
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return unusable("", "it is no object")
  const shape: Shape = stream === "opportunities" ? Opportunity : Outcome
  const fields = value as Fields
  const complaints = shape(value) ? [] : (shape.errors ?? []).filter((one) => isOdd(one, value)).map(describe)
  return stream === "opportunities"
    ? judgeOpportunity(fields, hash ?? contentHash(bytes), complaints)
    : judgeOutcome(fields, complaints)
}

/** A limit that is passed is nothing to complain of, and what is null is as good as absent; another type is. */
const isOdd = ({ instancePath, keyword }: Violation, item: object): boolean =>
  keyword === "required" || (keyword === "type" && at(item, instancePath) !== null)

const at = (item: object, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((part, name) => (typeof part === "object" && part !== null ? Reflect.get(part, name) : part), item)

/** The parameters are the spec's, so nothing of the item is repeated. */
const describe = ({ instancePath, keyword, params }: Violation): Complaint => ({
  path: instancePath,
  reason:
    keyword === "required"
      ? `it lacks ${String(params["missingProperty"])}`
      : `it is not of type ${String(params["type"])}`
})

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

const noAmount = (path: string): Complaint => ({ path, reason: "it is no amount of at most 9 decimal places" })

const judgeOpportunity = (fields: Fields, hash: string, complaints: ReadonlyArray<Complaint>): Judged => {
  const surveyId = fields["survey_id"]
  if (!Number.isSafeInteger(surveyId)) {
    const said = complaints.find(({ path, reason }) => path === "/survey_id" || reason.endsWith(" survey_id"))
    return unusable(said?.path ?? "/survey_id", said?.reason ?? "it is no exact integer")
  }
  const price = readPrice(fields["revenue_per_interview"])
  const reason = fields["message_reason"]
  const said = statuses.get(reason)
  const isAbsent = reason === undefined || reason === null
  const unknown = { path: "/message_reason", reason: isAbsent ? "it is absent" : "it is none of the known values" }
  const grave =
    complaints.find(({ path }) => deciding.has(path.split("/")[1])) ??
    (price === undefined ? noAmount("/revenue_per_interview/value") : undefined) ??
    (said === undefined ? unknown : undefined)
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
    ...(price ?? noPrice),
    total_remaining: integerOf(fields["total_remaining"]),
    odd: grave === undefined && complaints.length === 0 ? 0 : 1
  }
  const complaint = isParked ? { ...grave, reason: `${grave.reason}: the survey is parked` } : (grave ?? complaints[0])
  return { _tag: "Opportunity", facts, complaint }
}

/** What engines can keep in an index, in bytes. Theirs are far shorter. */
const longestKey = 1000

const judgeOutcome = (fields: Fields, complaints: ReadonlyArray<Complaint>): Judged => {
  const respondentId = fields["respondent_id"]
  if (typeof respondentId !== "string" || respondentId === "")
    return unusable("/respondent_id", "it is empty or no text")
  // A key with these could not be stored by every engine.
  if (respondentId.includes("\0")) return unusable("/respondent_id", "it holds a null character")
  if (Buffer.from(respondentId).toString() !== respondentId)
    return unusable("/respondent_id", "it holds half a character")
  if (Buffer.byteLength(respondentId) > longestKey) {
    return unusable("/respondent_id", `it is longer than ${longestKey} bytes`)
  }
  const price = readPrice(fields["rpi"])
  const facts: OutcomeFacts = {
    respondent_id: respondentId,
    survey_id: integerOf(fields["survey_id"]),
    panelist_id: textOf(fields["panelist_id"]),
    marketplace_status: integerOf(fields["marketplace_status"]),
    client_status: integerOf(fields["client_status"]),
    ...(price ?? noPrice)
  }
  return {
    _tag: "Outcome",
    facts,
    complaint: complaints[0] ?? (price === undefined ? noAmount("/rpi/value") : undefined)
  }
}

type Price = Pick<OpportunityRow, "price_nanos" | "currency_code">

const noPrice: Price = { price_nanos: null, currency_code: null }

/** Undefined when it is no amount. */
const readPrice = (amount: unknown): Price | undefined => {
  if (typeof amount !== "object" || amount === null) return noPrice
  const { currency_code, value } = amount as Fields
  if (value === undefined || value === null) return { price_nanos: null, currency_code: textOf(currency_code) }
  const nanos = toNanos(value)
  return nanos === undefined ? undefined : { price_nanos: nanos, currency_code: textOf(currency_code) }
}

/** PostgreSQL's texts hold no null character. */
const textOf = (value: unknown): string | null => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : null)
const integerOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null)
