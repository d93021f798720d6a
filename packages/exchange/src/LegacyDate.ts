/**
 * The dates of v1 responses, `/Date(1767225600000-0600)/`: milliseconds since 1970 in UTC, and an offset that says where it was written.
 *
 * The offset does not move the moment: the milliseconds are in UTC already. It only tells the local time of the writer.
 */
import { taggedError } from "@fieldwork/core/promise"

/**
 * A date of a v1 response: a moment, and the offset of the place where it was written.
 */
export interface LegacyDate {
  /** Since 1970, in UTC. */
  readonly epochMillis: number
  /** East of UTC; 0 when the text names none. */
  readonly offsetMinutes: number
}

/**
 * A text that is not such a date, or one that no clock can show.
 *
 * @example
 * ```ts
 * import { LegacyDate } from "@fieldwork/exchange"
 * LegacyDate.parse("2026-01-01") // throws is not a date of the form
 * ```
 */
export class InvalidLegacyDateError extends taggedError("InvalidLegacyDateError")<{ readonly given: string }> {
  override get message(): string {
    return `${JSON.stringify(this.given)} is not a date of the form /Date(1767225600000-0600)/`
  }
}

const form = /^\/Date\((-?\d{1,16})(?:([+-])(\d\d)([0-5]\d))?\)\/$/

/** The furthest moment from 1970 that a `Date` can hold. */
const furthest = 8.64e15

/** No place on Earth is further than 14 hours from UTC. */
const furthestOffset = 840

/**
 * The date that a text such as `/Date(1767225600000-0600)/` means. Throws `InvalidLegacyDateError`.
 *
 * @example
 * ```ts
 * import { LegacyDate } from "@fieldwork/exchange"
 * LegacyDate.parse("/Date(1767225600000-0600)/") // => {"epochMillis":1767225600000,"offsetMinutes":-360}
 * ```
 */
export const parse = (text: string): LegacyDate => {
  const [, millis, sign, hours = "0", minutes = "0"] = form.exec(text) ?? []
  const epochMillis = Number(millis)
  const offset = Number(hours) * 60 + Number(minutes)
  if (!(Math.abs(epochMillis) <= furthest) || offset > furthestOffset) throw new InvalidLegacyDateError({ given: text })
  return { epochMillis, offsetMinutes: sign === "-" ? 0 - offset : offset }
}

/**
 * The moment as a `Date`. The offset does not move it.
 *
 * @example
 * ```ts
 * import { LegacyDate } from "@fieldwork/exchange"
 * LegacyDate.toDate(LegacyDate.parse("/Date(1767225600000-0600)/")).toISOString() // => "2026-01-01T00:00:00.000Z"
 * ```
 */
export const toDate = ({ epochMillis }: LegacyDate): Date => new Date(epochMillis)

const two = (value: number): string => String(value).padStart(2, "0")

/**
 * The moment as it is written on the wire, with its offset.
 *
 * @example
 * ```ts
 * import { LegacyDate } from "@fieldwork/exchange"
 * LegacyDate.toText({ epochMillis: 1767225600000, offsetMinutes: -360 }) // => "/Date(1767225600000-0600)/"
 * ```
 */
export const toText = ({ epochMillis, offsetMinutes }: LegacyDate): string => {
  const size = Math.abs(offsetMinutes)
  return `/Date(${epochMillis}${offsetMinutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${two(size % 60)})/`
}
