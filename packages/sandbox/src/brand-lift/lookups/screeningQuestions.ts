/**
 * The screening questions of a campaign: the demographic questions, and the questions that are used only to define target audiences.
 *
 * The questions are the same for all combinations of country and language.
 */
import type { TargetingQualification } from "@fieldwork/specs/brand-lift/schema"
import { wordAt } from "../study/StudyIds.ts"
import { demographics } from "./demographics.ts"

export interface ScreeningQuestion {
  /** The id of the question in the marketplace. */
  readonly id: number
  readonly name: string
  readonly text: string
  readonly type: "numeric" | "single" | "multiple"
  /** The name of the filter that selects respondents by this question. */
  readonly filterName: string
  /** The answer options. Precodes start at 1, except that the precode of an age is the age itself. */
  readonly options: ReadonlyArray<{ readonly precode: number; readonly text: string }>
  /** Whether a campaign can use the question for targeted recruitment. */
  readonly recruits: boolean
}

const names: Readonly<Record<(typeof demographics)[number]["filterName"], string>> = {
  demo_age: "Age",
  demo_gender: "Gender",
  demo_region: "Region",
  demo_education: "Education",
  demo_hhi: "Household income",
  demo_hhi_int: "Household income in dollars"
}

const years = Array.from({ length: 82 }, (_, index) => ({ precode: index + 18, text: String(index + 18) }))

const isNumeric = (filterName: string): boolean => filterName === "demo_age" || filterName === "demo_hhi_int"

const known: ReadonlyArray<ScreeningQuestion> = demographics.map(({ buckets, filterName, questionId: id, text }) => ({
  id,
  name: names[filterName],
  text,
  type: isNumeric(filterName) ? "numeric" : "single",
  filterName,
  options:
    filterName === "demo_age"
      ? years
      : filterName === "demo_hhi_int"
        ? []
        : buckets.map((bucket) => ({ precode: bucket.low, text: bucket.label })),
  recruits: false
}))

const asked = (
  id: number,
  name: string,
  text: string,
  type: "single" | "multiple",
  options: ReadonlyArray<string>,
  recruits: boolean
): ScreeningQuestion => ({
  id,
  name,
  text,
  type,
  filterName: `taq_${id}`,
  options: options.map((option, index) => ({ precode: index + 1, text: option })),
  recruits
})

export const screeningQuestions: ReadonlyMap<number, ScreeningQuestion> = new Map(
  [
    ...known,
    asked(639, "Cars", "How many cars does your household have?", "single", ["None", "One", "Two or more"], true),
    asked(
      643,
      "Employment",
      "What is your employment status?",
      "single",
      ["Employed", "Self-employed", "Student", "Retired", "Not employed"],
      false
    ),
    asked(
      1249,
      "Age of children",
      "How old are your children?",
      "multiple",
      ["No children", "Under 3", "3 to 5", "6 to 12", "13 to 17"],
      true
    ),
    asked(
      2189,
      "Streaming services",
      "Which kinds of streaming do you use?",
      "multiple",
      ["Film and series", "Music", "Sport", "None"],
      true
    ),
    asked(3546, "Coffee", "How often do you drink coffee?", "single", ["Daily", "Weekly", "Less often", "Never"], true)
  ].map((question) => [question.id, question])
)

/** The questions that are used only to define target audiences, keyed by the name of their filter. */
export const audienceQuestions: ReadonlyMap<string, ScreeningQuestion> = new Map(
  [...screeningQuestions.values()].flatMap((question) =>
    question.filterName.startsWith("taq_") ? [[question.filterName, question]] : []
  )
)

/**
 * Returns a respondent's answer to a question that is not demographic, as a precode (the number of an answer option). The precode is derived from a
 * hash of the question and the respondent.
 */
export const precodeOf = ({ id, options }: ScreeningQuestion, respondent: number): number =>
  1 + (wordAt(id, respondent) % options.length)

/**
 * Returns the name of the question in a qualification: the name that the draft gives to the qualification, or otherwise the name of the question in
 * the marketplace. The name is empty if the marketplace does not list the question.
 */
export const qualificationName = ({ marketplace_question_id = 0, qual_name }: TargetingQualification): string =>
  qual_name ?? screeningQuestions.get(marketplace_question_id)?.name ?? ""
