/**
 * The horizontal lines of a plot with lift upwards, and the values that they stand for.
 */
import { type Axis, isZero, px, tickText } from "./Scale.ts"
import { label, path } from "./Svg.ts"

/** `from` and `to` are the ends of the lines. */
export const grid = (axis: Axis, from: number, to: number, y: (value: number) => number): string =>
  axis.ticks
    .map((value) => {
      const zero = isZero(value)
      const line = path(zero ? "zero" : "grid", `M${px(from)} ${px(y(value))}H${px(to)}`)
      return line + label(from - 8, y(value) + 4, tickText(axis, value), "end", zero ? "strong" : "")
    })
    .join("")
