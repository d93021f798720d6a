/**
 * Parses the dates in v1 responses, such as `/Date(1767225600000-0600)/`. A date consists of the milliseconds since 1970-01-01 UTC and a UTC offset.
 *
 * The offset does not change the instant, because the milliseconds are already in UTC. It only indicates the time zone of the server that wrote the
 * date.
 */
import { taggedError } from "@fieldwork/core/promise"

/**
 * A date in a v1 response: an instant, and the UTC offset of the server that wrote the date.
 */
export interface LegacyDate {
  /** The instant, in Unix milliseconds. */
  readonly epochMillis: number
  /** The UTC offset in minutes, positive east of UTC. 0 if the date contains no offset. */
  readonly offsetMinutes: number
}

/**
 * Thrown for a string that is not a v1 date, or for a date that cannot be represented.
 *
 * @example
 * ```ts
 * import { LegacyDate } from "@fieldwork/exchange"
 * LegacyDate.parse("2026-01-01") // throws is not a date of the form
 * ```
 */
export class InvalidLegacyDateError extends taggedError("InvalidLegacyDateError")<{ readonly value: string }> {
  override get message(): string {
    return `${JSON.stringify(this.value)} is not a date of the form /Date(1767225600000-0600)/`
  }
}

const form = /^\/Date\((-?\d{1,16})(?:([+-])(\d\d)([0-5]\d))?\)\/$/

/** The maximum distance from the Unix epoch that a `Date` can represent, in milliseconds. */
const maxMillis = 8.64e15

/** The maximum UTC offset in minutes. No time zone is more than 14 hours from UTC. */
const maxOffsetMinutes = 840

/**
 * Parses a date such as `/Date(1767225600000-0600)/`. Throws `InvalidLegacyDateError` for any other string.
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
  if (!(Math.abs(epochMillis) <= maxMillis) || offset > maxOffsetMinutes)
    throw new InvalidLegacyDateError({ value: text })
  return { epochMillis, offsetMinutes: sign === "-" ? 0 - offset : offset }
}

/**
 * Returns the instant as a `Date`. The offset does not change it.
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
 * Returns the date as a string in the format of v1 responses, including its offset.
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
