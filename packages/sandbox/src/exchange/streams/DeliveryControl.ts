/**
 * The control API's view of callbacks: what was sent, once more, and what shall go wrong with the next.
 */
import type { ExchangeControl } from "../../control/Control.ts"
import type { State } from "../State.ts"
import { check } from "./Check.ts"

type Operations =
  | "listDeliveries"
  | "getDelivery"
  | "replayDelivery"
  | "listDisturbances"
  | "disturbDeliveries"
  | "clearDisturbances"

const gone = (id: number) =>
  ({ status: 404, body: { detail: `No delivery of the last 1,000 has the id ${id}.` } }) as const

export const make = ({ deliveries, keys }: Pick<State, "deliveries" | "keys">): Pick<ExchangeControl, Operations> => {
  const { disturbances } = deliveries
  const find = (id: number) => deliveries.list().find((delivery) => delivery.id === id)
  return {
    listDeliveries: ({ params: { bodies, last = Infinity, stream, supplier_code } }) => {
      const items = deliveries
        .list()
        .filter(
          (delivery) =>
            (supplier_code === undefined || delivery.supplier_code === supplier_code) &&
            (stream === undefined || delivery.stream === stream)
        )
        .slice(-last)
      return { status: 200, body: { items: bodies === false ? items.map((_) => ({ ..._, body: "" })) : items } }
    },

    getDelivery: ({ params: { delivery_id } }) => {
      const delivery = find(delivery_id)
      if (delivery === undefined) return gone(delivery_id)
      return { status: 200, body: { delivery, signatures: check(delivery, keys.all(delivery.supplier_code)) } }
    },

    replayDelivery: async ({ body, params: { delivery_id } }) => {
      const delivery = find(delivery_id)
      if (delivery === undefined) return gone(delivery_id)
      return { status: 200, body: await deliveries.replay(delivery, body?.sign_again ?? false) }
    },

    listDisturbances: () => ({ status: 200, body: { items: [...disturbances.list()] } }),
    disturbDeliveries: ({ body }) => ({ status: 200, body: disturbances.add(body) }),
    clearDisturbances: () => ({ status: 200, body: { removed: disturbances.clear() } })
  }
}
