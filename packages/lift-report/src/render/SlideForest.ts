/**
 * Draws a forest plot on slides, as shapes. Each slide has as many rows as fit. Row names can have any length.
 */
import { type Estimate, forestAxis, tickText } from "@fieldwork/lift-plots"
import { formatCount, liftText, range } from "../report/format.ts"
import { colors, line, point, type Slide, text } from "./Slides.ts"

interface Line {
  readonly label: string
  readonly estimate: Estimate
  readonly remark: string
  /** The text that is shown if there is no lift. */
  readonly placeholder: string
  readonly respondents?: number
}

const area = { top: 1.35, bottom: 6.6, from: 5.6, to: 9.4 }
/** The approximate number of characters in 11-point type that fit on one line of the name column. */
const charactersPerLine = 46
const lineHeight = 0.19

const heightOf = ({ label }: Line): number =>
  Math.max(1, Math.ceil(label.length / charactersPerLine)) * lineHeight + 0.12

/** Distributes the rows of a plot over as many slides as they require. */
export const slidesOf = <Row extends Line>(lines: ReadonlyArray<Row>): ReadonlyArray<ReadonlyArray<Row>> => {
  const slides: Array<Array<Row>> = []
  let room = 0
  for (const each of lines) {
    const height = heightOf(each)
    if (slides.length === 0 || height > room) {
      slides.push([])
      room = area.bottom - area.top
    }
    slides.at(-1)?.push(each)
    room -= height
  }
  return slides
}

/** Draws the rows of one slide. `all` contains the rows of all slides, which share one axis. */
export const addForest = (slide: Slide, lines: ReadonlyArray<Line>, all: ReadonlyArray<Line>): void => {
  const axis = forestAxis(all.map(({ estimate }) => estimate))
  const x = (value: number): number => area.from + ((value - axis.low) / (axis.high - axis.low)) * (area.to - area.from)
  const bottom = area.top + lines.reduce((sum, each) => sum + heightOf(each), 0)
  for (const tick of axis.ticks) {
    text(slide, tickText(axis, tick), {
      x: x(tick) - 0.4,
      y: 1,
      w: 0.8,
      h: 0.25,
      fontSize: 10,
      align: "center",
      color: colors.quiet
    })
  }
  line(slide, [x(0), area.top - 0.05], [x(0), bottom], colors.zero, 0.75)
  let top = area.top
  for (const each of lines) {
    const { estimate, label, respondents, remark } = each
    const height = heightOf(each)
    const y = top + height / 2
    const box = { y: top, h: height, fontSize: 11 }
    text(slide, label, { ...box, x: 0.6, w: 4.1 })
    if (respondents !== undefined)
      text(slide, formatCount(respondents), { ...box, x: 4.7, w: 0.8, align: "right", color: colors.quiet })
    const { lower, points, upper } = estimate
    if (points === null || lower === null || upper === null) {
      text(slide, each.placeholder, { ...box, x: x(0) + 0.1, w: 2.4, color: colors.quiet })
    } else {
      const kind = lower > 0 ? "yes" : upper < 0 ? "down" : "no"
      line(slide, [x(lower), y], [x(upper), y], colors[kind], 2)
      point(slide, [x(points), y], colors[kind], kind)
      text(slide, `${liftText({ points, lower, upper })}   ${range(lower, upper)}`, {
        ...box,
        x: 9.5,
        w: 2,
        align: "right"
      })
    }
    text(slide, remark, { ...box, x: 11.6, w: 1.2, align: "right", color: colors.quiet })
    line(slide, [0.6, top], [12.8, top], colors.line, 0.25)
    top += height
  }
}
