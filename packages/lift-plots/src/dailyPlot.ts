/**
 * Plots the lift by day with its confidence interval. Intervals are drawn in pale colours. A day's point is solid if the interval excludes zero, and
 * hollow otherwise.
 */
import { type Estimate, verdictOf, type FiniteEstimate, finiteEstimate } from "./Estimate.ts"
import { liftText } from "./estimateText.ts"
import { grid, gridMargin } from "./grid.ts"
import { dailyRange } from "./dailyRange.ts"
import { decisionLine } from "./decisionLine.ts"
import { axisOf, place, px } from "./Scale.ts"
import { label, type Mark, marks, sentence, svg } from "./svg.ts"
import { dayText, escapeXml } from "./Text.ts"

/** The estimate at the end of a day. */
export interface Day extends Estimate {
  /** The end of the day, in Unix milliseconds or as a date-time string. */
  readonly at: number | string
}

/** The days of a daily plot, and the size of the plot in pixels. */
export interface DailyPlotOptions {
  /** The days, in any order. Days without an estimate or without a valid date are omitted. */
  readonly days: ReadonlyArray<Day>
  /** The text alternative for the plot, which screen readers read aloud. */
  readonly title: string
  /**
   * The day on which a decision about the study is made, and its label. The day is marked with a dotted line. The plot is extended to a day before
   * the first day or after the last day. If `at` is not a valid date, nothing is marked.
   */
  readonly decision?: { readonly at: number | string; readonly label: string } | undefined
  /** The width in pixels. Default: 800. For phones, draw a separate plot with a width of 350, so that the text is not scaled down. */
  readonly width?: number | undefined
  /** The height in pixels. Default: 310. */
  readonly height?: number | undefined
  /** Whether each day shows its values on hover. This makes the SVG three times as large. Default: false. */
  readonly hover?: boolean | undefined
}

const margin = { top: 18, right: 64, bottom: 26 }

/**
 * If consecutive days are on average less than this many pixels apart, intervals are drawn thinner and points smaller, so that they do not overlap.
 */
const narrowest = 4.5

type TimedEstimate = FiniteEstimate & { readonly time: number }

/** Returns a time in Unix milliseconds. Undefined if it is not a valid date. */
const timeOf = (at: number | string): number | undefined => {
  const time = new Date(at).getTime()
  return Number.isNaN(time) ? undefined : time
}

/** Returns an arrowhead as path data. It points up if `height` is positive, and down if it is negative. */
const arrowhead = (x: number, y: number, half: number, height: number): string =>
  `M${px(x - half)} ${px(y + height)}L${px(x)} ${px(y)}L${px(x + half)} ${px(y + height)}`

/** Returns the date labels. Labels are evenly spaced, about 100 pixels apart, and include the last day. */
const datesOf = (days: ReadonlyArray<TimedEstimate>, inner: number, x: (time: number) => number, y: number): string => {
  const apart = inner / Math.max(1, Math.floor(inner / 100))
  // The days may take up only part of the width, because the day of the decision may be long after the last day that is plotted.
  const drawn = x(days.at(-1)?.time ?? 0) - x(days[0]?.time ?? 0)
  const step = Math.max(1, Math.ceil((apart * (days.length - 1)) / Math.max(1, drawn) - 1e-9))
  return days
    .filter((_, index) => (days.length - 1 - index) % step === 0)
    .map(({ time }) => label(x(time), y, dayText(time), "middle"))
    .join("")
}

const hoverOf = (
  days: ReadonlyArray<TimedEstimate>,
  x: (time: number) => number,
  width: number,
  height: number
): string =>
  days
    .map(
      (day) =>
        `<rect class="touch" x="${px(x(day.time) - width / 2)}" y="${margin.top}" width="${px(width)}" height="${px(height)}"><title>${escapeXml(sentence(dayText(day.time), day))}</title></rect>`
    )
    .join("")

/**
 * Returns an SVG plot of the lift with its interval for each day. The last day is labelled with its value. All points are within the plot. An
 * interval that is much wider than that of the last day can continue outside the plot, and then has an arrowhead at the edge.
 *
 * @example
 * ```ts
 * import { dailyPlot } from "@fieldwork/lift-plots"
 *
 * const svg = dailyPlot({
 *   title: "Lift of awareness by day, 4.9 points on 15 February",
 *   days: [
 *     { at: "2026-02-14T03:00:00Z", points: 0.05, lower: 0.02, upper: 0.08 },
 *     { at: "2026-02-15T03:00:00Z", points: 0.049, lower: 0.024, upper: 0.074 }
 *   ]
 * })
 * svg.startsWith("<svg") // => true
 * svg.includes("+4.9") // => true
 * ```
 */
export const dailyPlot = (options: DailyPlotOptions): string => {
  const { decision, height = 310, hover = false, title, width = 800 } = options
  const days = options.days
    .flatMap((day): ReadonlyArray<TimedEstimate> => {
      const shown = finiteEstimate(day)
      const time = timeOf(day.at)
      return shown === undefined || time === undefined ? [] : [{ ...shown, time }]
    })
    .toSorted((one, other) => one.time - other.time)
  const last = days.at(-1)
  if (last === undefined)
    return svg({ width, height, title }, label(width / 2, height / 2, "No estimate yet", "middle"))
  const axis = axisOf(...dailyRange(days), 6)
  const decided = decision === undefined ? undefined : timeOf(decision.at)
  const first = days[0] ?? last
  const [start, end] = [Math.min(first.time, decided ?? first.time), Math.max(last.time, decided ?? last.time)]
  const left = gridMargin(axis)
  const [from, to] = [left + 8, width - margin.right - 8]
  const [top, bottom] = [margin.top, height - margin.bottom]
  const x = (time: number): number =>
    end === start ? (from + to) / 2 : from + ((time - start) / (end - start)) * (to - from)
  const y = (value: number): number => place(axis, bottom, top, value)
  const apart = days.length > 1 ? (x(last.time) - x(first.time)) / (days.length - 1) : to - from
  const half = Math.min(5, Math.max(1.5, apart / 2 - 0.5))
  const markOf = (day: TimedEstimate): Mark => ({
    verdict: verdictOf(day),
    from: [x(day.time), y(day.lower)],
    to: [x(day.time), y(day.upper)],
    at: [x(day.time), y(day.points)],
    arrows:
      (day.upper > axis.high ? arrowhead(x(day.time), top, half, half * 1.2) : "") +
      (day.lower < axis.low ? arrowhead(x(day.time), bottom, half, -half * 1.2) : "")
  })
  const flag =
    decision === undefined || decided === undefined
      ? ""
      : decisionLine({ x: x(decided), top, bottom, width, text: decision.label })
  return svg(
    { width, height, title, ...(apart < narrowest && { className: "dense" }) },
    grid(axis, left, width - margin.right, y),
    datesOf(days, to - from, x, height - 6),
    flag,
    marks(days.map(markOf), " pale"),
    marks([markOf(last)]),
    label(x(last.time) + 10, y(last.points) + 4, liftText(last), "start", "strong"),
    hover ? hoverOf(days, x, apart, bottom - top) : ""
  )
}
