/**
 * Parses a demographic filter. Its name is that of a screening question, optionally followed by `__in`, `__range`, `__gte` or `__lte`.
 *
 * Source: the vendor's brand lift document, section Lift filter parameters.
 */
import * as Demographics from "../lookups/demographics.ts"
import { audienceQuestions } from "../lookups/screeningQuestions.ts"

const comparisons = {
  "": {
    takes: 1,
    test:
      ([wanted = 0]: ReadonlyArray<number>) =>
      (value: number) =>
        value === wanted
  },
  __gte: {
    takes: 1,
    test:
      ([low = 0]: ReadonlyArray<number>) =>
      (value: number) =>
        value >= low
  },
  __lte: {
    takes: 1,
    test:
      ([high = 0]: ReadonlyArray<number>) =>
      (value: number) =>
        value <= high
  },
  __range: {
    takes: 2,
    test:
      ([low = 0, high = 0]: ReadonlyArray<number>) =>
      (value: number) =>
        value >= low && value <= high
  },
  __in: { takes: undefined, test: (wanted: ReadonlyArray<number>) => (value: number) => wanted.includes(value) }
} as const

const numeric: ReadonlyArray<string> = ["demo_age", "demo_hhi_int"]

const isComparison = (name: string): name is keyof typeof comparisons => Object.hasOwn(comparisons, name)

export interface DemographicFilter {
  /** The name of the screening question whose answers the filter tests, such as `demo_age`. */
  readonly question: string
  readonly passes: (value: number) => boolean
}

/**
 * Returns the filter, or an error message if its value is malformed. Undefined if the service ignores the filter, because the name is unknown, or
 * because the question does not accept the suffix. Only questions with numeric values accept `__gte`, `__lte` and `__range`.
 */
export const parseDemographicFilter = (name: string, text: string): DemographicFilter | string | undefined => {
  const cut = name.indexOf("__")
  const operator = cut < 0 ? "" : name.slice(cut)
  const question = cut < 0 ? name : name.slice(0, cut)
  if (!Demographics.indexOf.has(question) && !audienceQuestions.has(question)) return undefined
  if (!isComparison(operator)) return undefined
  if (operator !== "" && operator !== "__in" && !numeric.includes(question)) return undefined
  const values = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)))
  const { takes, test } = comparisons[operator]
  if (values.some(Number.isNaN) || (takes !== undefined && values.length !== takes)) {
    return takes === 2 ? "Two numbers joined by a comma are expected." : "A number is expected."
  }
  return { question, passes: test(values) }
}
