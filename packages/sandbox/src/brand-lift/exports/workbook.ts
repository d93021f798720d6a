/**
 * Renders a report as an `.xlsx` workbook with one sheet for the facts about the campaign, one for the lift, one for the lift by answer, and one for
 * each breakdown.
 *
 * Values are stored as numeric cells with a number format. Rows in which a group has too few respondents are grey and labelled.
 */
import { rewriteArchive } from "./rewriteArchive.ts"
import { intervalOf, type Report, type Row, type Section, verdictOf } from "./Report.ts"

type Value = string | number | null

interface Column {
  readonly heading: string
  readonly width: number
  readonly format?: string
  readonly value: (row: Row) => Value
}

const count = "#,##0"
const percent = "0.0"
const points = "+0.0;-0.0;0.0"

const columns: ReadonlyArray<Column> = [
  { heading: "Exposed", width: 10, format: count, value: ({ figures }) => figures.exposed_count ?? null },
  { heading: "Control", width: 10, format: count, value: ({ figures }) => figures.control_count ?? null },
  {
    heading: "In target, exposed",
    width: 11,
    format: count,
    value: ({ figures }) => figures.in_target_exposed_count ?? null
  },
  {
    heading: "In target, control",
    width: 11,
    format: count,
    value: ({ figures }) => figures.in_target_control_count ?? null
  },
  { heading: "Exposed %", width: 11, format: percent, value: ({ figures }) => figures.exposed_percentage ?? null },
  { heading: "Control %", width: 11, format: percent, value: ({ figures }) => figures.control_percentage ?? null },
  { heading: "Lift, points", width: 11, format: points, value: ({ figures }) => figures.lift_percentage ?? null },
  { heading: "From", width: 9, format: points, value: ({ figures }) => intervalOf(figures)?.low ?? null },
  { heading: "To", width: 9, format: points, value: ({ figures }) => intervalOf(figures)?.high ?? null },
  {
    heading: "Margin of error, points",
    width: 14,
    format: percent,
    value: ({ figures }) => figures.margin_of_error ?? null
  },
  { heading: "Confidence level", width: 12, format: "0%", value: ({ figures }) => figures.confidence_level ?? null },
  { heading: "Significant", width: 22, value: verdictOf },
  { heading: "Enough sample size", width: 12, value: ({ enough }) => (enough ? "yes" : "no") }
]

const names = (heading: string): ReadonlyArray<Column> => [
  { heading: "Question", width: 40, value: ({ question }) => question },
  ...(heading === "" ? [] : [{ heading, width: 32, value: ({ part }: Row) => part }])
]

const head = (value: string) => ({ value, fontWeight: "bold" as const, wrap: true, alignVertical: "top" as const })

const cell = (value: Value, format: string | undefined, isGrey: boolean) =>
  value === null
    ? null
    : {
        value,
        alignVertical: "top" as const,
        ...(typeof value === "string" && { wrap: true }),
        ...(typeof value === "number" && format !== undefined && { format }),
        ...(isGrey && { textColor: "#6B6B6B", backgroundColor: "#F0EFEC" })
      }

const sectionSheet = ({ heading, rows, title }: Section) => {
  const all = [...names(heading), ...columns]
  return {
    sheet: title,
    data: [
      all.map((column) => head(column.heading)),
      ...rows.map((row) => all.map(({ format, value }) => cell(value(row), format, !row.enough)))
    ],
    columns: all.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    stickyColumnsCount: heading === "" ? 1 : 2
  }
}

const factSheet = (facts: Report["facts"]) => ({
  sheet: "Overview",
  data: [
    [head("Fact"), head("Value")],
    ...facts.map(([name, value]) => [cell(name, undefined, false), cell(value, count, false)])
  ],
  columns: [{ width: 24 }, { width: 60 }],
  stickyRowsCount: 1
})

export const workbook = async ({ facts, overall, sections }: Report, at: number): Promise<Uint8Array> => {
  // The library is imported when the first workbook is created, because most sandboxes never create one.
  const { default: writeExcelFile } = await import("write-excel-file/node")
  const sheets = [factSheet(facts), sectionSheet(overall), ...sections.map(sectionSheet)]
  return rewriteArchive(await writeExcelFile(sheets).toBuffer(), at)
}
