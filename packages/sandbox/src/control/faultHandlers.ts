/** The operations of the control API that inject, list and remove faults in the brand lift service and the exchange. */
import type { ControlHandlers } from "./ControlHandlers.ts"
import type { ControlContext } from "./ControlContext.ts"

const refused = (detail: string) => ({ status: 400, body: { detail } }) as const

type Operations = "listFaults" | "injectFault" | "clearFault" | "clearFaults"

export const faultHandlers = ({ simulation }: ControlContext): Pick<ControlHandlers, Operations> => ({
  listFaults: () => ({ status: 200, body: { items: [...simulation().faults.list()] } }),
  injectFault: ({ body }) => {
    const { brandLift, exchange, faults } = simulation()
    const { error_code, operation_id, status } = body
    const service = [brandLift, exchange].find(({ api }) => api.operations.some(({ id }) => id === operation_id))
    if (service === undefined) return refused(`operation_id: Neither service has an operation ${operation_id}.`)
    if (error_code !== undefined && !service.api.hasErrorCode(operation_id, error_code, status)) {
      return refused(
        `error_code: ${operation_id} cannot fail with ${error_code}. A code that is not in the error table requires a status.`
      )
    }
    return { status: 200, body: faults.inject(body) }
  },
  clearFault: ({ params: { fault_id } }) => {
    const fault = simulation().faults.remove(fault_id)
    return fault === undefined
      ? { status: 404, body: { detail: `No pending fault has the id ${fault_id}.` } }
      : { status: 200, body: fault }
  },
  clearFaults: () => ({ status: 200, body: { removed: simulation().faults.clear() } })
})
