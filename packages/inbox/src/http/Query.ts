/** Reads the query parameters of a request. Error messages contain the name of the parameter and the expected format, but never its value. */
import { toNanos } from "@fieldwork/webhooks/events"

/** The error that is reported when a parameter is unknown or has an invalid value. */
export class ParameterError extends Error {}

export class Query {
  readonly #params: URLSearchParams

  /** Parses the query. Throws {@link ParameterError} if a parameter is not in `names`, because a misspelt filter would otherwise be ignored. */
  constructor(search: string, names: ReadonlyArray<string>) {
    this.#params = new URLSearchParams(search)
    const unknown = [...this.#params.keys()].some((name) => !names.includes(name))
    if (unknown) {
      const allowed = names.length === 0 ? "none" : names.join(", ")
      throw new ParameterError(`unknown parameter: the parameters are ${allowed}`)
    }
  }

  text(name: string): string | undefined {
    const all = this.#params.getAll(name)
    if (all.length > 1) throw new ParameterError(`${name}: specify it only once`)
    if (all[0] === "") throw new ParameterError(`${name}: it must not be empty`)
    requireNoNull(name, all)
    return all[0]
  }

  choice<const Choice extends string>(name: string, choices: ReadonlyArray<Choice>): Choice | undefined {
    const raw = this.text(name)
    const known = choices.find((choice) => choice === raw)
    if (raw !== undefined && known === undefined) {
      throw new ParameterError(`${name}: it must be one of ${choices.join(", ")}`)
    }
    return known
  }

  integer(name: string, min: number, max: number): number | undefined {
    const raw = this.text(name)
    return raw === undefined ? undefined : integerOf(name, raw, min, max)
  }

  /** Returns the values of a parameter that is comma-separated, repeated, or both. */
  list(name: string): ReadonlyArray<string> | undefined {
    const all = this.#params.getAll(name)
    if (all.length === 0) return undefined
    const items = all.flatMap((text) => text.split(","))
    if (items.includes("")) throw new ParameterError(`${name}: specify values separated by commas`)
    requireNoNull(name, items)
    return items
  }

  integers(name: string): ReadonlyArray<number> | undefined {
    return this.list(name)?.map((item) => integerOf(name, item, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
  }

  /** Parses an amount of money, and returns it in billionths of the currency unit, or the largest safe integer if the amount exceeds it. */
  nanos(name: string): number | undefined {
    const raw = this.text(name)
    if (raw === undefined) return undefined
    if (!/^\d{1,7}(\.\d{1,9})?$/.test(raw)) throw new ParameterError(`${name}: it must be an amount such as 1.25`)
    return toNanos(raw) ?? Number.MAX_SAFE_INTEGER
  }

  /** Parses a time, and returns it in Unix seconds, rounded up. */
  time(name: string): number | undefined {
    const raw = this.text(name)
    if (raw === undefined) return undefined
    const [, date = ""] = timePattern.exec(raw) ?? []
    // The parsed date is formatted again and compared with the input, because `Date.parse` interprets 30 February as 2 March.
    const isDay = date !== "" && dayOf(date) === date
    const millis = isDay ? Date.parse(raw) : NaN
    if (Number.isNaN(millis)) throw new ParameterError(`${name}: it must be a time such as 2026-11-23T08:00:00Z`)
    return Math.ceil(millis / 1000)
  }
}

/** Throws {@link ParameterError} if a value contains a null character, which PostgreSQL cannot compare. */
const requireNoNull = (name: string, values: ReadonlyArray<string>): void => {
  if (values.some((value) => value.includes("\0"))) {
    throw new ParameterError(`${name}: it must not contain a null character`)
  }
}

/** Throws {@link ParameterError} if the query contains any parameter. Used by read API operations that do not have parameters. */
export const requireNoParameters = (search: string): void => void new Query(search, [])

const timePattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i

const dayOf = (date: string): string | undefined => {
  const millis = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(millis) ? undefined : new Date(millis).toISOString().slice(0, 10)
}

export const integerOf = (name: string, text: string, min: number, max: number): number => {
  const value = /^-?\d{1,16}$/.test(text) ? Number(text) : NaN
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value
  throw new ParameterError(`${name}: it must be a whole number from ${min} to ${max}`)
}
