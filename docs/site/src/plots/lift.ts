/**
 * Interval plots of the lift guide's own study, as SVG. Colours are CSS variables, so that one picture serves light and dark.
 */
import { type Estimate, measure } from "@fieldwork/guides/lift-series"
import { dailyPlot, forestPlot } from "@fieldwork/lift-plots"

export type PlotName = "days" | "devices"

export interface Picture {
  readonly svg: string
  readonly caption: string
}

const { days, devices, respondents } = await measure()

const low = ({ lift, margin }: Estimate) => lift - margin
const high = ({ lift, margin }: Estimate) => lift + margin
const isSure = (estimate: Estimate) => low(estimate) > 0 || high(estimate) < 0
const points = (value: number) => `${value >= 0 ? "+" : "−"}${Math.abs(value).toFixed(1)}`
/** Percentage points of the service as the proportions of the plots. */
const drawn = (estimate: Estimate) => ({
  points: estimate.lift / 100,
  lower: low(estimate) / 100,
  upper: high(estimate) / 100
})

const lastOf = days.at(-1)

/** The last day in words, for the head of a figure. */
export const result =
  lastOf === undefined
    ? { day: "", points: "", interval: "" }
    : {
        day: lastOf.label,
        points: points(lastOf.lift),
        interval: `${points(low(lastOf))} to ${points(high(lastOf))} at 90 %`
      }

const say = (estimate: Estimate) =>
  `${estimate.label}: ${points(estimate.lift)} points, from ${points(low(estimate))} to ${points(high(estimate))}`

const firstSure = days.find(isSure)?.label
const start = Date.parse("2026-01-06T03:00:00Z")
const day = 86_400_000

export const pictures: Readonly<Record<PlotName, Picture>> = {
  days: {
    svg: dailyPlot({
      title: `Intervals of lift by day, wide at first and narrower later. ${lastOf === undefined ? "" : `On day ${say(lastOf)}.`}`,
      width: 720,
      height: 320,
      days: days.map((estimate) => ({ ...drawn(estimate), at: start + Number(estimate.label) * day }))
    }),
    caption: `Estimated lift and its 90 % interval, by day. Filled: the interval excludes zero${firstSure === undefined ? ", which it never does here" : `, first on day ${firstSure}`}. ${respondents.toLocaleString("en")} respondents at the end. Drawn from the sandbox when this page was built.`
  },
  devices: {
    svg: forestPlot({
      title: `Intervals of lift by device. ${devices.map(say).join("; ")}.`,
      width: 720,
      groups: [{ rows: devices.map((estimate) => ({ ...drawn(estimate), label: estimate.label })) }]
    }),
    caption: "The same study by device, at its end, with 90 % intervals."
  }
}
