/**
 * Draws the lift in a response with its confidence interval.
 */
import { formatSignedPoints } from "@fieldwork/lift-plots"

interface Lift {
  readonly lift_percentage: number
  readonly margin_of_error: number
}

const isLift = (value: unknown): value is Lift =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "lift_percentage") === "number" &&
  typeof Reflect.get(value, "margin_of_error") === "number"

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const width = 400
const inset = 24

/** Draws the interval as a line and the lift as a point, above an axis that includes zero. */
const drawn = ({ lift_percentage: points, margin_of_error: margin }: Lift): string => {
  const [lower, upper] = [points - margin, points + margin]
  const [low, high] = [Math.min(lower, 0), Math.max(upper, 0)]
  const x = (value: number) => (inset + ((value - low) / (high - low || 1)) * (width - 2 * inset)).toFixed(1)
  const kind = lower > 0 ? "yes" : upper < 0 ? "down" : "no"
  const words = (value: number) => formatSignedPoints(value / 100)
  const tick = (value: number, anchor: string) =>
    `<text x="${x(value)}" y="50" text-anchor="${anchor}">${value === 0 ? "0" : words(value)}</text>`
  const ends = [...new Set([low, high])].map((value) => tick(value, "middle")).join("")
  const isApart = Math.min(-low, high) / (high - low) > 0.15
  return `<svg class="plot" viewBox="0 0 ${width} 56" role="img" aria-label="${words(points)} points, ${words(lower)} to ${words(upper)}"><path class="zero" d="M${x(0)} 6V34"/><path class="iv ${kind}" d="M${x(lower)} 20H${x(upper)}"/><path class="pt ${kind}" d="M${x(points)} 20h0"/>${kind === "no" ? `<path class="pt hole" d="M${x(points)} 20h0"/>` : ""}${ends}${isApart ? tick(0, "middle") : ""}</svg>`
}

/** Returns the drawing as HTML, or undefined if the program did not print exactly one lift response. */
export const pictureOf = (printed: ReadonlyArray<string>): string | undefined => {
  const value = parsed(printed[0] ?? "")
  if (printed.length !== 1 || !isLift(value)) return undefined
  const { lift_percentage: points, margin_of_error: margin } = value
  const [found, lower, upper] = [points, points - margin, points + margin].map((each) => formatSignedPoints(each / 100))
  return `<p><b>${found}</b> points, ${lower} to ${upper}</p>${drawn(value)}`
}
