/**
 * Sends callbacks and records them.
 *
 * A 2xx response within ten seconds of real time counts as received. A failed delivery is recorded, and retried only if
 * the setting `redeliveries` is set.
 */
import type { Delivery, DeliveryFault } from "../../control/schema.gen.ts"
import type { Environment } from "../../environment/Environment.ts"
import * as RecentCounts from "../../environment/RecentCounts.ts"
import type { Keys } from "../Keys.ts"
import type { Fate } from "../sessions/Session.ts"
import type { Settings } from "../Settings.ts"
import * as Signer from "../Signer.ts"
import { sendToReceiver, explain } from "./sendToReceiver.ts"
import * as DeliveryHistory from "./DeliveryHistory.ts"
import * as DeliveryFaults from "./DeliveryFaults.ts"

export interface Callback {
  readonly supplier: string
  readonly stream: Delivery["stream"]
  readonly url: string
  readonly body: string
  readonly count: number
  /** Whether the subscription still exists. Nothing is resent after its removal. */
  readonly isWanted: () => boolean
  /** Called when the result of the callback is known. */
  readonly settled?: (fate: Fate, delivery: number) => void
}

export interface Deliveries {
  /** Never rejects. Failures are recorded in the history. */
  readonly send: (callback: Callback) => Promise<void>
  readonly history: Pick<DeliveryHistory.DeliveryHistory, "list" | "digests" | "find">
  /** Resends a callback of the history, either unchanged or with a new signature. */
  readonly replay: (delivery: Delivery, signAgain: boolean) => Promise<Delivery>
  readonly deliveryFaults: DeliveryFaults.DeliveryFaults
  /** Returns the number of callbacks. */
  readonly sent: () => number
  /** Received callbacks per quarter of an hour of virtual time. */
  readonly received: RecentCounts.RecentCounts
  readonly failed: RecentCounts.RecentCounts
  /** Returns the latest callback that was dropped, refused or not responded to. */
  readonly lastFailure: () => Delivery | undefined
}

const minute = 60_000
const quarter = 15 * minute
const quartersKept = 96
const hour = 60 * minute

/** A callback of the history before it is sent. */
type Letter = Omit<Delivery, "id" | "sent_at">

interface Course {
  readonly letter: Letter
  readonly receiver: string
  readonly go: () => Promise<void>
  readonly settled: NonNullable<Callback["settled"]>
  /** The duration of a delay in seconds. */
  readonly seconds: number
}

export const make = (environment: Environment, keys: Keys, settings: Settings): Deliveries => {
  const { clock } = environment
  const history = DeliveryHistory.make(environment.platform.hashes)
  const deliveryFaults = DeliveryFaults.make()
  /** Callbacks that wait for the next one of their stream, by receiver. */
  const held = new Map<string, () => Promise<unknown>>()
  let count = 0
  const [received, failed] = [RecentCounts.make(quarter, quartersKept), RecentCounts.make(quarter, quartersKept)]
  let lastFailure: Delivery | undefined

  const fail = (delivery: Delivery) => {
    lastFailure = delivery
    failed.add(clock.now())
  }

  /** Receivers compare the time of a signature with their own clock, which is real time unless they use virtual time as well. */
  const signatureTime = () => (settings.signature_time === "virtual" ? clock.now() : environment.wallClock())

  const sign = (supplier: string, body: string) =>
    Signer.header(keys.signing(supplier, clock.now()), Math.floor(signatureTime() / 1000), body)

  const record = (letter: Letter): Delivery => {
    const delivery = { ...letter, id: ++count, sent_at: new Date(clock.now()).toISOString() }
    history.add(delivery)
    return delivery
  }

  const post = async (letter: Letter): Promise<Delivery> => {
    const delivery = record(letter)
    const { body, signature, url } = letter
    const headers = { "content-type": "application/json", "x-platform-signature": signature }
    try {
      // A redirect would send the signed body to an address without a subscription.
      delivery.status = await sendToReceiver(
        environment.send,
        (signal) => new Request(url, { method: "POST", headers, body, redirect: "manual", signal })
      )
    } catch (cause) {
      delivery.error = explain(cause)
    }
    const { status = 0 } = delivery
    if (status >= 200 && status < 300) received.add(clock.now())
    else fail(delivery)
    return delivery
  }

  /** Held or failed callbacks are dropped after the subscription is removed. */
  const persist = async (
    letter: Letter,
    isWanted: () => boolean,
    settled: Course["settled"],
    attempt: number
  ): Promise<void> => {
    if (!isWanted()) return settled("not_subscribed", 0)
    const { id, status = 0 } = await post(letter)
    if (status >= 200 && status < 300) return settled("received", id)
    if (attempt >= settings.redeliveries) return settled("failed", id)
    clock.at(clock.now() + minute * 2 ** attempt, () =>
      persist({ ...letter, replay_of: letter.replay_of ?? id }, isWanted, settled, attempt + 1)
    )
  }

  const release = async (receiver: string) => {
    const waiting = held.get(receiver)
    held.delete(receiver)
    await waiting?.()
  }

  /** How each kind of delivery fault is applied to a callback. */
  const courses: Readonly<Record<DeliveryFault["kind"] | "deliver", (course: Course) => Promise<void>>> = {
    deliver: async ({ go, receiver }) => {
      await go()
      await release(receiver)
    },
    duplicate: async ({ go, receiver }) => {
      await go()
      await go()
      await release(receiver)
    },
    drop: async ({ letter, settled }) => {
      const delivery = record({ ...letter, dropped: true })
      fail(delivery)
      settled("dropped", delivery.id)
    },
    delay: async ({ go, seconds }) => {
      clock.at(clock.now() + seconds * 1000, go)
    },
    reorder: async ({ go, receiver }) => {
      await release(receiver)
      held.set(receiver, go)
      clock.at(clock.now() + hour, () => (held.get(receiver) === go ? release(receiver) : undefined))
    }
  }

  return {
    history,
    deliveryFaults,
    received,
    failed,
    sent: () => count,
    lastFailure: () => lastFailure,
    replay: async ({ body, id, item_count, signature, stream, supplier_code, url }, signAgain) =>
      post({
        supplier_code,
        stream,
        url,
        body,
        item_count,
        replay_of: id,
        signature: signAgain ? await sign(supplier_code, body) : signature
      }),
    send: async ({ body, count: item_count, isWanted, settled = () => {}, stream, supplier, url }) => {
      const made = sign(supplier, body)
      // With a synchronous result, no other callback can be sent in between.
      const signature = typeof made === "string" ? made : await made
      const letter = { supplier_code: supplier, stream, url, body, item_count, signature }
      const receiver = `${supplier} ${stream}`
      const go = () => persist(letter, isWanted, settled, 0)
      const deliveryFault = deliveryFaults.take(supplier, stream)
      const course = { letter, receiver, go, settled, seconds: deliveryFault?.seconds ?? 60 }
      await courses[deliveryFault?.kind ?? "deliver"](course)
    }
  }
}
