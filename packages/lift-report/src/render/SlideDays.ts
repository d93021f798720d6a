/**
 * Draws the lift by day on a slide, as shapes.
 */
import { forestAxis, tickText } from "@fieldwork/lift-plots"
import type { Report } from "../report/Report.ts"
import { shortDay } from "../report/format.ts"
import { colors, line, point, type Slide, text } from "./Slides.ts"

const area = { top: 1.2, bottom: 5.9, from: 1.2, to: 12.2 }

export const addDays = (slide: Slide, { daily: { days } }: Report): void => {
  const shown = days.flatMap(({ at, estimate: { lower, points, upper } }) =>
    points === null || lower === null || upper === null ? [] : { time: Date.parse(at), at, lower, points, upper }
  )
  const [first, last] = [shown[0], shown.at(-1)]
  if (first === undefined || last === undefined) return
  const axis = forestAxis(shown)
  const span = Math.max(1, last.time - first.time)
  const x = (time: number): number => area.from + 0.2 + ((time - first.time) / span) * (area.to - area.from - 0.4)
  const y = (value: number): number =>
    area.bottom - ((value - axis.low) / (axis.high - axis.low)) * (area.bottom - area.top)
  for (const tick of axis.ticks) {
    const isZero = Math.abs(tick) < 1e-12
    line(slide, [area.from, y(tick)], [area.to, y(tick)], isZero ? colors.zero : colors.line, isZero ? 0.75 : 0.25)
    text(slide, tickText(axis, tick), {
      x: 0.5,
      y: y(tick) - 0.12,
      w: 0.6,
      h: 0.24,
      fontSize: 10,
      align: "right",
      color: colors.quiet
    })
  }
  for (const { lower, points, time, upper } of shown) {
    const kind = lower > 0 ? "yes" : upper < 0 ? "down" : "no"
    line(slide, [x(time), y(upper)], [x(time), y(lower)], colors[kind], 1.5)
    point(slide, [x(time), y(points)], colors[kind], kind)
  }
  for (const { at, time } of [first, last]) {
    text(slide, shortDay(at), {
      x: x(time) - 0.7,
      y: area.bottom + 0.08,
      w: 1.4,
      h: 0.25,
      fontSize: 10,
      align: "center",
      color: colors.quiet
    })
  }
}
