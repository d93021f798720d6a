/**
 * The control API's faults, of both services.
 */
import type { ControlHandlers, Options } from "./Control.ts"

type Operations = "listFaults" | "injectFault" | "clearFault" | "clearFaults"

export const faultHandlers = ({ world }: Options): Pick<ControlHandlers, Operations> => ({
  listFaults: () => ({ status: 200, body: { items: [...world().faults.list()] } }),
  injectFault: ({ body }) => {
    const { brandLift, exchange, faults } = world()
    const isKnown = [brandLift, exchange].some(({ api }) => api.operations.some(({ id }) => id === body.operation_id))
    return isKnown
      ? { status: 200, body: faults.inject(body) }
      : { status: 400, body: { detail: `operation_id: Neither service has an operation ${body.operation_id}.` } }
  },
  clearFault: ({ params: { fault_id } }) => {
    const fault = world().faults.remove(fault_id)
    return fault === undefined
      ? { status: 404, body: { detail: `No fault with the id ${fault_id} waits for a call.` } }
      : { status: 200, body: fault }
  },
  clearFaults: () => ({ status: 200, body: { removed: world().faults.clear() } })
})
