/** The horizontal grid lines and their labels, for plots with the lift on the vertical axis. */
import { type Axis, isZero, px, tickText } from "./Scale.ts"
import { label, path } from "./svg.ts"

/** Returns the grid lines as SVG. `from` and `to` are the horizontal positions at which the lines start and end. */
export const grid = (axis: Axis, from: number, to: number, y: (value: number) => number): string =>
  axis.ticks
    .map((value) => {
      const zero = isZero(value)
      const line = path(zero ? "zero" : "grid", `M${px(from)} ${px(y(value))}H${px(to)}`)
      return line + label(from - 8, y(value) + 4, tickText(axis, value), "end", zero ? "strong" : "")
    })
    .join("")
