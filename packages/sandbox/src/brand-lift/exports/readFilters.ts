/**
 * Reads the filters of an export request. Each filter has the form `<name>=<value>`. The name is that of a demographic, such as `demo_age`, optionally
 * with a suffix such as `__gte`.
 *
 * The report lists all filters of the request, so the request is refused if a filter could not be applied.
 */
import { parseDemographicFilter } from "../lift/DemographicFilter.ts"
import { indexOf } from "../lookups/demographics.ts"

interface ReadFilters {
  /** The value of each filter, by the filter's name. */
  readonly demographics: Readonly<Record<string, string>>
  /** An error message for each filter that cannot be applied. */
  readonly problems: ReadonlyArray<string>
}

export const readFilters = (filters: ReadonlyArray<string>): ReadFilters => {
  const demographics = new Map<string, string>()
  const problemOf = (filter: string): string | undefined => {
    const cut = filter.indexOf("=")
    const [name, value] = [filter.slice(0, Math.max(cut, 0)), filter.slice(cut + 1)]
    const [question = ""] = name.split("__")
    if (!indexOf.has(question)) return "This is not <name>=<value> with the name of a demographic."
    if (demographics.has(name)) return `${name} occurs more than once. To select several values, use ${question}__in.`
    const parsed = parseDemographicFilter(name, value)
    if (parsed === undefined) return `${question} does not accept this suffix.`
    demographics.set(name, value)
    return typeof parsed === "string" ? parsed : undefined
  }
  const problems = filters.flatMap((filter) => {
    const problem = problemOf(filter)
    return problem === undefined ? [] : `"${filter}": ${problem}`
  })
  return { demographics: Object.fromEntries(demographics), problems }
}
