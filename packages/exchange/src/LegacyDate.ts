/**
 * The dates of v1 responses, `/Date(1767225600000-0600)/`: milliseconds since 1970 in UTC, and an offset that says where it was written.
 *
 * The offset does not move the moment: the milliseconds are in UTC already. It only tells the local time of the writer.
 */
import { taggedError } from "@fieldwork/core/promise"

export interface LegacyDate {
  /** Since 1970, in UTC. */
  readonly epochMillis: number
  /** East of UTC; 0 when the text names none. */
  readonly offsetMinutes: number
}

/** A text that is not such a date, or one that no clock can show. */
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

/** Throws `InvalidLegacyDateError`. */
export const parse = (text: string): LegacyDate => {
  const [, millis, sign, hours = "0", minutes = "0"] = form.exec(text) ?? []
  const epochMillis = Number(millis)
  const offset = Number(hours) * 60 + Number(minutes)
  if (!(Math.abs(epochMillis) <= furthest) || offset > furthestOffset) throw new InvalidLegacyDateError({ given: text })
  return { epochMillis, offsetMinutes: sign === "-" ? 0 - offset : offset }
}

export const toDate = ({ epochMillis }: LegacyDate): Date => new Date(epochMillis)

const two = (value: number): string => String(value).padStart(2, "0")

/** The moment as it is written on the wire, with its offset. */
export const toText = ({ epochMillis, offsetMinutes }: LegacyDate): string => {
  const size = Math.abs(offsetMinutes)
  return `/Date(${epochMillis}${offsetMinutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${two(size % 60)})/`
}
