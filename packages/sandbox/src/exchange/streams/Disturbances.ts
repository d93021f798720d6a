/**
 * What is to happen to the next callbacks instead of plain delivery.
 */
import type { Delivery, Disturbance, DisturbanceRequest } from "../../control/schema.gen.ts"

export interface Disturbances {
  readonly add: (request: DisturbanceRequest) => Disturbance
  /** The one that this callback meets, counted. */
  readonly take: (supplier: string, stream: Delivery["stream"]) => Disturbance | undefined
  readonly list: () => ReadonlyArray<Disturbance>
  /** How many there were. */
  readonly clear: () => number
}

export const make = (): Disturbances => {
  let waiting: Array<Disturbance> = []
  let added = 0
  return {
    add: (request) => {
      const times = request.times ?? 1
      const disturbance = { ...request, id: ++added, times, remaining: times }
      waiting.push(disturbance)
      return disturbance
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
