/**
 * Renders a report as CSV: the lift table, and the lift by day.
 */
import { LiftTable } from "@fieldwork/brand-lift/promise"
import { partRemarkOf } from "../report/remarks.ts"
import type { Report } from "../report/Report.ts"

/**
 * Returns a row of an interim report with the result that the report states: the verdict is the kind of the row's remark, such as `notDecided`, and
 * the cells of `significant` and `significantAdjusted` are empty, because they are the results of tests that are valid for a single analysis only.
 */
const undecided = (
  row: LiftTable.Row,
  questions: Report["questions"]
): Readonly<Record<keyof LiftTable.Row, unknown>> => {
  const { kind } = questions.find((question) => question.row === row)?.remark ?? partRemarkOf(row, true)
  return { ...row, verdict: kind, significant: null, significantAdjusted: null }
}

/**
 * Returns a report's lift table as CSV (RFC 4180), with one row for each question and for each part of a breakdown, such as a device. Shares and
 * lifts are proportions. In an interim report, `significant` and `significantAdjusted` are empty, and `verdict` is `significantAlready` for a question
 * whose always-valid test is significant, or `notDecided`, `tooFew` or `notAvailable`.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { build, collect, renderCsv } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
 * renderCsv(report).split(",").slice(0, 3) // => ["campaign", "question", "questionName"]
 * ```
 */
export const renderCsv = ({ interim, questions, source: { table } }: Report): string => {
  const rows = interim ? table.rows.map((row) => undecided(row, questions) as LiftTable.Row) : table.rows
  return new LiftTable.Table({ ...table, rows }).toCsv()
}

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

/**
 * Returns the lift of a report's main question by day, as CSV (RFC 4180). If respondents are weighted, the counts of target answers are scaled to the
 * effective sample size. Lifts are proportions.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { build, collect, renderDaysCsv } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 2 }))
 * const [header, ...days] = renderDaysCsv(report).trimEnd().split("\r\n")
 * header?.split(",").slice(0, 3) // => ["campaign", "question", "day"]
 * days.length // => 2
 * ```
 */
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
