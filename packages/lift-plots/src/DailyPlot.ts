/**
 * Lift by day: pale intervals, solid points where the interval excludes zero, hollow ones where it does not.
 */
import { type Estimate, readingOf, type Shown, shownOf } from "./Estimate.ts"
import { grid } from "./Grid.ts"
import { axisOf, place, px, rangeOf } from "./Scale.ts"
import { label, type Mark, marks, path, sentence, svg } from "./Svg.ts"
import { dayText, escape, signed } from "./Text.ts"

/** The estimate at the end of a day. */
export interface Day extends Estimate {
  /** Milliseconds since 1970 in UTC, or a date and time as text. */
  readonly at: number | string
}

export interface DailyPlotOptions {
  /** In order of time. Days without an estimate are left out. */
  readonly days: ReadonlyArray<Day>
  /** What the plot says, for readers who do not see it. */
  readonly title: string
  /** The day on which the study is decided, with a word for it; drawn as a dotted line. */
  readonly decision?: { readonly at: number | string; readonly label: string } | undefined
  /** Pixels. Default 800; draw once more at 350 for phones, so that text keeps its size. */
  readonly width?: number | undefined
  /** Pixels. Default 310. */
  readonly height?: number | undefined
  /** Whether each day says its figures when it is pointed at. Default false: it makes the plot three times as large. */
  readonly hover?: boolean | undefined
}

const margin = { top: 18, right: 64, bottom: 26, left: 40 }

type Placed = Shown & { readonly time: number }

const timeOf = (at: number | string): number => (typeof at === "number" ? at : Date.parse(at))

/** The first intervals are so wide that they would flatten the rest: what lies far beyond the last one is cut off. */
const verticalRange = (days: ReadonlyArray<Placed>): readonly [number, number] => {
  const [low, high] = rangeOf(days)
  const last = days.at(-1)
  if (last === undefined) return [low, high]
  const reach = 4 * Math.max(last.upper - last.lower, 0.01)
  return [Math.max(low, Math.min(0, last.lower - reach)), Math.min(high, Math.max(0, last.upper + reach))]
}

/** About one date for every 100 pixels, evenly spaced, the last day among them. */
const datesOf = (days: ReadonlyArray<Placed>, inner: number, x: (time: number) => number, y: number): string => {
  const count = Math.max(1, Math.floor(inner / 100))
  const step = Math.max(1, Math.ceil((days.length - 1) / count))
  return days
    .filter((_, index) => (days.length - 1 - index) % step === 0)
    .map(({ time }) => label(x(time), y, dayText(time), "middle"))
    .join("")
}

const hoverOf = (days: ReadonlyArray<Placed>, x: (time: number) => number, width: number, height: number): string =>
  days
    .map(
      (day) =>
        `<rect class="touch" x="${px(x(day.time) - width / 2)}" y="${margin.top}" width="${px(width)}" height="${px(height)}"><title>${escape(sentence(dayText(day.time), day, signed))}</title></rect>`
    )
    .join("")

/**
 * Returns the lift of each day with its interval, the last one with its value, as SVG.
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
  const days = options.days.flatMap((day): ReadonlyArray<Placed> => {
    const shown = shownOf(day)
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
  const [from, to] = [margin.left + 8, width - margin.right - 8]
  const x = (time: number): number =>
    end === first ? (from + to) / 2 : from + ((time - first) / (end - first)) * (to - from)
  const y = (value: number): number => place(axis, height - margin.bottom, margin.top, value)
  const markOf = (day: Placed): Mark => ({
    reading: readingOf(day),
    from: [x(day.time), y(day.lower)],
    to: [x(day.time), y(day.upper)],
    at: [x(day.time), y(day.points)]
  })
  const flag =
    decision === undefined || decided === undefined
      ? ""
      : path("now", `M${px(x(decided))} ${margin.top}V${px(height - margin.bottom)}`) +
        label(x(decided) - 6, margin.top - 4, decision.label, "end", "flag")
  return svg(
    { width, height, title },
    grid(axis, margin.left, width - margin.right, y),
    datesOf(days, to - from, x, height - 6),
    flag,
    marks(days.map(markOf), " pale"),
    marks([markOf(last)]),
    label(x(last.time) + 10, y(last.points) + 4, signed(last.points), "start", "strong"),
    hover ? hoverOf(days, x, (to - from) / Math.max(1, days.length - 1), height - margin.top - margin.bottom) : ""
  )
}
