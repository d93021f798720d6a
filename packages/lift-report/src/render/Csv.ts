/**
 * The figures of a report as CSV: the table of all parts, and the lift by day.
 */
import { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Report } from "../report/Report.ts"

/** Returns every row of the table. Shares and lifts are proportions. */
export const renderCsv = ({ source }: Report): string => new LiftTable.Table(source.table).toCsv()

const dayColumns = [
  "campaign",
  "question",
  "day",
  "exposed",
  "control",
  "exposedInTarget",
  "controlInTarget",
  "exposedEffective",
  "controlEffective",
  "lift",
  "lower",
  "upper"
]

/** Returns the lift of the question in front by day: counts are effective ones where respondents are weighted. */
export const renderDaysCsv = ({ daily, source }: Report): string => {
  const lines = daily.days.map(({ at, estimate, groups: { control, exposed }, question }) =>
    [
      source.campaign.id,
      question,
      at.slice(0, 10),
      exposed.respondents,
      control.respondents,
      exposed.x,
      control.x,
      exposed.n,
      control.n,
      estimate.points ?? "",
      estimate.lower ?? "",
      estimate.upper ?? ""
    ].join(",")
  )
  return [dayColumns.join(","), ...lines, ""].join("\r\n")
}
