/**
 * The sparkline, which consists of a band for the interval, a line for the lift, and a dotted line at zero. Always show the value next to the
 * sparkline.
 */
import { type Estimate, verdictOf, finiteEstimate } from "./Estimate.ts"
import { axisOf, place, px, rangeOf } from "./Scale.ts"
import { path, svg } from "./svg.ts"

/** The estimates to plot, and the size of the sparkline in pixels. */
export interface SparklineOptions {
  /** The estimates in chronological order. Estimates without values are omitted. */
  readonly estimates: ReadonlyArray<Estimate>
  /** The text alternative for the sparkline, which screen readers read aloud. */
  readonly title: string
  /** The width in pixels. Default: 200. */
  readonly width?: number | undefined
  /** The height in pixels. Default: 44. */
  readonly height?: number | undefined
}

/**
 * Returns a small SVG plot of an estimate over time. The plot is pale if the last interval includes zero.
 *
 * @example
 * ```ts
 * import { sparkline } from "@fieldwork/lift-plots"
 *
 * sparkline({ title: "Lift", estimates: [{ points: 0.02, lower: -0.01, upper: 0.05 }] }).includes("flat") // => true
 * ```
 */
export const sparkline = ({ estimates, height = 44, title, width = 200 }: SparklineOptions): string => {
  const shown = estimates.flatMap((each) => finiteEstimate(each) ?? [])
  const last = shown.at(-1)
  if (last === undefined) return svg({ width, height, title, className: "flat" })
  const [low, high] = rangeOf(shown)
  const axis = axisOf(low, high, 3)
  const x = (index: number): number => (shown.length === 1 ? width / 2 : (index / (shown.length - 1)) * width)
  const y = (value: number): number => place(axis, height, 0, value)
  const along = (value: (each: (typeof shown)[number]) => number): ReadonlyArray<string> =>
    shown.map((each, index) => `${px(x(index))} ${px(y(value(each)))}`)
  const band = `M${[...along(({ upper }) => upper), ...along(({ lower }) => lower).toReversed()].join("L")}Z`
  return svg(
    { width, height, title, className: verdictOf(last) === "no" ? "flat" : "" },
    path("band", band),
    `<path class="zero" stroke-dasharray="2 2" d="M0 ${px(y(0))}H${px(width)}"/>`,
    path("line", `M${along(({ points }) => points).join("L")}`)
  )
}
