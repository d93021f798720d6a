import * as fc from "fast-check"
import { parseHTML } from "linkedom"
import { describe, expect, it } from "vitest"
import {
  dailyPlot,
  type Estimate,
  forestAxis,
  forestPlot,
  frequencyPlot,
  sparkline,
  splitBar,
  standalone,
  trackAxis
} from "../src/index.ts"
import { measure } from "../src/Text.ts"

/** Generates estimates, some of which have missing or non-finite values. */
const estimate: fc.Arbitrary<Estimate> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([points, half]) => ({ points, lower: points - half, upper: points + half }))
  },
  { weight: 1, arbitrary: fc.constant({ points: null, lower: null, upper: null }) },
  {
    weight: 1,
    arbitrary: fc.record({
      points: fc.constantFrom(Number.NaN, 0, Infinity),
      lower: fc.constantFrom(0, -Infinity),
      upper: fc.constantFrom(0, Number.NaN)
    })
  }
)
const name = fc.string({ unit: "binary", maxLength: 60 })
const width = fc.integer({ min: 200, max: 1600 })

/** Parses a plot and returns its document. Fails if the plot is not well-formed. */
const read = (svg: string) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  expect(svg.split("<svg").length).toBe(2)
  const opened = [...svg.matchAll(/<(\w+)[^>]*?(\/)?>|<\/(\w+)>/g)]
  const stack: Array<string> = []
  for (const [, open, selfClosing, close] of opened) {
    if (close !== undefined) expect(stack.pop()).toBe(close)
    else if (open !== undefined && selfClosing === undefined) stack.push(open)
  }
  expect(stack).toEqual([])
  return parseHTML(svg).document
}

const plots: Readonly<Record<string, (estimates: ReadonlyArray<Estimate>, text: string, width: number) => string>> = {
  dailyPlot: (estimates, title, width) =>
    dailyPlot({
      title,
      width,
      hover: true,
      days: estimates.map((each, i) => ({ ...each, at: i * 86_400_000 })),
      decision: { at: 5e8, label: title }
    }),
  forestPlot: (estimates, title, width) =>
    forestPlot({
      title,
      width,
      groups: [
        { label: title, rows: estimates.map((each) => ({ ...each, label: title, remark: title, respondents: 5 })) }
      ]
    }),
  frequencyPlot: (estimates, title, width) =>
    frequencyPlot({ title, width, steps: estimates.map((each) => ({ ...each, label: title, respondents: 5 })) }),
  sparkline: (estimates, title, width) => sparkline({ title, width, estimates })
}

it("dailyPlot keeps at least 90 pixels between its date labels when the decision is 60 days after the last day", () => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    points: 0.05,
    lower: 0.02,
    upper: 0.08,
    at: day * 86_400_000
  }))
  const svg = dailyPlot({ title: "", width: 720, days, decision: { at: 90 * 86_400_000, label: "end" } })
  const dates = Array.from(svg.matchAll(/<text[^>]* x="([\d.]+)"[^>]*>\d+ \w{3}</g), ([, x]) => Number(x))
  expect(dates.length).toBeGreaterThan(1)
  for (const [index, x] of dates.entries()) if (index > 0) expect(x - (dates[index - 1] ?? 0)).toBeGreaterThan(90)
})

describe.each(Object.entries(plots))("%s", (plotName, plot) => {
  it(`the plot function ${plotName} returns well-formed SVG for any estimates, and the same SVG for the same input`, () => {
    fc.assert(
      fc.property(fc.array(estimate, { maxLength: 40 }), name, width, (estimates, text, width) => {
        const svg = plot(estimates, text, width)
        read(svg)
        expect(plot(estimates, text, width)).toBe(svg)
      })
    )
  })

  it(`the plot function ${plotName} draws nothing outside the viewBox of its SVG`, () => {
    fc.assert(
      fc.property(fc.array(estimate, { minLength: 1, maxLength: 40 }), width, (estimates, width) => {
        const svg = plot(estimates, "lift", width)
        const [, across = "", down = ""] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []
        for (const [, x = "", y = ""] of svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0)
          expect(Number(x)).toBeLessThanOrEqual(Number(across))
          expect(Number(y)).toBeGreaterThanOrEqual(0)
          expect(Number(y)).toBeLessThanOrEqual(Number(down))
        }
      })
    )
  })
})

