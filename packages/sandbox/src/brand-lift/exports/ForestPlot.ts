/**
 * Draws a forest plot on slides: each row shows one lift with its confidence interval, and each slide has as many rows as fit.
 *
 * Sizes are in inches. A slide is 10 by 5.625 inches.
 */
import type PptxGenJS from "pptxgenjs"
import { forestAxis, formatSignedPoints, liftText, rangeText, tickText } from "@fieldwork/lift-plots"
import { intervalOf, type Row, verdictOf } from "./Report.ts"

export type Slide = PptxGenJS.default.Slide

const area = { top: 1.15, bottom: 5.35, from: 4, to: 7 }
const colors = { significant: "2F6B4F", other: "8A867B", line: "D9D5CA", zero: "45433C", text: "1A1916" }
/** The approximate number of 9-point characters that fit on one line of the name column. */
const charactersOfLine = 48
const lineHeight = 0.155

export interface Line {
  readonly label: string
  readonly row: Row
}

const heightOf = ({ label }: Line): number => Math.ceil(Math.max(1, label.length / charactersOfLine)) * lineHeight + 0.1

/** Distributes the rows of a plot over as many slides as they require. */
export const slidesOf = (lines: ReadonlyArray<Line>): ReadonlyArray<ReadonlyArray<Line>> => {
  const slides: Array<Array<Line>> = []
  let remainingHeight = 0
  for (const line of lines) {
    if (slides.length === 0 || heightOf(line) > remainingHeight) {
      slides.push([])
      remainingHeight = area.bottom - area.top
    }
    slides.at(-1)?.push(line)
    remainingHeight -= heightOf(line)
  }
  return slides
}

/** Returns the lift and its interval as proportions. The estimate is undefined if the groups are too small. */
const estimateOf = ({ enough, figures }: Row) => {
  const interval = enough ? intervalOf(figures) : undefined
  return interval && { points: interval.lift / 100, lower: interval.low / 100, upper: interval.high / 100 }
}

const noEstimate = { points: null, lower: null, upper: null }

const axisOf = (lines: ReadonlyArray<Line>) => forestAxis(lines.map(({ row }) => estimateOf(row) ?? noEstimate))

const write = (slide: Slide, text: string, options: PptxGenJS.default.TextPropsOptions) =>
  slide.addText(text, { fontFace: "Arial", margin: 0, fontSize: 9, valign: "middle", color: colors.text, ...options })

const stroke = (slide: Slide, [x, y]: readonly [number, number], w: number, h: number, color: string, width: number) =>
  slide.addShape("line", { x, y, w, h, line: { color, width } })

/** Draws the rows of one slide. `all` contains the rows of all slides of the plot, because the slides share one axis. */
export const addForest = (slide: Slide, lines: ReadonlyArray<Line>, all: ReadonlyArray<Line>): void => {
  const axis = axisOf(all)
  const x = (proportion: number): number => {
    const place = (proportion - axis.low) / (axis.high - axis.low)
    return area.from + Math.min(1, Math.max(0, place)) * (area.to - area.from)
  }
  for (const tick of axis.ticks) {
    const box = { x: x(tick) - 0.3, y: area.top - 0.25, w: 0.6, h: 0.2 }
    write(slide, tickText(axis, tick), { ...box, align: "center", color: colors.other })
  }
  const height = lines.reduce((sum, each) => sum + heightOf(each), 0)
  stroke(slide, [x(0), area.top - 0.05], 0, height + 0.05, colors.zero, 0.75)
  let top = area.top
  for (const line of lines) {
    const isSignificant = line.row.figures.statistically_significant === true
    const h = heightOf(line)
    const y = top + h / 2
    stroke(slide, [0.4, top], 9.2, 0, colors.line, 0.25)
    write(slide, line.label, { x: 0.4, y: top, w: 3.4, h })
    const estimate = estimateOf(line.row)
    if (estimate === undefined) {
      write(slide, verdictOf(line.row), { x: 7.1, y: top, w: 2.5, h, align: "right", color: colors.other })
    } else {
      const color = isSignificant ? colors.significant : colors.other
      stroke(slide, [x(estimate.lower), y], x(estimate.upper) - x(estimate.lower), 0, color, 1.75)
      slide.addShape("ellipse", {
        x: x(estimate.points) - 0.05,
        y: y - 0.05,
        w: 0.1,
        h: 0.1,
        fill: { color: isSignificant ? color : "FFFFFF" },
        line: { color, width: 1.25 }
      })
      const range = rangeText(estimate.lower, estimate.upper, formatSignedPoints)
      write(slide, `${liftText(estimate)}  (${range})`, { x: 7.1, y: top, w: 1.55, h, align: "right" })
      write(slide, isSignificant ? "significant" : "", { x: 8.7, y: top, w: 0.9, h, align: "right", color })
    }
    top += h
  }
}
