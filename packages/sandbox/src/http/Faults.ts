/** Injected faults, which replace or alter the replies to the next requests of an operation. */
import type { Fault, FaultRequest } from "../control/schema.gen.ts"

export interface Faults {
  /** Never throws. The caller must check that the operation exists. */
  readonly inject: (request: FaultRequest) => Fault
  /** Returns the fault for this request, and counts it. */
  readonly take: (operationId: string) => Fault | undefined
  /** Makes a fault that cannot be applied to this request apply to the next one. */
  readonly putBack: (fault: Fault) => void
  readonly list: () => ReadonlyArray<Fault>
  /** Returns undefined if there is no pending fault with this id. */
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
