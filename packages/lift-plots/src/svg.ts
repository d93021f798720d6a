/** Builds SVG elements as text. Many estimates share one path, so that a plot of a whole year stays small. */
import type { Reading, Shown } from "./Estimate.ts"
import { escape } from "./Text.ts"
import { px } from "./Scale.ts"

export interface Drawing {
  readonly width: number
  readonly height: number
  /** The text alternative of the plot, for readers who do not see it. */
  readonly title: string
  readonly className?: string
}

/** Returns the root element. */
export const svg = ({ className = "", height, title, width }: Drawing, ...content: ReadonlyArray<string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="plot${className === "" ? "" : ` ${className}`}" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" role="img" aria-label="${escape(title)}">${content.join("")}</svg>`

export const path = (className: string, d: string): string => (d === "" ? "" : `<path class="${className}" d="${d}"/>`)

type Anchor = "start" | "middle" | "end"

export const label = (x: number, y: number, text: string, anchor: Anchor = "start", className = ""): string => {
  const attributes = [
    `x="${px(x)}" y="${px(y)}"`,
    ...(anchor === "start" ? [] : [`text-anchor="${anchor}"`]),
    ...(className === "" ? [] : [`class="${className}"`])
  ]
  return `<text ${attributes.join(" ")}>${escape(text)}</text>`
}

/** The position at which an estimate is drawn: a line from one end of the interval to the other, with a point on it. */
export interface Mark {
  readonly reading: Reading
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly at: readonly [x: number, y: number]
}

const moveTo = ([x, y]: readonly [number, number]): string => `M${px(x)} ${px(y)}`

const readings: ReadonlyArray<Reading> = ["no", "yes", "down"]

/** Draws marks. Each reading has one path for intervals and one for points. Points that are not decisive are hollow. */
export const marks = (all: ReadonlyArray<Mark>, intervalClass = ""): string => {
  const of = (reading: Reading) => all.filter((mark) => mark.reading === reading)
  const intervals = readings.map((reading) =>
    path(
      `iv ${reading}${intervalClass}`,
      of(reading)
        .map(({ from, to }) => `${moveTo(from)}L${px(to[0])} ${px(to[1])}`)
        .join("")
    )
  )
  const points = readings.flatMap((reading) => {
    const d = of(reading)
      .map(({ at }) => `${moveTo(at)}h0`)
      .join("")
    return [path(`pt ${reading}`, d), reading === "no" ? path("pt hole", d) : ""]
  })
  return [...intervals, ...points].join("")
}

/** Returns the text alternative of one estimate. */
export const sentence = (name: string, { lower, points, upper }: Shown, text: (value: number) => string): string =>
  `${name}: ${text(points)} points, from ${text(lower)} to ${text(upper)}`
