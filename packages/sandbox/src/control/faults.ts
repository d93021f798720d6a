/**
 * The control API's faults, of both services.
 */
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlOptions } from "./ControlOptions.ts"

type Operations = "listFaults" | "injectFault" | "clearFault" | "clearFaults"

export const faultHandlers = ({ simulation }: ControlOptions): Pick<ControlHandlers, Operations> => ({
  listFaults: () => ({ status: 200, body: { items: [...simulation().faults.list()] } }),
  injectFault: ({ body }) => {
    const { brandLift, exchange, faults } = simulation()
    const isKnown = [brandLift, exchange].some(({ api }) => api.operations.some(({ id }) => id === body.operation_id))
    return isKnown
      ? { status: 200, body: faults.inject(body) }
      : { status: 400, body: { detail: `operation_id: Neither service has an operation ${body.operation_id}.` } }
  },
  clearFault: ({ params: { fault_id } }) => {
    const fault = simulation().faults.remove(fault_id)
    return fault === undefined
      ? { status: 404, body: { detail: `No fault with the id ${fault_id} waits for a call.` } }
      : { status: 200, body: fault }
  },
  clearFaults: () => ({ status: 200, body: { removed: simulation().faults.clear() } })
})
