/**
 * The forest plot: one row for each part, with its interval on a common scale.
 */
import { type Estimate, readingOf, shownOf } from "./Estimate.ts"
import { type Axis, axisOf, isZero, place, px, rangeOf, tickText } from "./Scale.ts"
import { label, marks, path, svg } from "./Svg.ts"
import { counted, escape, plain, signed, wrap } from "./Text.ts"

export interface ForestRow extends Estimate {
  readonly label: string
  /** Respondents of both groups, shown beside the label. */
  readonly people?: number | undefined
  /** What stands at the end of the row, such as `holds`. */
  readonly remark?: string | undefined
  /** What stands in place of an interval that is not shown. Default `too few`. */
  readonly instead?: string | undefined
}

export interface ForestGroup {
  /** The heading of the group; none for rows that stand by themselves. */
  readonly label?: string | undefined
  readonly rows: ReadonlyArray<ForestRow>
}

export interface ForestPlotOptions {
  readonly groups: ReadonlyArray<ForestGroup>
  /** What the plot says, for readers who do not see it. */
  readonly title: string
  /** Pixels. Default 800. */
  readonly width?: number | undefined
}

/**
 * Returns the common scale of all rows, in round steps and with zero on it.
 *
 * @example
 * ```ts
 * import { forestAxis } from "@fieldwork/lift-plots"
 *
 * forestAxis([{ points: 0.042, lower: -0.01, upper: 0.074 }]).ticks.length // => 6
 * ```
 */
export const forestAxis = (rows: ReadonlyArray<Estimate>, ticks = 5): Axis => {
  const [low, high] = rangeOf(rows.flatMap((row) => shownOf(row) ?? []))
  return axisOf(low, high, ticks)
}

const size = 12
const lineHeight = 15
const labelLines = 3

interface Columns {
  readonly label: number
  readonly people: number
  readonly from: number
  readonly to: number
  readonly value: number
  readonly remark: number
}

/** Names have three tenths of the width, intervals four. */
const columnsOf = (width: number): Columns => ({
  label: width * 0.3,
  people: width * 0.37,
  from: width * 0.4,
  to: width * 0.72,
  value: width * 0.9,
  remark: width
})

interface Line {
  readonly y: number
  readonly content: string
}

/** Words on the side of zero where there is more room. */
const insteadOf = (text: string, zero: number, y: number, { from, to }: Columns): string =>
  zero - from > to - zero ? label(zero - 8, y, text, "end") : label(zero + 8, y, text)

const rowOf = (row: ForestRow, axis: Axis, columns: Columns, top: number): { readonly height: number } & Line => {
  const names = wrap(row.label, columns.label, size, labelLines)
  const height = Math.max(1, names.length) * lineHeight + 8
  const middle = top + height / 2
  const first = middle - ((names.length - 1) * lineHeight) / 2 + 4
  const x = (value: number): number => place(axis, columns.from, columns.to, value)
  const shown = shownOf(row)
  const name = names.map((text, i) => label(0, first + i * lineHeight, text, "start", "strong")).join("")
  const people = row.people === undefined ? "" : label(columns.people, middle + 4, counted(row.people), "end")
  const interval =
    shown === undefined
      ? insteadOf(row.instead ?? "too few", x(0), middle + 4, columns)
      : marks([
          {
            reading: readingOf(shown),
            from: [x(shown.lower), middle],
            to: [x(shown.upper), middle],
            at: [x(shown.points), middle]
          }
        ]) +
        label(
          columns.value,
          middle + 4,
          `${signed(shown.points)}  (${plain(shown.lower)} to ${plain(shown.upper)})`,
          "end"
        )
  const remark = row.remark === undefined ? "" : label(columns.remark, middle + 4, row.remark, "end")
  return {
    y: middle,
    height,
    content: `<g><title>${escape(row.label)}</title>${name}${people}${interval}${remark}</g>`
  }
}

/**
 * Returns the intervals of all rows on one scale, as SVG. Names of any length are wrapped to three lines and are complete when
 * pointed at.
 *
 * @example
 * ```ts
 * import { forestPlot } from "@fieldwork/lift-plots"
 *
 * const svg = forestPlot({
 *   title: "Lift by device",
 *   groups: [{ label: "Device", rows: [
 *     { label: "Mobile", people: 2505, points: 0.042, lower: 0.01, upper: 0.074, remark: "holds" },
 *     { label: "Tablet", people: 38, points: null, lower: null, upper: null }
 *   ] }]
 * })
 * svg.includes("too few") // => true
 * ```
 */
export const forestPlot = ({ groups, title, width = 800 }: ForestPlotOptions): string => {
  const axis = forestAxis(groups.flatMap(({ rows }) => rows))
  const columns = columnsOf(width)
  const x = (value: number): number => place(axis, columns.from, columns.to, value)
  const lines: Array<string> = []
  let top = 26
  for (const group of groups) {
    if (group.label !== undefined) {
      lines.push(label(0, top + 20, group.label))
      top += 28
    }
    for (const row of group.rows) {
      const { content, height } = rowOf(row, axis, columns, top)
      lines.push(path("grid", `M0 ${px(top)}H${px(width)}`), content)
      top += height
    }
  }
  const heads = axis.ticks.map((value) =>
    label(x(value), 14, tickText(axis, value), "middle", isZero(value) ? "strong" : "")
  )
  const zero = path("zero", `M${px(x(0))} 22V${px(top)}`)
  return svg({ width, height: top + 4, title }, ...heads, zero, ...lines)
}