const day = (at: number, points: number, half: number) => ({
  at: at * 86_400_000,
  points,
  lower: points - half,
  upper: points + half
})

it("dailyPlot draws thinner lines and smaller points when 90 days share 350 pixels than when they share 720 pixels", () => {
  const days = Array.from({ length: 90 }, (_, index) => day(index, 0.05, 0.02))
  expect(dailyPlot({ title: "", width: 350, days })).toContain('class="plot dense"')
  expect(dailyPlot({ title: "", width: 720, days })).toContain('class="plot"')
})

describe("dailyPlot", () => {
  const svg = dailyPlot({
    title: "Lift & more",
    days: [day(0, 0.05, 0.1), day(1, -0.2, 0.05), day(2, 0.049, 0.025)],
    decision: { at: 2 * 86_400_000, label: "decision, 3 Jan" }
  })

  it("dailyPlot draws a filled point for a significant day, a hollow one for any other, and a square for a decline", () => {
    const count = (className: string) =>
      (new RegExp(`class="${className}" d="([^"]*)"`).exec(svg)?.[1]?.match(/M/g) ?? []).length
    expect([count("pt yes"), count("pt no"), count("pt hole"), count("pt down")]).toEqual([1, 1, 1, 1])
  })

  it("dailyPlot draws a line at zero, the lift of the last day as a label, and the day of the decision", () => {
    expect(svg).toContain('class="zero"')
    expect(svg).toContain(">+4.9<")
    expect(svg).toContain('class="now"')
    expect(svg).toContain(">decision, 3 Jan<")
    expect(svg).toContain('aria-label="Lift &amp; more"')
  })

  it("dailyPlot clips very wide early intervals so that later ones remain readable", () => {
    const wide = dailyPlot({ title: "", days: [day(0, 0.1, 5), day(1, 0.05, 0.02)] })
    expect(wide).not.toContain("+500")
  })

  it('dailyPlot without days contains "No estimate yet"', () => {
    expect(dailyPlot({ title: "", days: [] })).toContain("No estimate yet")
  })

  it("dailyPlot with the option hover has one tooltip per day that shows the values of that day", () => {
    const hover = dailyPlot({ title: "", days: [day(0, 0.05, 0.02), day(1, 0.05, 0.02)], hover: true })
    expect(hover).toContain("<title>1 Jan: +5.0 points, from +3.0 to +7.0</title>")
  })
})

describe("forestPlot", () => {
  it("forestPlot shows 30 long labels as wrapped lines that do not overlap, and has each label in full in a tooltip", () => {
    const rows = Array.from({ length: 30 }, (_, i) => ({
      label: `Question ${i + 1}: which of these brands of coffee, tea and other hot drinks would you recommend to a friend who asks you for one?`,
      points: 0.02,
      lower: -0.01,
      upper: 0.05
    }))
    const document = read(forestPlot({ title: "Questions", groups: [{ rows }] }))
    const titles = [...document.querySelectorAll("title")].map(({ textContent }) => textContent)
    expect(titles).toEqual(rows.map(({ label }) => label))
    const lines = [...document.querySelectorAll("text.strong")].filter((text) => text.getAttribute("x") === "0")
    const heights = lines.map((text) => Number(text.getAttribute("y")))
    for (const [i, height] of heights.entries()) expect(height - (heights[i - 1] ?? 0)).toBeGreaterThanOrEqual(14)
  })

  it("forestPlot shows `too few`, or the placeholder of the row, where an estimate has no interval", () => {
    const none = { points: null, lower: null, upper: null }
    const svg = forestPlot({
      title: "",
      groups: [
        {
          rows: [
            { label: "a", ...none },
            { label: "b", ...none, placeholder: "not shown" }
          ]
        }
      ]
    })
    expect(svg).toContain(">too few<")
    expect(svg).toContain(">not shown<")
  })
})

