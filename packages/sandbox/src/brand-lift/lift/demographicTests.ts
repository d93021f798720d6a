/** Converts the demographic filters of a query to tests of respondents. */
import * as Demographics from "../lookups/demographics.ts"
import { audienceQuestions, precodeOf } from "../lookups/screeningQuestions.ts"
import type { Population } from "../study/Population.ts"
import type { Violations } from "../Violations.ts"
import { parseDemographicFilter } from "./DemographicFilter.ts"
import type { RespondentTest } from "./Selection.ts"

/** Returns a function that reads a respondent's answer to the screening question called `name`, or undefined if the question is unknown. */
const valuesOf = (population: Population, name: string): ((respondent: number) => number) | undefined => {
  const column = population.demographics[Demographics.indexOf.get(name) ?? -1]
  if (column !== undefined) return (respondent) => column.at(respondent)
  const question = audienceQuestions.get(name)
  return question && ((respondent) => precodeOf(question, respondent))
}

/** Returns the tests for the demographic filters in a query, and adds malformed values to `violations`. Filters that are unknown are ignored. */
export const demographicTests = (
  population: Population,
  query: Readonly<Record<string, string>>,
  violations: Violations
): ReadonlyArray<RespondentTest> =>
  Object.entries(query).flatMap(([name, text]): ReadonlyArray<RespondentTest> => {
    const filter = parseDemographicFilter(name, text)
    if (typeof filter === "string") violations[name] = [filter]
    if (filter === undefined || typeof filter === "string") return []
    const valueOf = valuesOf(population, filter.question)
    return valueOf === undefined ? [] : [(respondent) => filter.passes(valueOf(respondent))]
  })
