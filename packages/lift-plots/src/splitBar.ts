/**
 * A bar that shows the shares of the exposed and control groups, compared with the planned split.
 */
import { label, path, svg } from "./svg.ts"
import { px } from "./Scale.ts"
import { formatCount } from "./Text.ts"

/** The sizes of the two groups, and the width of the bar in pixels. */
export interface SplitBarOptions {
  /** The number of respondents in the exposed group. */
  readonly exposed: number
  /** The number of respondents in the control group. */
  readonly control: number
  /** The planned share of the exposed group, from 0 to 1, which is marked on the bar with a vertical line. Undefined if no split was planned. */
  readonly designed?: number | undefined
  /** The text alternative for the bar, which screen readers read aloud. */
  readonly title: string
  /** The width in pixels. Default: 800. */
  readonly width?: number | undefined
}

const share = (value: number): string => `${(100 * value).toFixed(1)} %`

/**
 * Returns an SVG bar that shows the shares of the two groups.
 *
 * @example
 * ```ts
 * import { splitBar } from "@fieldwork/lift-plots"
 *
 * splitBar({ exposed: 2095, control: 2105, designed: 0.5, title: "Sample split" }).includes("49.9 %") // => true
 * ```
 */
export const splitBar = ({ control, designed, exposed, title, width = 800 }: SplitBarOptions): string => {
  const total = exposed + control
  if (!(total > 0)) return svg({ width, height: 44, title }, label(0, 26, "No respondents yet"))
  const boundary = (exposed / total) * width
  const plannedLine = designed === undefined ? "" : path("now", `M${px(designed * width)} 14V40`)
  const noteAnchor = designed !== undefined && designed > 0.5 ? "end" : "start"
  const note =
    designed === undefined
      ? ""
      : label(
          designed * width + (noteAnchor === "start" ? 5 : -5),
          12,
          `designed: ${share(designed)}`,
          noteAnchor,
          "flag"
        )
  return svg(
    { width, height: 60, title },
    `<rect class="part" x="0" y="18" width="${px(Math.max(0, boundary - 1))}" height="16"/>`,
    `<rect class="rest" x="${px(Math.min(width, boundary + 1))}" y="18" width="${px(Math.max(0, width - boundary - 1))}" height="16"/>`,
    plannedLine,
    note,
    label(0, 52, `Exposed ${formatCount(exposed)}, ${share(exposed / total)}`),
    label(width, 52, `Control ${formatCount(control)}, ${share(control / total)}`, "end")
  )
}
