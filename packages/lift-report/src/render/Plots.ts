/**
 * Renders the plots of a report as SVG, at the widths at which they are displayed.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { dailyPlot, type ForestGroup, forestPlot, frequencyPlot, splitBar } from "@fieldwork/lift-plots"
import type { PartRow, Report } from "../report/Report.ts"
import { level as levelText } from "../report/format.ts"

export const daily = ({ daily: { days, decision, title } }: Report, width = 800, height = 310): string =>
  dailyPlot({
    title,
    width,
    height,
    days: days.map(({ at, estimate }) => ({ at, ...estimate })),
    ...(decision !== undefined && { decision })
  })

/** Returns the text that is shown in place of a lift that is not drawn. */
export const placeholder = ({ source }: Report, { tooFew }: LiftTable.Row): string =>
  tooFew ? `under ${source.table.minimumPerGroup} per group` : "not available"

const rowOf = (report: Report, { estimate, label, respondents, remark, row }: PartRow) => ({
  label,
  respondents,
  ...estimate,
  remark: remark.text,
  placeholder: placeholder(report, row)
})

/** Returns the forest plot of the main question: one row for all respondents, and one for each part of a breakdown. */
export const forest = (report: Report, width = 800): string => {
  const { main, parts, source } = report
  const total: ReadonlyArray<ForestGroup> =
    main === undefined
      ? []
      : [
          {
            rows: [
              {
                label: "Everyone",
                respondents: (main.row.exposed ?? 0) + (main.row.control ?? 0),
                ...main.estimate,
                placeholder: placeholder(report, main.row)
              }
            ]
          }
        ]
  return forestPlot({
    title: `Lift of ${main?.name ?? "no question"} by part, with ${levelText(source.table.level)} intervals`,
    width,
    groups: [
      ...total,
      ...parts.groups.map(({ label, rows }) => ({ label, rows: rows.map((row) => rowOf(report, row)) }))
    ]
  })
}

export const frequency = ({ frequency: { steps }, main, source }: Report, width = 800): string =>
  frequencyPlot({
    title: `Lift of ${main?.name ?? "no question"} by how often people saw the ads, with ${levelText(source.table.level)} intervals`,
    width,
    height: 220,
    steps: steps.map(({ estimate, label, respondents }) => ({ label, respondents, ...estimate }))
  })

export const sample = ({ sample: { control, designed, exposed, sentence } }: Report, width = 800): string =>
  splitBar({ exposed, control, title: sentence, width, ...(designed !== undefined && { designed }) })
