import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dailyPlot, type Day } from "../src/index.ts"
import { measure } from "../src/Text.ts"

const dayLength = 86_400_000

const day = (at: number, points: number, half: number): Day & { readonly points: number } => ({
  at: at * dayLength,
  points,
  lower: points - half,
  upper: points + half
})

/** Returns a function that converts a vertical position to the lift that the tick labels show there, in percentage points. */
const scaleOf = (svg: string) => {
  const ticks = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)" text-anchor="end"[^>]*>([−+\d.]+)</g)].map(
    ([, y, text = ""]) => ({ y: Number(y) - 4, value: Number(text.replace("−", "-")) })
  )
  const [one, other] = [ticks[0], ticks.at(-1)]
  if (one === undefined || other === undefined) throw new Error("the plot has no ticks")
  return (y: number) => one.value + ((y - one.y) / (other.y - one.y)) * (other.value - one.value)
}

/** Returns the horizontal and vertical positions in the paths of a class, such as those of all points. */
const positionsOf = (svg: string, className: string) =>
  [...svg.matchAll(new RegExp(`class="${className}[^"]*" d="([^"]*)"`, "g"))].flatMap(([, d = ""]) =>
    [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  )

const days = fc
  .array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: 0.001, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 40
  })
  .map((all) => all.map(([points, half], at) => day(at, points, half)))

describe("dailyPlot with days that differ much from the last day", () => {
  const first = { at: 0, points: 0.25, lower: 0.105, upper: 0.395 }
  const last = { at: 19 * dayLength, points: 0.02, lower: 0.012, upper: 0.028 }
  const svg = dailyPlot({ title: "", days: [first, last] })

  it("dailyPlot draws the point of an early lift of 25 points at 25 on its axis, even if the last day's lift is only 2 points", () => {
    const [earliest] = positionsOf(svg, "pt").toSorted((one, other) => one.x - other.x)
    expect(scaleOf(svg)(earliest?.y ?? NaN)).toBeCloseTo(25, 0)
  })

  it("dailyPlot draws an interval that continues outside the plot from its visible limit to an arrowhead at the edge", () => {
    const [pale] = /class="iv yes pale" d="([^"]*)"/.exec(svg)?.slice(1) ?? []
    expect(pale).toMatch(/^M48 [\d.]+L48 18M43 24L48 18L53 24M[\d.]+ [\d.]+L[\d. ]+$/)
    const [lower] = positionsOf(svg, "iv")
    expect(scaleOf(svg)(lower?.y ?? NaN)).toBeCloseTo(10.5, 0)
  })

  it("dailyPlot draws an arrowhead that points down at an interval that continues below the plot", () => {
    const below = dailyPlot({ title: "", days: [{ at: 0, points: -0.25, lower: -0.395, upper: -0.105 }, last] })
    expect(below).toContain("M43 278L48 284L53 278")
  })

  it("dailyPlot draws the point of each day at its value, whatever the lifts and intervals of the other days", () => {
    fc.assert(
      fc.property(days, (all) => {
        const plot = dailyPlot({ title: "", days: all })
        const toValue = scaleOf(plot)
        // Positions are rounded to a tenth of a pixel, and the last day is drawn twice.
        const pixel = Math.abs(toValue(1) - toValue(0))
        const drawn = positionsOf(plot, "pt").map(({ y }) => toValue(y))
        for (const { points } of all)
          expect(Math.min(...drawn.map((value) => Math.abs(value - 100 * points)))).toBeLessThanOrEqual(0.2 * pixel)
      })
    )
  })
})

describe("the times of dailyPlot", () => {
  const two = [day(10, 0.05, 0.02), day(11, 0.04, 0.02)]

  it.each([
    ["before the first day", 2],
    ["long after the last day", 400],
    ["between two days", 10.5]
  ])("dailyPlot keeps the line and the label of a decision date that is %s inside the plot", (_, at) => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 1600 }), fc.stringMatching(/^[a-z ]{1,60}$/), (width, label) => {
        const svg = dailyPlot({ title: "", width, days: two, decision: { at: at * dayLength, label: `d${label}` } })
        const [line] = positionsOf(svg, "now")
        expect(line?.x).toBeGreaterThanOrEqual(40)
        expect(line?.x).toBeLessThanOrEqual(width - 64)
        const [, x, anchor, text = ""] =
          /<text x="([\d.]+)" y="14"(?: text-anchor="(end)")? class="flag">([^<]*)</.exec(svg) ?? []
        expect(text).not.toBe("")
        expect(measure(text, 12)).toBeLessThanOrEqual(anchor === "end" ? Number(x) : width - Number(x))
      })
    )
  })

  it("dailyPlot puts the label of the decision date to the right of its line if this date is at the left edge of the plot", () => {
    const svg = dailyPlot({ title: "", days: two, decision: { at: 0, label: "decision, 1 Jan" } })
    expect(svg).toContain('<text x="54" y="14" class="flag">decision, 1 Jan</text>')
  })

  it.each(["tomorrow", "", Number.NaN, Infinity, 1e300])("dailyPlot marks no decision whose date is %o", (at) => {
    const svg = dailyPlot({ title: "", days: two, decision: { at, label: "decision" } })
    expect(svg).toBe(dailyPlot({ title: "", days: two }))
  })

  it.each(["yesterday", Number.NaN, Infinity, 1e300])("dailyPlot omits a day whose date is %o", (at) => {
    const svg = dailyPlot({ title: "", days: [{ ...day(0, 0.5, 0.1), at }, ...two] })
    expect(svg).toBe(dailyPlot({ title: "", days: two }))
  })

  it("dailyPlot returns the same plot for the same days in a different order", () => {
    expect(dailyPlot({ title: "", days: two.toReversed() })).toBe(dailyPlot({ title: "", days: two }))
  })

  it("the tooltips of dailyPlot do not overlap if the decision is long after the last day", () => {
    const svg = dailyPlot({ title: "", days: two, hover: true, decision: { at: 100 * dayLength, label: "" } })
    const areas = [...svg.matchAll(/class="touch" x="([\d.]+)" y="18" width="([\d.]+)"/g)].map(([, x, width]) => ({
      x: Number(x),
      width: Number(width)
    }))
    const [one, other] = areas
    expect((one?.x ?? NaN) + (one?.width ?? NaN)).toBeLessThanOrEqual((other?.x ?? NaN) + 0.2)
  })
})
