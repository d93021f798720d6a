/** Injected faults, which replace or modify the replies to the next requests for an operation. */
import type { Fault, FaultRequest } from "../control/schema.gen.ts"

export interface Faults {
  /** Adds a fault. Never throws. The caller must check that the operation exists. */
  readonly inject: (request: FaultRequest) => Fault
  /** Returns the fault for the next request for the operation, if any, and decrements the fault's remaining uses. */
  readonly take: (operationId: string) => Fault | undefined
  /** Puts back a fault that could not be applied to a request, so that the fault applies to the next request instead. */
  readonly putBack: (fault: Fault) => void
  readonly list: () => ReadonlyArray<Fault>
  /** Removes a fault. Returns undefined if there is no pending fault with this id. */
  readonly remove: (id: number) => Fault | undefined
  /** Removes all faults and returns their number. */
  readonly clear: () => number
}

export const make = (): Faults => {
  let waiting: Array<Fault> = []
  let injected = 0
  return {
    inject: (request) => {
      const times = request.times ?? 1
      const { connection, error_code, status } = request
      const performs =
        request.performs ?? (status === undefined && connection === undefined && error_code === undefined)
      const fault = { ...request, id: ++injected, times, remaining: times, performs }
      waiting.push(fault)
      return fault
    },
    take: (operationId) => {
      if (waiting.length === 0) return undefined
      const fault = waiting.find(({ operation_id }) => operation_id === operationId)
      if (fault !== undefined && --fault.remaining === 0) waiting = waiting.filter((other) => other !== fault)
      return fault
    },
    putBack: (fault) => {
      if (fault.remaining++ === 0) waiting.unshift(fault)
    },
    list: () => waiting,
    remove: (id) => {
      const fault = waiting.find((other) => other.id === id)
      waiting = waiting.filter((other) => other !== fault)
      return fault
    },
    clear: () => {
      const { length } = waiting
      waiting = []
      return length
    }
  }
}
