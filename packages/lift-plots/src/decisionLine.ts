/** Draws a vertical line at the day on which a decision about the study is made, with a label. */
import { px } from "./Scale.ts"
import { label, path } from "./svg.ts"
import { measure, wrap } from "./Text.ts"

const gap = 6

/** The position of the line, and the width of the plot in pixels. */
export interface DecisionLine {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly text: string
}

/** Returns the line and its label as SVG. The label is on the left if it fits there, otherwise on the side that has more space. */
export const decisionLine = ({ bottom, text, top, width, x }: DecisionLine): string => {
  const [left, right] = [x - gap, width - x - gap]
  const isLeft = left >= right || measure(text, 12) <= left
  const [shown = ""] = wrap(text, Math.max(left, right), 12, 1)
  return (
    path("now", `M${px(x)} ${px(top)}V${px(bottom)}`) +
    label(isLeft ? x - gap : x + gap, top - 4, shown, isLeft ? "end" : "start", "flag")
  )
}
