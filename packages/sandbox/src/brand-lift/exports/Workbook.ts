/**
 * A report as an `.xlsx` workbook: one sheet for the facts, one for lift, one for each section.
 */
import type { LiftFigures } from "@fieldwork/specs/brand-lift/schema"
import { rewritten } from "./Archive.ts"
import type { Report, Section } from "./Report.ts"

type Cell = string | number | null

const columns: ReadonlyArray<readonly [heading: string, value: (figures: LiftFigures) => Cell]> = [
  ["Exposed", (_) => _.exposed_count ?? null],
  ["Control", (_) => _.control_count ?? null],
  ["In target, exposed", (_) => _.in_target_exposed_count ?? null],
  ["In target, control", (_) => _.in_target_control_count ?? null],
  ["Exposed %", (_) => _.exposed_percentage ?? null],
  ["Control %", (_) => _.control_percentage ?? null],
  ["Lift, points", (_) => _.lift_percentage ?? null],
  ["Margin of error, points", (_) => _.margin_of_error ?? null],
  ["Confidence level", (_) => _.confidence_level ?? null],
  [
    "Significant",
    ({ statistically_significant: significant }) =>
      significant == null ? "not enough respondents" : significant ? "yes" : "no"
  ]
]

const table = ({ heading, rows }: Section): Array<Array<Cell>> => {
  const named = heading === "" ? ["Question"] : ["Question", heading]
  return [
    [...named, ...columns.map(([name]) => name)],
    ...rows.map(({ figures, part, question }) => [
      ...(heading === "" ? [question] : [question, part]),
      ...columns.map(([, value]) => value(figures))
    ])
  ]
}

/** The first row is a heading. */
const sheet = (name: string, rows: ReadonlyArray<ReadonlyArray<Cell>>) => ({
  sheet: name,
  data: rows.map((cells, index) =>
    cells.map((value) => (index === 0 && value !== null ? { value, fontWeight: "bold" as const } : value))
  ),
  columns: (rows[0] ?? []).map((_, index) => ({ width: index < 2 ? 32 : 16 })),
  stickyRowsCount: 1
})

export const workbook = async ({ facts, overall, sections }: Report, at: number): Promise<Uint8Array> => {
  // Loaded when the first workbook is made: most sandboxes never make one.
  const { default: writeExcelFile } = await import("write-excel-file/node")
  const sheets = [
    sheet("Overview", [["Fact", "Value"], ...facts]),
    sheet(overall.title, table(overall)),
    ...sections.map((section) => sheet(section.title, table(section)))
  ]
  return rewritten(await writeExcelFile(sheets).toBuffer(), at)
}
