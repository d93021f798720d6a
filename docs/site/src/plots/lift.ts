/**
 * Interval plots of the lift guide's own study, as SVG. Colours are CSS variables, so that one picture serves light and dark.
 */
import { type Estimate, measure } from "@fieldwork/guides/lift-series"
import * as Plot from "@observablehq/plot"
import { parseHTML } from "linkedom"

export type PlotName = "days" | "devices"

export interface Picture {
  readonly svg: string
  readonly caption: string
  /** What a reader who does not see it should know. */
  readonly alternative: string
}

const { days, devices, respondents } = await measure()

const low = ({ lift, margin }: Estimate) => lift - margin
const high = ({ lift, margin }: Estimate) => lift + margin
const isSure = (estimate: Estimate) => low(estimate) > 0 || high(estimate) < 0
const colour = (estimate: Estimate) => (isSure(estimate) ? "var(--fw-sure)" : "var(--fw-unsure)")
const points = (value: number) => `${value >= 0 ? "+" : "−"}${Math.abs(value).toFixed(1)}`

const range = (estimates: ReadonlyArray<Estimate>): readonly [number, number] => {
  const edge = 5
  return [
    Math.floor(Math.min(0, ...estimates.map(low)) / edge) * edge,
    Math.ceil(Math.max(0, ...estimates.map(high)) / edge) * edge
  ]
}

const draw = (options: Plot.PlotOptions): string => {
  const { document } = parseHTML("<html><body></body></html>")
  const plot = Plot.plot({ ...options, document: document as unknown as Document, style: { background: "none" } })
  // The picture is told in words beside it; its own labels name marks, which means nothing to a reader.
  return plot.outerHTML
    .replaceAll(/<style>[\s\S]*?<\/style>/g, "")
    .replaceAll(/ aria-(label|description|hidden)="[^"]*"/g, "")
    .replace("<svg", '<svg aria-hidden="true"')
}

const drawDays = (): string =>
  draw({
    width: 720,
    height: 320,
    marginLeft: 48,
    marginBottom: 42,
    x: { label: "day of the study", labelAnchor: "center", labelOffset: 38, type: "linear", domain: [0, 41], ticks: 9 },
    y: { label: "lift, percentage points", domain: range(days), grid: true },
    marks: [
      Plot.ruleY([0], { stroke: "currentColor" }),
      Plot.ruleX(days, {
        x: ({ label }: Estimate) => Number(label),
        y1: low,
        y2: high,
        stroke: colour,
        strokeWidth: 3
      }),
      Plot.dot(days, { x: ({ label }: Estimate) => Number(label), y: "lift", fill: colour, r: 3.5 })
    ]
  })

const drawDevices = (): string =>
  draw({
    width: 720,
    height: 72 + devices.length * 44,
    marginLeft: 80,
    marginBottom: 42,
    x: { label: "lift, percentage points", labelAnchor: "center", labelOffset: 38, domain: range(devices), grid: true },
    y: { label: null, domain: devices.map(({ label }) => label) },
    marks: [
      Plot.ruleX([0], { stroke: "currentColor" }),
      Plot.ruleY(devices, { y: "label", x1: low, x2: high, stroke: colour, strokeWidth: 3 }),
      Plot.dot(devices, { y: "label", x: "lift", fill: colour, r: 5 }),
      Plot.text(devices, {
        y: "label",
        x: "lift",
        text: ({ lift, margin }: Estimate) => `${points(lift)} ± ${margin.toFixed(1)}`,
        dy: -14,
        fill: "currentColor"
      })
    ]
  })

const say = (estimate: Estimate) =>
  `${estimate.label}: ${points(estimate.lift)} points, from ${points(low(estimate))} to ${points(high(estimate))}`

const firstSure = days.find(isSure)?.label
const last = days.at(-1)

export const pictures: Readonly<Record<PlotName, Picture>> = {
  days: {
    svg: drawDays(),
    caption: `Estimated lift and its 90 % interval, by day. Filled blue: the interval leaves zero out${firstSure === undefined ? ", which it never does here" : `, first on day ${firstSure}`}. ${respondents.toLocaleString("en")} respondents at the end. Drawn from the sandbox when this page was built.`,
    alternative: `Intervals of lift by day, wide at first and narrower later. ${last === undefined ? "" : `On day ${say(last)}.`}`
  },
  devices: {
    svg: drawDevices(),
    caption: "The same study by device, at its end, with 90 % intervals.",
    alternative: `Intervals of lift by device. ${devices.map(say).join("; ")}.`
  }
}
