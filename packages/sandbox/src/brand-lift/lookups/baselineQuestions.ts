/**
 * The baseline questions of every study, by which respondents are weighted.
 */
import type { DraftQuestion } from "@fieldwork/specs/brand-lift/schema"
import { demographics } from "./demographics.ts"

/** The members that differ from the spec's defaults. */
export const baselineQuestions: ReadonlyArray<DraftQuestion> = demographics
  .filter(({ filterName }) => filterName === "demo_age" || filterName === "demo_gender")
  .map(({ buckets, filterName, text }, index) => ({
    question_name: filterName,
    question_text: text,
    question_type: "radio",
    answers: buckets.map(({ label }) => label),
    order: index + 1
  }))
