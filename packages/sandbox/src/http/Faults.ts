/**
 * Faults on demand: what the next calls of an operation meet instead of, or beside, the true reply.
 */
import type { Fault, FaultRequest } from "../control/schema.gen.ts"

export interface Faults {
  /** Throws nothing: whether the operation exists is for the caller to ask. */
  readonly inject: (request: FaultRequest) => Fault
  /** The fault that this call meets, counted. */
  readonly take: (operationId: string) => Fault | undefined
  /** It could not show on this call: the next one meets it. */
  readonly putBack: (fault: Fault) => void
  readonly list: () => ReadonlyArray<Fault>
  /** Undefined when none that waits has this id. */
  readonly remove: (id: number) => Fault | undefined
  /** How many there were. */
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
