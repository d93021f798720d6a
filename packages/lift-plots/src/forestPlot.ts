/** The forest plot, with one row per subgroup of the sample. All intervals are drawn to the same scale. */
import { type Estimate, type FiniteEstimate, verdictOf, finiteEstimate } from "./Estimate.ts"
import { liftText, rangeText } from "./estimateText.ts"
import { type Axis, axisOf, isZero, place, px, rangeOf, tickText } from "./Scale.ts"
import { label, marks, path, svg } from "./svg.ts"
import { formatCount, escapeXml, wrap } from "./Text.ts"

/** A row in a forest plot: an estimate with its interval. */
export interface ForestRow extends Estimate {
  /** The name of the subgroup, at the start of the row. */
  readonly label: string
  /** The number of respondents in the exposed and control groups together. It is shown next to the label. */
  readonly respondents?: number | undefined
  /** The text at the end of the row, such as `significant`. */
  readonly remark?: string | undefined
  /** The text that replaces the interval if there is no estimate. Default: `too few`. */
  readonly placeholder?: string | undefined
}

/** Rows of a forest plot that share a heading. */
export interface ForestGroup {
  /** The heading of the rows. Undefined if the rows have no heading. */
  readonly label?: string | undefined
  /** The rows, from top to bottom. */
  readonly rows: ReadonlyArray<ForestRow>
}

/** The rows of a forest plot, and the width of the plot in pixels. */
export interface ForestPlotOptions {
  /** The groups of rows, from top to bottom. */
  readonly groups: ReadonlyArray<ForestGroup>
  /** The text alternative for the plot, which screen readers read aloud. */
  readonly title: string
  /** The width in pixels. Default: 800. The height depends on the number of rows. */
  readonly width?: number | undefined
}

/**
 * Returns the axis that all rows share. The distance between its ticks is a round number, and the axis includes zero.
 *
 * @example
 * ```ts
 * import { forestAxis } from "@fieldwork/lift-plots"
 *
 * forestAxis([{ points: 0.042, lower: -0.01, upper: 0.074 }]).ticks.length // => 6
 * ```
 */
export const forestAxis = (rows: ReadonlyArray<Estimate>, ticks = 5): Axis => {
  const [low, high] = rangeOf(rows.flatMap((row) => finiteEstimate(row) ?? []))
  return axisOf(low, high, ticks)
}

const size = 12
const lineHeight = 15
const labelLines = 3

interface Columns {
  readonly label: number
  readonly respondents: number
  readonly from: number
  readonly to: number
  readonly value: number
  readonly remark: number
}

/** Returns the positions of the columns. The row labels take up 30% of the width, and the intervals 32%. */
const columnsOf = (width: number): Columns => ({
  label: width * 0.3,
  respondents: width * 0.37,
  from: width * 0.4,
  to: width * 0.72,
  value: width * 0.9,
  remark: width
})

interface Line {
  readonly y: number
  readonly content: string
}

/** Returns the SVG for the text that replaces an interval. The text is on the side of zero that has more space. */
const placeholderOf = (text: string, zero: number, y: number, { from, to }: Columns): string =>
  zero - from > to - zero ? label(zero - 8, y, text, "end") : label(zero + 8, y, text)

/** Returns the text of an estimate and its interval, such as `+4.2  (1.0 to 7.4)`. */
const valueOf = (estimate: FiniteEstimate): string =>
  `${liftText(estimate)}  (${rangeText(estimate.lower, estimate.upper)})`

const rowOf = (row: ForestRow, axis: Axis, columns: Columns, top: number): { readonly height: number } & Line => {
  const names = wrap(row.label, columns.label, size, labelLines)
  const height = Math.max(1, names.length) * lineHeight + 8
  const middle = top + height / 2
  const first = middle - ((names.length - 1) * lineHeight) / 2 + 4
  const x = (value: number): number => place(axis, columns.from, columns.to, value)
  const shown = finiteEstimate(row)
  const name = names.map((text, i) => label(0, first + i * lineHeight, text, "start", "strong")).join("")
  const respondents =
    row.respondents === undefined ? "" : label(columns.respondents, middle + 4, formatCount(row.respondents), "end")
  const interval =
    shown === undefined
      ? placeholderOf(row.placeholder ?? "too few", x(0), middle + 4, columns)
      : marks([
          {
            verdict: verdictOf(shown),
            from: [x(shown.lower), middle],
            to: [x(shown.upper), middle],
            at: [x(shown.points), middle]
          }
        ]) + label(columns.value, middle + 4, valueOf(shown), "end")
  const remark = row.remark === undefined ? "" : label(columns.remark, middle + 4, row.remark, "end")
  return {
    y: middle,
    height,
    content: `<g><title>${escapeXml(row.label)}</title>${name}${respondents}${interval}${remark}</g>`
  }
}

/**
 * Returns an SVG plot of the intervals of all rows, drawn to the same scale. Long labels are wrapped to at most three lines, and the full label is
 * shown on hover.
 *
 * @example
 * ```ts
 * import { forestPlot } from "@fieldwork/lift-plots"
 *
 * const svg = forestPlot({
 *   title: "Lift by device",
 *   groups: [{ label: "Device", rows: [
 *     { label: "Mobile", respondents: 2505, points: 0.042, lower: 0.01, upper: 0.074, remark: "significant" },
 *     { label: "Tablet", respondents: 38, points: null, lower: null, upper: null }
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