describe("plots of narrow intervals", () => {
  // 5.1 % of 500,000 exposed respondents and 5.0 % of 500,000 control respondents are in target.
  const narrow = { points: 0.001, lower: 0.00028, upper: 0.00172 }
  const wide = { points: 0.04, lower: 0.01, upper: 0.07 }
  const texts = (svg: string) => Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text)

  it("each plot labels ticks that are 0.05 points apart with two decimal places", () => {
    const expected = ["0.00", "+0.05", "+0.10", "+0.15", "+0.20"]
    expect(texts(forestPlot({ title: "", groups: [{ rows: [{ label: "a", ...narrow }] }] }))).toEqual(
      expect.arrayContaining(expected)
    )
    expect(texts(frequencyPlot({ title: "", steps: [{ label: "a", ...narrow }] }))).toEqual(
      expect.arrayContaining(expected)
    )
    expect(texts(dailyPlot({ title: "", days: [{ at: 0, ...narrow }] }))).toEqual(expect.arrayContaining(expected))
    const axis = forestAxis([narrow])
    expect(trackAxis(axis).match(/>[^<>]+</g)).toEqual(expected.map((text) => `>${text}<`))
  })

  it("forestPlot shows the limits of a narrow interval with the decimals that its width requires, even beside a wide interval", () => {
    const rows = [
      { label: "narrow", ...narrow },
      { label: "wide", ...wide },
      { label: "close to zero", ...wide, lower: 0.0004 }
    ]
    const svg = texts(forestPlot({ title: "", groups: [{ rows }] }))
    expect(svg).toContain("+0.10  (0.03 to 0.17)")
    expect(svg).toContain("+4.0  (1.0 to 7.0)")
    expect(svg).toContain("+4.0  (0.04 to 7.0)")
  })

  it("dailyPlot shows a lift with a narrow interval with two decimal places, both in the label of the last day and in the tooltip", () => {
    const svg = dailyPlot({ title: "", days: [{ at: 0, ...narrow }], hover: true })
    expect(svg).toContain(">+0.10<")
    expect(svg).toContain("+0.10 points, from +0.03 to +0.17")
  })

  it("dailyPlot and frequencyPlot leave enough space for tick labels with three decimal places", () => {
    const tiny = { points: 0.00006, lower: 0.00003, upper: 0.00009 }
    for (const svg of [
      dailyPlot({ title: "", days: [{ at: 0, ...tiny }] }),
      frequencyPlot({ title: "", steps: [{ label: "a", ...tiny }] })
    ]) {
      const labels = [...svg.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="end"[^>]*>([^<]*)</g)]
      expect(labels.length).toBeGreaterThan(2)
      for (const [, x, text = ""] of labels) expect(Number(x)).toBeGreaterThanOrEqual(measure(text, 12))
    }
  })
})

it("splitBar labels both groups with their counts and shares, and the designed share of the exposed group", () => {
  const svg = splitBar({ exposed: 10_500, control: 9500, designed: 0.5, title: "Split" })
  for (const text of ["Exposed 10,500, 52.5 %", "Control 9,500, 47.5 %", "designed: 50.0 %"])
    expect(svg).toContain(`>${text}<`)
  expect(splitBar({ exposed: 0, control: 0, title: "" })).toContain("No respondents yet")
})

it("standalone turns a plot into an SVG file that includes its styles and a white background", () => {
  const file = standalone(dailyPlot({ title: "", days: [day(0, 0.05, 0.02)] }))
  expect(file).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(file).toContain("<style>.plot{")
  expect(file).toContain('<rect width="800" height="310" fill="#fff"/>')
})
