/**
 * The baseline questions, which are part of every study. Respondents are weighted according to their answers to these questions.
 */
import type { DraftQuestion } from "@fieldwork/specs/brand-lift/schema"
import { demographics } from "./demographics.ts"

/** The baseline questions, with only the properties that differ from the spec's defaults. */
export const baselineQuestions: ReadonlyArray<DraftQuestion> = demographics
  .filter(({ filterName }) => filterName === "demo_age" || filterName === "demo_gender")
  .map(({ buckets, filterName, text }, index) => ({
    question_name: filterName,
    question_text: text,
    question_type: "radio",
    answers: buckets.map(({ label }) => label),
    order: index + 1
  }))
