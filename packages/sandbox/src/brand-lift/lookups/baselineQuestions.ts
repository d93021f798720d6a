/**
 * The baseline questions, which every study requires. The templates with the usage `baseline` and the questions that `include_baseline_questions` adds
 * to a draft are both created from them.
 */
import type { DraftQuestion } from "@fieldwork/specs/brand-lift/schema"
import { demographics } from "./demographics.ts"

/** The demographic questions that are baseline questions. The income in dollars is derived from the income bracket, which is a baseline question. */
export const baselineDemographics = demographics.filter(({ filterName }) => filterName !== "demo_hhi_int")

/** The baseline questions, with only the properties that differ from the spec's defaults. */
export const baselineQuestions: ReadonlyArray<DraftQuestion> = baselineDemographics.map(
  ({ buckets, filterName, text }, index) => ({
    question_name: filterName,
    question_text: text,
    question_type: "radio",
    answers: buckets.map(({ label }) => label),
    order: index + 1
  })
)
