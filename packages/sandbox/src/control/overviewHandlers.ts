/** The overview operation of the control API, which returns summary statistics of the sandbox's state. */
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlContext } from "./ControlContext.ts"

export const overviewHandlers = ({
  clockRate,
  journal,
  simulation
}: ControlContext): Pick<ControlHandlers, "getOverview"> => ({
  getOverview: () => {
    const { brandLift, environment, exchange, faults, seed } = simulation()
    const { deliveryFaults, ...figures } = exchange.overview()
    return {
      status: 200,
      body: {
        now: new Date(environment.clock.now()).toISOString(),
        rate: clockRate.rate(),
        seed,
        revision: journal().revision(),
        ...figures,
        campaigns: brandLift.overview().campaigns,
        faults: faults.list().length + deliveryFaults
      }
    }
  }
})
