/** Injected faults, such as dropped or delayed callbacks, that are applied to upcoming callbacks. */
import type { Delivery, DeliveryFault, DeliveryFaultRequest } from "../../control/schema.gen.ts"

export interface DeliveryFaults {
  readonly add: (request: DeliveryFaultRequest) => DeliveryFault
  /** Returns the fault that applies to the next callback of the stream, if any, and decrements the fault's remaining uses. */
  readonly take: (supplier: string, stream: Delivery["stream"]) => DeliveryFault | undefined
  readonly list: () => ReadonlyArray<DeliveryFault>
  /** Removes all faults and returns their number. */
  readonly clear: () => number
}

export const make = (): DeliveryFaults => {
  let waiting: Array<DeliveryFault> = []
  let added = 0
  return {
    add: (request) => {
      const times = request.times ?? 1
      const deliveryFault = { ...request, id: ++added, times, remaining: times }
      waiting.push(deliveryFault)
      return deliveryFault
    },
    take: (supplier, stream) => {
      if (waiting.length === 0) return undefined
      const found = waiting.find((_) => (_.supplier_code ?? supplier) === supplier && (_.stream ?? stream) === stream)
      if (found !== undefined && --found.remaining === 0) waiting = waiting.filter((other) => other !== found)
      return found
    },
    list: () => waiting,
    clear: () => {
      const { length } = waiting
      waiting = []
      return length
    }
  }
}
