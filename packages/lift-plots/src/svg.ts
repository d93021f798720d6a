/** Builds SVG elements as strings. Many estimates share one `path` element, so the SVG code stays short even for an entire year of estimates. */
import type { Verdict, FiniteEstimate } from "./Estimate.ts"
import { liftText, rangeText } from "./estimateText.ts"
import { escapeXml, formatSignedPoints } from "./Text.ts"
import { px } from "./Scale.ts"

export interface Drawing {
  readonly width: number
  readonly height: number
  /** The text alternative for the plot, which screen readers read aloud. */
  readonly title: string
  readonly className?: string
}

/** Returns the root element of a plot. */
export const svg = ({ className = "", height, title, width }: Drawing, ...content: ReadonlyArray<string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="plot${className === "" ? "" : ` ${className}`}" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" role="img" aria-label="${escapeXml(title)}">${content.join("")}</svg>`

export const path = (className: string, d: string): string => (d === "" ? "" : `<path class="${className}" d="${d}"/>`)

type Anchor = "start" | "middle" | "end"

export const label = (x: number, y: number, text: string, anchor: Anchor = "start", className = ""): string => {
  const attributes = [
    `x="${px(x)}" y="${px(y)}"`,
    ...(anchor === "start" ? [] : [`text-anchor="${anchor}"`]),
    ...(className === "" ? [] : [`class="${className}"`])
  ]
  return `<text ${attributes.join(" ")}>${escapeXml(text)}</text>`
}

/** The position of an estimate in a plot: a line from one end of the interval to the other, and a point on this line. */
export interface Mark {
  readonly verdict: Verdict
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly at: readonly [x: number, y: number]
  /** The path data of arrowheads at the ends of an interval that continues outside the plot. */
  readonly arrows?: string | undefined
}

const moveTo = ([x, y]: readonly [number, number]): string => `M${px(x)} ${px(y)}`

const verdicts: ReadonlyArray<Verdict> = ["no", "yes", "down"]

/**
 * Returns the intervals and points of estimates as SVG. Estimates with the same conclusion (lift, decline or not significant) share one path for
 * their intervals and one for their points. The point of an estimate is hollow if its interval includes zero.
 */
export const marks = (all: ReadonlyArray<Mark>, intervalClass = ""): string => {
  const of = (verdict: Verdict) => all.filter((mark) => mark.verdict === verdict)
  const intervals = verdicts.map((verdict) =>
    path(
      `iv ${verdict}${intervalClass}`,
      of(verdict)
        .map(({ arrows = "", from, to }) => `${moveTo(from)}L${px(to[0])} ${px(to[1])}${arrows}`)
        .join("")
    )
  )
  const points = verdicts.flatMap((verdict) => {
    const d = of(verdict)
      .map(({ at }) => `${moveTo(at)}h0`)
      .join("")
    return [path(`pt ${verdict}`, d), verdict === "no" ? path("pt hole", d) : ""]
  })
  return [...intervals, ...points].join("")
}

/** Returns a sentence that states an estimate and its interval. */
export const sentence = (name: string, estimate: FiniteEstimate): string =>
  `${name}: ${liftText(estimate)} points, from ${rangeText(estimate.lower, estimate.upper, formatSignedPoints)}`
