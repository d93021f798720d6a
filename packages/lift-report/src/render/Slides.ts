/**
 * The drawing functions for slides: text, lines and points. Coordinates are in inches from the upper left corner.
 */
import { removeInvalidXml } from "@fieldwork/lift-plots"
import type PptxGenJS from "pptxgenjs"

export type Slide = PptxGenJS.default.Slide
type TextOptions = PptxGenJS.default.TextPropsOptions

export const colors = {
  ink: "1A1916",
  quiet: "656259",
  line: "CDC8BA",
  zero: "45433C",
  yes: "2440C8",
  no: "8A867B",
  down: "C8480E",
  bad: "A92118"
} as const

export const text = (slide: Slide, value: string, options: TextOptions): void => {
  if (value === "") return
  slide.addText(removeInvalidXml(value), {
    fontFace: "Arial",
    color: colors.ink,
    margin: 0,
    valign: "middle",
    ...options
  })
}

export const heading = (slide: Slide, value: string): void =>
  text(slide, value, { x: 0.6, y: 0.3, w: 12.1, h: 0.6, fontSize: 18, bold: true, fit: "shrink" })

export const line = (
  slide: Slide,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  color: string,
  width: number
): void => {
  slide.addShape("line", {
    x: Math.min(x, toX),
    y: Math.min(y, toY),
    w: Math.abs(toX - x),
    h: Math.abs(toY - y),
    line: { color, width }
  })
}

/** Draws a data point: a filled circle for a lift, a square for a decline, or a hollow circle if the result is not significant. */
export const point = (
  slide: Slide,
  [x, y]: readonly [number, number],
  color: string,
  kind: "yes" | "no" | "down"
): void => {
  const size = 0.13
  slide.addShape(kind === "down" ? "rect" : "ellipse", {
    x: x - size / 2,
    y: y - size / 2,
    w: size,
    h: size,
    fill: { color: kind === "no" ? "FFFFFF" : color },
    line: { color, width: 1.5 }
  })
}
