/**
 * Plots the lift by day with its confidence interval. Intervals are drawn in pale colours. A day's point is solid if the interval excludes zero, and
 * hollow otherwise.
 */
import { type Estimate, verdictOf, type FiniteEstimate, finiteEstimate } from "./Estimate.ts"
import { decimalsOf } from "./decimalsOf.ts"
import { grid, gridMargin } from "./grid.ts"
import { axisOf, place, px, rangeOf } from "./Scale.ts"
import { label, type Mark, marks, path, sentence, svg } from "./svg.ts"
import { dayText, escapeXml, formatSignedPoints } from "./Text.ts"

/** The estimate at the end of a day. */
export interface Day extends Estimate {
  /** The end of the day, in Unix milliseconds or as a date-time string. */
  readonly at: number | string
}

/** The days of a daily plot, and the size of the plot in pixels. */
export interface DailyPlotOptions {
  /** The days in chronological order. Days without an estimate are omitted. */
  readonly days: ReadonlyArray<Day>
  /** The text alternative for the plot, which screen readers read aloud. */
  readonly title: string
  /** The day on which a decision about the study is made, and its label. The day is marked with a dotted line. */
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

const timeOf = (at: number | string): number => (typeof at === "number" ? at : Date.parse(at))

/**
 * Returns the vertical range. The intervals of the first days are so wide that they would flatten the remaining plot, so the range does not extend
 * far beyond the interval of the last day.
 */
const verticalRange = (days: ReadonlyArray<TimedEstimate>): readonly [number, number] => {
  const [low, high] = rangeOf(days)
  const last = days.at(-1)
  if (last === undefined) return [low, high]
  const reach = 4 * Math.max(last.upper - last.lower, 0.01)
  return [Math.max(low, Math.min(0, last.lower - reach)), Math.min(high, Math.max(0, last.upper + reach))]
}

/** Returns the date labels. Labels are evenly spaced, about 100 pixels apart, and include the last day. */
const datesOf = (days: ReadonlyArray<TimedEstimate>, inner: number, x: (time: number) => number, y: number): string => {
  const apart = inner / Math.max(1, Math.floor(inner / 100))
  // The days may take up only part of the width, because the decision day may be long after the last day.
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
 * Returns an SVG plot of the lift with its interval for each day. The last day is labelled with its value.
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
  const days = options.days.flatMap((day): ReadonlyArray<TimedEstimate> => {
    const shown = finiteEstimate(day)
    const time = timeOf(day.at)
    return shown === undefined || Number.isNaN(time) ? [] : [{ ...shown, time }]
  })
  const last = days.at(-1)
  if (last === undefined)
    return svg({ width, height, title }, label(width / 2, height / 2, "No estimate yet", "middle"))
  const [low, high] = verticalRange(days)
  const axis = axisOf(low, high, 6)
  const decided = decision === undefined ? undefined : timeOf(decision.at)
  const first = days[0]?.time ?? last.time
  const end = Math.max(last.time, decided ?? last.time)
  const left = gridMargin(axis)
  const [from, to] = [left + 8, width - margin.right - 8]
  const x = (time: number): number =>
    end === first ? (from + to) / 2 : from + ((time - first) / (end - first)) * (to - from)
  const y = (value: number): number => place(axis, height - margin.bottom, margin.top, value)
  const markOf = (day: TimedEstimate): Mark => ({
    verdict: verdictOf(day),
    from: [x(day.time), y(day.lower)],
    to: [x(day.time), y(day.upper)],
    at: [x(day.time), y(day.points)]
  })
  const flag =
    decision === undefined || decided === undefined
      ? ""
      : path("now", `M${px(x(decided))} ${margin.top}V${px(height - margin.bottom)}`) +
        label(x(decided) - 6, margin.top - 4, decision.label, "end", "flag")
  const isDense = days.length > 1 && x(last.time) - x(first) < narrowest * (days.length - 1)
  return svg(
    { width, height, title, ...(isDense && { className: "dense" }) },
    grid(axis, left, width - margin.right, y),
    datesOf(days, to - from, x, height - 6),
    flag,
    marks(days.map(markOf), " pale"),
    marks([markOf(last)]),
    label(x(last.time) + 10, y(last.points) + 4, formatSignedPoints(last.points, decimalsOf(last)), "start", "strong"),
    hover ? hoverOf(days, x, (to - from) / Math.max(1, days.length - 1), height - margin.top - margin.bottom) : ""
  )
}
