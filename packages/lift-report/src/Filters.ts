/**
 * Applies the lift filters of a report to the requests that read its data, and limits their time range.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { day, toIso } from "./Refresh.ts"

type Filters = LiftTable.Filters | undefined

/** Returns the filters that have a value, as pairs of a name and a value. */
const given = (filters: Filters): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(filters ?? {}).filter(([, value]) => value !== undefined)

/**
 * Returns the first or last time that a time filter includes, in Unix milliseconds, or `none` if the filter is not set. A date includes the entire
 * day in UTC.
 *
 * @throws RangeError if the filter is not a date or a date-time with a time zone
 */
const timeOf = (name: "timestamp__gte" | "timestamp__lte", filters: Filters, none: number): number => {
  const text = filters?.[name]
  if (text === undefined) return none
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const at = isDate || /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/i.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) {
    throw new RangeError(
      `the filter ${name} is "${text}": pass a date such as 2026-02-15 or a date-time such as 2026-02-15T03:00:00Z`
    )
  }
  return isDate && name === "timestamp__lte" ? at + day - 1 : at
}

/** Returns the first time that the filters include, in Unix milliseconds; negative infinity if the filters set no start. */
export const firstTimeOf = (filters: Filters): number => timeOf("timestamp__gte", filters, Number.NEGATIVE_INFINITY)

/** Returns the last time that the filters include, in Unix milliseconds; infinity if the filters set no end. */
export const lastTimeOf = (filters: Filters): number => timeOf("timestamp__lte", filters, Number.POSITIVE_INFINITY)

/** Returns the filters with `timestamp__lte` set to `until`, in Unix milliseconds, unless the filters already end at or before that time. */
export const limitedTo = (filters: Filters, until: number): LiftTable.Filters =>
  lastTimeOf(filters) <= until ? { ...filters } : { ...filters, timestamp__lte: toIso(until) }

/**
 * Checks filters before any request is sent. Filters cannot be combined with daily counts that have already been recorded, because such counts cannot
 * be filtered afterwards. `name` is the option that contains the recorded counts.
 *
 * @throws RangeError if both filters and recorded counts are given, or a time filter is not a date or a date-time with a time zone
 */
export const checkFilters = (filters: Filters, name: "days" | "history", recorded: unknown): void => {
  firstTimeOf(filters)
  lastTimeOf(filters)
  if (recorded === undefined || given(filters).length === 0) return
  throw new RangeError(
    `the counts in \`${name}\` cannot be filtered: omit \`${name}\`, so the daily counts are requested with the filters, or omit \`filters\``
  )
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(",")
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** Returns the filters as text, such as `device_type=mobile, timestamp__gte=2026-02-01`. Empty if there are none. */
export const filterText = (filters: Filters): string =>
  given(filters)
    .map(([name, value]) => `${name}=${textOf(value)}`)
    .join(", ")
