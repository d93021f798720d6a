/**
 * The frequency curve, which shows how the lift depends on the number of times that people saw the ads. Each frequency is plotted with its interval.
 */
import { type Estimate, verdictOf, finiteEstimate } from "./Estimate.ts"
import { grid, gridMargin } from "./grid.ts"
import { axisOf, place, px, rangeOf } from "./Scale.ts"
import { label, type Mark, marks, path, svg } from "./svg.ts"
import { formatCount, wrap } from "./Text.ts"

/** The lift among people who saw the ads a given number of times, with its interval. */
export interface FrequencyStep extends Estimate {
  /** The label for the number of times that people saw the ads, such as `1`, `4-5` or `10+`. */
  readonly label: string
  /** The number of respondents, shown below the label. */
  readonly respondents?: number | undefined
}

/** The frequencies to plot, and the size of the plot in pixels. */
export interface FrequencyPlotOptions {
  /** The frequencies in ascending order. A frequency keeps its position on the axis even if it has no estimate. */
  readonly steps: ReadonlyArray<FrequencyStep>
  /** The text alternative for the plot, which screen readers read aloud. */
  readonly title: string
  /** The width in pixels. Default: 800. */
  readonly width?: number | undefined
  /** The height in pixels. Default: 260. */
  readonly height?: number | undefined
}

const margin = { top: 14, right: 12, bottom: 46 }

/**
 * Returns an SVG plot of the lift by frequency.
 *
 * @example
 * ```ts
 * import { frequencyPlot } from "@fieldwork/lift-plots"
 *
 * const svg = frequencyPlot({
 *   title: "Lift by frequency",
 *   steps: [
 *     { label: "1", points: 0.02, lower: -0.01, upper: 0.05 },
 *     { label: "2-3", points: 0.05, lower: 0.02, upper: 0.08 }
 *   ]
 * })
 * svg.includes("2-3") // => true
 * ```
 */
export const frequencyPlot = ({ height = 260, steps, title, width = 800 }: FrequencyPlotOptions): string => {
  const shown = steps.map((step) => finiteEstimate(step))
  const [low, high] = rangeOf(shown.flatMap((each) => each ?? []))
  const axis = axisOf(low, high, 5)
  const left = gridMargin(axis)
  const room = (width - left - margin.right) / Math.max(1, steps.length)
  const x = (index: number): number => left + (index + 0.5) * room
  const y = (value: number): number => place(axis, height - margin.bottom, margin.top, value)
  const all = shown.flatMap((each, index): ReadonlyArray<Mark> =>
    each === undefined
      ? []
      : [
          {
            verdict: verdictOf(each),
            from: [x(index), y(each.lower)],
            to: [x(index), y(each.upper)],
            at: [x(index), y(each.points)]
          }
        ]
  )
  const line = all.map(({ at }, index) => `${index === 0 ? "M" : "L"}${px(at[0])} ${px(at[1])}`).join("")
  const names = steps.map(({ label: name, respondents }, index) => {
    const [text = ""] = wrap(name, room - 6, 12, 1)
    const below = respondents === undefined ? "" : label(x(index), height - 10, formatCount(respondents), "middle")
    return label(x(index), height - 26, text, "middle", "strong") + below
  })
  return svg(
    { width, height, title },
    grid(axis, left, width - margin.right, y),
    path("line pale", line),
    marks(all),
    ...names
  )
}
