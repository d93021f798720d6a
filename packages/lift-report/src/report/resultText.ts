/**
 * Writes the result of each row for the tables that contain all rows of the lift table.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { partRemarkOf } from "./remarks.ts"
import type { Remark, Report } from "./Report.ts"

const texts: Readonly<Record<Exclude<Remark["kind"], "significantAlready">, string>> = {
  significantAdjusted: "significant",
  unadjustedOnly: "significant without adjustment only",
  notSignificant: "not significant",
  tooFew: "too few respondents",
  notAvailable: "not available",
  notDecided: "not decided"
}

/**
 * Returns the result of a row in words, such as `significant` or `not decided`. It claims the same as the remark on the question or part in the other
 * sections of the report.
 */
export const resultText = (
  { interim, questions }: Pick<Report, "interim" | "questions">,
  row: LiftTable.Row
): string => {
  const { kind, text } = questions.find((question) => question.row === row)?.remark ?? partRemarkOf(row, interim)
  return kind === "significantAlready" ? text : texts[kind]
}
