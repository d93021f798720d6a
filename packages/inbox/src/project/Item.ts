/**
 * One item of a callback, judged: either what the projections need of it, or where and why it cannot be used.
 *
 * Judging never looks at what is stored, so the same bytes always fare the same.
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
  /** `complaint` goes with a parked survey: it is applied so that nothing older is taken for its state. */
  | { readonly _tag: "Opportunity"; readonly facts: OpportunityFacts; readonly complaint?: Complaint }
  | { readonly _tag: "Outcome"; readonly facts: OutcomeFacts }
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
  const shape: Shape = stream === "opportunities" ? Opportunity : Outcome
  if (!shape(value)) {
    // A limit that is passed is no reason to lose a survey; another type is.
    const first = shape.errors?.find(({ keyword }) => keyword === "type" || keyword === "required")
    if (first !== undefined) return unusable(first.instancePath, describe(first))
  }
  const fields = value as Fields
  return stream === "opportunities" ? judgeOpportunity(fields, hash ?? contentHash(bytes)) : judgeOutcome(fields)
}

/** The parameters are the spec's, so nothing of the item is repeated. */
const describe = ({ keyword, params }: Violation): string =>
  keyword === "required"
    ? `it lacks ${String(params["missingProperty"])}`
    : `it is not of type ${String(params["type"])}`

const unusable = (path: string, reason: string): Judged => ({ _tag: "Unusable", path, reason })

/** Known values of `message_reason`. Public material names them; the exchange document shows `new` only. */
const statuses: ReadonlyMap<unknown, OpportunityStatus> = new Map([
  ["new", "live"],
  ["updated", "live"],
  ["reactivated", "live"],
  ["deactivated", "deactivated"]
])

const judgeOpportunity = (fields: Fields, hash: string): Judged => {
  const surveyId = fields["survey_id"]
  if (!Number.isSafeInteger(surveyId)) return unusable("/survey_id", "it is no exact integer")
  const price = readPrice(fields["revenue_per_interview"])
  if (price === undefined)
    return unusable("/revenue_per_interview/value", "it is no amount of at most 9 decimal places")
  const reason = fields["message_reason"]
  const status = statuses.get(reason)
  const facts: OpportunityFacts = {
    survey_id: Number(surveyId),
    hash,
    status: status ?? "parked",
    message_reason: textOf(reason),
    is_live: typeof fields["is_live"] === "boolean" ? (fields["is_live"] ? 1 : 0) : null,
    country_language: textOf(fields["country_language"]),
    ...price,
    total_remaining: integerOf(fields["total_remaining"])
  }
  if (status !== undefined) return { _tag: "Opportunity", facts }
  const why = reason === undefined || reason === null ? "it is absent" : "it is none of the known values"
  return {
    _tag: "Opportunity",
    facts,
    complaint: { path: "/message_reason", reason: `${why}: the survey is parked` }
  }
}

const judgeOutcome = (fields: Fields): Judged => {
  const respondentId = fields["respondent_id"]
  if (typeof respondentId !== "string" || respondentId === "")
    return unusable("/respondent_id", "it is empty or no text")
  // A key with it could not be stored by every engine.
  if (respondentId.includes("\0")) return unusable("/respondent_id", "it holds a null character")
  const price = readPrice(fields["rpi"])
  if (price === undefined) return unusable("/rpi/value", "it is no amount of at most 9 decimal places")
  const facts: OutcomeFacts = {
    respondent_id: respondentId,
    survey_id: integerOf(fields["survey_id"]),
    panelist_id: textOf(fields["panelist_id"]),
    marketplace_status: integerOf(fields["marketplace_status"]),
    client_status: integerOf(fields["client_status"]),
    ...price
  }
  return { _tag: "Outcome", facts }
}

type Price = Pick<OpportunityRow, "price_nanos" | "currency_code">

const readPrice = (amount: unknown): Price | undefined => {
  if (typeof amount !== "object" || amount === null) return { price_nanos: null, currency_code: null }
  const { currency_code, value } = amount as Fields
  if (value === undefined || value === null) return { price_nanos: null, currency_code: textOf(currency_code) }
  const nanos = toNanos(value)
  return nanos === undefined ? undefined : { price_nanos: nanos, currency_code: textOf(currency_code) }
}

/** PostgreSQL's texts hold no null character. */
const textOf = (value: unknown): string | null => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : null)
const integerOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null)
