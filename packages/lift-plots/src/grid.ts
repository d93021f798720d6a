/** The horizontal grid lines and their labels, for plots with the lift on the vertical axis. */
import { type Axis, isZero, px, tickText } from "./Scale.ts"
import { label, path } from "./svg.ts"
import { measure } from "./Text.ts"

const gap = 8

/** Returns the horizontal position at which the grid lines start: 40, or more if the labels need more space. */
export const gridMargin = (axis: Axis): number =>
  Math.max(40, ...axis.ticks.map((value) => Math.ceil(measure(tickText(axis, value), 12)) + gap))

/** Returns the grid lines as SVG. `from` and `to` are the horizontal positions at which the lines start and end. */
export const grid = (axis: Axis, from: number, to: number, y: (value: number) => number): string =>
  axis.ticks
    .map((value) => {
      const zero = isZero(value)
      const line = path(zero ? "zero" : "grid", `M${px(from)} ${px(y(value))}H${px(to)}`)
      return line + label(from - gap, y(value) + 4, tickText(axis, value), "end", zero ? "strong" : "")
    })
    .join("")
