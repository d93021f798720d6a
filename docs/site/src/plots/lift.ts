/**
 * Draws interval plots of the study in the lift guide as SVG. Colours are CSS variables, so the same image works in light and dark mode.
 */
import { type Estimate, measure } from "@fieldwork/guides/lift-series"
import { dailyPlot, forestPlot } from "@fieldwork/lift-plots"

export type PlotName = "days" | "devices"

export interface Picture {
  readonly svg: string
  /** A narrower version for phones, in which the text is as large as in the wide version. */
  readonly narrow: string
  readonly caption: string
}

const { days, devices, respondents } = await measure()

const low = ({ lift, margin }: Estimate) => lift - margin
const high = ({ lift, margin }: Estimate) => lift + margin
const isSure = (estimate: Estimate) => low(estimate) > 0 || high(estimate) < 0
const points = (value: number) => `${value >= 0 ? "+" : "−"}${Math.abs(value).toFixed(1)}`
/** Converts the API's percentage points to the proportions that the plots require. */
const drawn = (estimate: Estimate) => ({
  points: estimate.lift / 100,
  lower: low(estimate) / 100,
  upper: high(estimate) / 100
})

const lastOf = days.at(-1)

/** The result on the last day as strings, for the caption of a figure. */
export const result =
  lastOf === undefined
    ? { day: "", points: "", interval: "" }
    : {
        day: lastOf.label,
        points: points(lastOf.lift),
        interval: `${points(low(lastOf))} to ${points(high(lastOf))} at 90 %`
      }

const describe = (estimate: Estimate) =>
  `${estimate.label}: ${points(estimate.lift)} points, from ${points(low(estimate))} to ${points(high(estimate))}`

const firstSure = days.find(isSure)?.label
const start = Date.parse("2026-01-06T03:00:00Z")
const day = 86_400_000

const daysAt = (width: number, height: number): string =>
  dailyPlot({
    title: `Intervals of lift by day, wide at first and narrower later. ${lastOf === undefined ? "" : `On day ${describe(lastOf)}.`}`,
    width,
    height,
    days: days.map((estimate) => ({ ...drawn(estimate), at: start + Number(estimate.label) * day }))
  })

const devicesAt = (width: number): string =>
  forestPlot({
    title: `Intervals of lift by device. ${devices.map(describe).join("; ")}.`,
    width,
    groups: [{ rows: devices.map((estimate) => ({ ...drawn(estimate), label: estimate.label })) }]
  })

export const pictures: Readonly<Record<PlotName, Picture>> = {
  days: {
    svg: daysAt(720, 320),
    narrow: daysAt(350, 260),
    caption: `Estimated lift and its 90 % interval, by day. Filled: the interval excludes zero${firstSure === undefined ? ", which it never does here" : `, first on day ${firstSure}`}. At the end the study has ${respondents.toLocaleString("en")} respondents. Drawn from the sandbox when this page was built.`
  },
  devices: {
    svg: devicesAt(720),
    narrow: devicesAt(520),
    caption: "The same study by device, at its end, with 90 % intervals."
  }
}
