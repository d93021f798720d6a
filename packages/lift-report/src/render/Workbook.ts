/**
 * Renders a report as an Excel workbook with sheets for the finding, the questions, the parts of each breakdown, the lift by day and the method.
 * Numbers are stored as numeric cells with a number format.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { estimateOf } from "../report/remarks.ts"
import type { Report } from "../report/Report.ts"
import { resultText } from "../report/resultText.ts"
import { normalizeArchive } from "./Archive.ts"
import { type Column, liftColumns, shareColumns } from "./columns.ts"
import { count, pFormat } from "./numberFormats.ts"

type Cell = {
  readonly value?: string | number
  readonly format?: string
  readonly fontWeight?: "bold"
  readonly textColor?: string
  readonly backgroundColor?: string
  readonly wrap?: boolean
  readonly alignVertical?: "top"
} | null

const breakdowns: Readonly<Record<LiftTable.Breakdown, string>> = {
  overall: "everyone",
  adChannel: "ad channel",
  adLength: "ad length",
  bucket: "bucket",
  creative: "creative",
  customVariable: "custom variable",
  daypart: "daypart",
  demographic: "demographic",
  device: "device",
  frequency: "frequency"
}

const figuresOf = (report: Report): ReadonlyArray<Column<LiftTable.Row>> => [
  { name: "Exposed", width: 10, format: count, value: (row) => row.exposed },
  { name: "Control", width: 10, format: count, value: (row) => row.control },
  ...shareColumns,
  ...liftColumns(estimateOf),
  { name: "p", width: 9, format: pFormat, value: (row) => row.pValue },
  { name: "p adjusted", width: 11, format: pFormat, value: (row) => row.adjustedP },
  { name: "Result", width: 20, value: (row) => resultText(report, row) },
  { name: "Enough respondents", width: 18, value: (row) => (row.tooFew ? "no" : "yes") }
]

const partColumnsOf = (report: Report): ReadonlyArray<Column<LiftTable.Row>> => [
  { name: "Question", width: 28, value: (row) => row.questionName },
  {
    name: "Breakdown",
    width: 18,
    value: (row) => [breakdowns[row.breakdown], row.variable].filter((each) => each !== null).join(" ")
  },
  { name: "Part", width: 36, value: (row) => row.part },
  ...figuresOf(report)
]

const questionColumnsOf = (report: Report): ReadonlyArray<Column<LiftTable.Row>> => [
  { name: "Question", width: 28, value: (row) => row.questionName },
  { name: "Text", width: 48, value: (row) => row.questionText },
  ...figuresOf(report)
]

const head = (name: string): Cell => ({ value: name, fontWeight: "bold", wrap: true, alignVertical: "top" })

const cell = (value: string | number | null, format: string | undefined, quiet: boolean): Cell =>
  value === null
    ? null
    : {
        value,
        alignVertical: "top",
        ...(typeof value === "string" && { wrap: true }),
        ...(typeof value === "number" && format !== undefined && { format }),
        ...(quiet && { textColor: "#656259", backgroundColor: "#F3F1EA" })
      }

const sheetOf = <Row>(
  sheet: string,
  columns: ReadonlyArray<Column<Row>>,
  rows: ReadonlyArray<Row>,
  isQuiet: (row: Row) => boolean = () => false
) => ({
  sheet,
  data: [
    columns.map(({ name }) => head(name)),
    ...rows.map((row) =>
      columns.map(({ format, value }) =>
        cell(value(row), typeof format === "function" ? format(row) : format, isQuiet(row))
      )
    )
  ],
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1
})

const hasNoLift = (row: LiftTable.Row): boolean => estimateOf(row).points === null

/**
 * Returns a report as the bytes of an `.xlsx` file. The same report always produces the same bytes.
 *
 * @example
 * ```ts
 * import { createBrandLift } from "@fieldwork/brand-lift/promise"
 * import { build, collect, renderWorkbook } from "@fieldwork/lift-report"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const url = "https://lift.example" // the sandbox stands in for the service
 * const { fetch } = createSandbox()
 * await fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
 * const client = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
 * const campaign = await client.campaigns.list().first()
 *
 * const report = build(await collect(client, campaign?.campaign_id ?? "", { breakdowns: ["device"], maxDays: 0 }))
 * const bytes = await renderWorkbook(report)
 * new TextDecoder().decode(bytes.slice(0, 2)) // => "PK"
 * ```
 */
export const renderWorkbook = async (report: Report): Promise<Uint8Array> => {
  const { default: write } = await import("write-excel-file/node")
  const { rows } = report.source.table
  const sample: readonly [string, string] = ["Sample", report.sample.sentence]
  const facts: ReadonlyArray<readonly [string, string]> = [
    ["Campaign", report.source.campaign.name],
    ["Finding", report.headline],
    ...(report.sample.mismatch ? [sample] : []),
    ["", report.lead],
    ...report.keyFacts,
    ["Parts", report.parts.before],
    ["", report.parts.after],
    ...(report.sample.mismatch ? [] : [sample])
  ]
  const factColumns: ReadonlyArray<Column<readonly [string, string]>> = [
    { name: "Fact", width: 24, value: ([name]) => name },
    { name: "Value", width: 96, value: ([, value]) => value }
  ]
  const dayColumns: ReadonlyArray<Column<Report["daily"]["days"][number]>> = [
    { name: "Day (03:00 UTC)", width: 16, value: ({ at }) => at.slice(0, 10) },
    { name: "Exposed", width: 10, format: count, value: ({ groups }) => groups.exposed.respondents },
    { name: "Control", width: 10, format: count, value: ({ groups }) => groups.control.respondents },
    ...liftColumns<Report["daily"]["days"][number]>(({ estimate }) => estimate)
  ]
  const sheets = [
    sheetOf("Finding", factColumns, facts),
    sheetOf(
      "Questions",
      questionColumnsOf(report),
      rows.filter(({ breakdown }) => breakdown === "overall"),
      hasNoLift
    ),
    sheetOf(
      "Parts",
      partColumnsOf(report),
      rows.filter(({ breakdown }) => breakdown !== "overall"),
      hasNoLift
    ),
    sheetOf("Days", dayColumns, report.daily.days),
    sheetOf("Method", factColumns, [...report.method, ["To reproduce it", report.command]])
  ]
  const bytes: Uint8Array = await write(sheets).toBuffer()
  return normalizeArchive(bytes, report.source.asOf)
}
