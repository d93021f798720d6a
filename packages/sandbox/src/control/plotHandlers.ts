/** Renders the plot of a campaign's daily lift, using data from the control API. */
import { dailyPlot, sparkline } from "@fieldwork/lift-plots"
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlContext } from "./ControlContext.ts"
import type { LiftDay } from "./schema.gen.ts"

const share = (percent: number | null): number | null => (percent === null ? null : percent / 100)

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`

const titleOf = (last: LiftDay | undefined): string =>
  last === undefined || last.lift_percentage === null || last.low === null || last.high === null
    ? "Lift by day: no results yet"
    : `Lift in percentage points by day: ${signed(last.lift_percentage)} on the last day, between ${signed(last.low)} and ${signed(last.high)}`

export const plotHandlers = ({ simulation }: ControlContext): Pick<ControlHandlers, "getLiftPlot"> => ({
  getLiftPlot: async ({ incoming, params }) => {
    const { kind = "daily", width, ...history } = params
    const reply = await simulation().brandLift.control.getLiftHistory({ incoming, params: history, body: undefined })
    if (reply.status !== 200) return reply
    const days = reply.body.items
    const estimates = days.map(({ at, high, lift_percentage, low }) => ({
      at,
      points: share(lift_percentage),
      lower: share(low),
      upper: share(high)
    }))
    const title = titleOf(days.at(-1))
    const body =
      kind === "sparkline"
        ? sparkline({ title, estimates, width })
        : dailyPlot({ title, days: estimates, width, hover: true })
    return { status: 200, type: "image/svg+xml", body }
  }
})
