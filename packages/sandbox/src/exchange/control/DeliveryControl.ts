/** The control API's operations on callbacks: the log, replays, and delivery faults. */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { Delivery } from "../../control/schema.gen.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { notFound } from "./controlErrors.ts"
import { check } from "./SignatureCheck.ts"

type Operations =
  | "listDeliveries"
  | "listDeliveryDigests"
  | "getDelivery"
  | "replayDelivery"
  | "listDeliveryFaults"
  | "injectDeliveryFault"
  | "clearDeliveryFaults"

const gone = (id: number) =>
  notFound(`None of the last 1,000 deliveries has the id ${id}. Only digests of older deliveries are stored.`)

interface DeliveryFilter {
  readonly supplier_code?: string
  readonly stream?: Delivery["stream"]
  readonly last?: number
  readonly after?: number
}

const filterDeliveries = <A extends Pick<Delivery, "id" | "supplier_code" | "stream">>(
  all: ReadonlyArray<A>,
  { after = 0, last = Infinity, stream, supplier_code }: DeliveryFilter
): Array<A> =>
  all
    .filter(
      (each) =>
        each.id > after &&
        (supplier_code === undefined || each.supplier_code === supplier_code) &&
        (stream === undefined || each.stream === stream)
    )
    .slice(-last)

export const make = ({
  deliveries,
  exclude,
  keys
}: Pick<ExchangeState, "deliveries" | "exclude" | "keys">): Pick<ExchangeControl, Operations> => {
  const { deliveryFaults, history } = deliveries
  return {
    listDeliveries: ({ params }) => {
      const items = filterDeliveries(history.list(), params)
      return { status: 200, body: { items: params.bodies === false ? items.map((_) => ({ ..._, body: "" })) : items } }
    },

    listDeliveryDigests: ({ params }) => ({
      status: 200,
      body: { items: filterDeliveries(history.digests(), params) }
    }),

    getDelivery: async ({ params: { delivery_id } }) => {
      const delivery = history.find(delivery_id)
      if (delivery === undefined) return gone(delivery_id)
      return { status: 200, body: { delivery, signatures: await check(delivery, keys.all(delivery.supplier_code)) } }
    },

    replayDelivery: async ({ body, incoming, params: { delivery_id } }) => {
      const delivery = history.find(delivery_id)
      if (delivery === undefined) return gone(delivery_id)
      // A request that replays a callback from a recording is excluded from snapshots, because snapshots do not contain recordings.
      if (deliveries.isRecorded(delivery)) exclude(incoming)
      return { status: 200, body: await deliveries.replay(delivery, body?.sign_again ?? false) }
    },

    listDeliveryFaults: () => ({ status: 200, body: { items: [...deliveryFaults.list()] } }),
    injectDeliveryFault: ({ body }) => ({ status: 200, body: deliveryFaults.add(body) }),
    clearDeliveryFaults: () => ({ status: 200, body: { removed: deliveryFaults.clear() } })
  }
}
