/**
 * Reads demographic filters. A parameter is the name of a demographic filter, optionally followed by `__in`, `__range`, `__gte` or `__lte`.
 *
 * Source: the vendor's brand lift document, section Lift filter parameters.
 */
import * as Demographics from "../lookups/demographics.ts"
import { audienceQuestions, precodeOf } from "../lookups/screeningQuestions.ts"
import type { Population } from "../study/Population.ts"
import type { Violations } from "../Violations.ts"
import type { RespondentTest } from "./Selection.ts"

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

/** Returns a function that reads a respondent's value for the demographic filter called `name`. Undefined if the filter is unknown. */
const valuesOf = (population: Population, name: string): ((respondent: number) => number) | undefined => {
  const column = population.demographics[Demographics.indexOf.get(name) ?? -1]
  if (column !== undefined) return (respondent) => column.at(respondent)
  const question = audienceQuestions.get(name)
  return question && ((respondent) => precodeOf(question, respondent))
}

/**
 * Returns the tests for the demographic filters in a query. Unknown filter names are ignored, and so are `__gte`, `__lte` and `__range` for questions
 * whose values are not numeric.
 */
export const demographicTests = (
  population: Population,
  query: Readonly<Record<string, string>>,
  violations: Violations
): ReadonlyArray<RespondentTest> =>
  Object.entries(query).flatMap(([name, text]): ReadonlyArray<RespondentTest> => {
    const cut = name.indexOf("__")
    const operator = cut < 0 ? "" : name.slice(cut)
    const own = cut < 0 ? name : name.slice(0, cut)
    const valueOf = valuesOf(population, own)
    if (valueOf === undefined || !isComparison(operator)) return []
    if (operator !== "" && operator !== "__in" && !numeric.includes(own)) return []
    const values = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)))
    const { takes, test } = comparisons[operator]
    if (values.some(Number.isNaN) || (takes !== undefined && values.length !== takes)) {
      violations[name] = [takes === 2 ? "Two numbers joined by a comma are expected." : "A number is expected."]
      return []
    }
    const passes = test(values)
    return [(respondent) => passes(valueOf(respondent))]
  })
