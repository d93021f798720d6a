/** The operations of the control API that read and advance the clock. */
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlContext } from "./ControlContext.ts"
import { parseDateTime } from "../environment/parseDateTime.ts"

type Operations = "getClock" | "advanceClock" | "setClockRate"

export const clockHandlers = ({ clockRate, simulation }: ControlContext): Pick<ControlHandlers, Operations> => {
  const show = () => {
    const now = new Date(simulation().environment.clock.now()).toISOString()
    return { status: 200, body: { now, rate: clockRate.rate() } } as const
  }
  return {
    getClock: show,
    advanceClock: async ({ body }) => {
      const { clock } = simulation().environment
      const target =
        body.to === undefined ? clock.now() + Math.round((body.seconds ?? 0) * 1000) : parseDateTime(body.to)
      if (target < clock.now()) {
        const now = new Date(clock.now()).toISOString()
        const detail = `The clock is at ${now} and cannot go back; reset the sandbox instead.`
        return { status: 400, body: { detail } }
      }
      await clock.runTo(target)
      return show()
    },
    setClockRate: ({ body }) => {
      clockRate.set(body.rate)
      return show()
    }
  }
}
