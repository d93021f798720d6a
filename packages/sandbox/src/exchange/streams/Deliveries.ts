/**
 * Sends callbacks and remembers them.
 *
 * 2xx within ten seconds of real time is received. A delivery that fails is recorded and not tried again, unless the setting `redeliveries` says so.
 */
import type { Delivery, DeliveryFault } from "../../control/schema.gen.ts"
import type { Environment } from "../../environment/Environment.ts"
import * as RecentCounts from "../../environment/RecentCounts.ts"
import type { Keys } from "../Keys.ts"
import type { Fate } from "../sessions/Session.ts"
import type { Settings } from "../Settings.ts"
import * as Signer from "../Signer.ts"
import { answerTo, explain } from "./Answer.ts"
import * as DeliveryLog from "./DeliveryLog.ts"
import * as DeliveryFaults from "./DeliveryFaults.ts"

export interface Callback {
  readonly supplier: string
  readonly stream: Delivery["stream"]
  readonly url: string
  readonly body: string
  readonly count: number
  /** Whether the subscription is still there: nothing is sent again after its removal. */
  readonly isWanted: () => boolean
  /** Called when it is known what became of the callback. */
  readonly settled?: (fate: Fate, delivery: number) => void
}

export interface Deliveries {
  /** Never fails; what went wrong is in the log. */
  readonly send: (callback: Callback) => Promise<void>
  readonly log: Pick<DeliveryLog.DeliveryLog, "list" | "digests" | "find">
  /** Sends a callback of the log again: as it was, or signed anew. */
  readonly replay: (delivery: Delivery, signAgain: boolean) => Promise<Delivery>
  readonly deliveryFaults: DeliveryFaults.DeliveryFaults
  /** How many callbacks there have been. */
  readonly sent: () => number
  /** By quarter of an hour of virtual time. */
  readonly received: RecentCounts.RecentCounts
  readonly failed: RecentCounts.RecentCounts
  /** The latest that was dropped, refused or not answered. */
  readonly lastFailure: () => Delivery | undefined
}

const minute = 60_000
const quarter = 15 * minute
const quartersKept = 96
const hour = 60 * minute

/** A callback as it is in the log, before it is sent. */
type Letter = Omit<Delivery, "id" | "sent_at">

interface Course {
  readonly letter: Letter
  readonly receiver: string
  readonly go: () => Promise<void>
  readonly settled: NonNullable<Callback["settled"]>
  /** Of a delay. */
  readonly seconds: number
}

export const make = (environment: Environment, keys: Keys, settings: Settings): Deliveries => {
  const { clock } = environment
  const log = DeliveryLog.make(environment.platform.hashes)
  const deliveryFaults = DeliveryFaults.make()
  /** Letters that wait for the next one of their stream, by receiver. */
  const held = new Map<string, () => Promise<unknown>>()
  let count = 0
  const [received, failed] = [RecentCounts.make(quarter, quartersKept), RecentCounts.make(quarter, quartersKept)]
  let lastFailure: Delivery | undefined

  const fail = (delivery: Delivery) => {
    lastFailure = delivery
    failed.add(clock.now())
  }

  /** Receivers compare the time of a signature with their own clock: that is real time, unless they live in virtual time as well. */
  const signatureTime = () => (settings.signature_time === "virtual" ? clock.now() : environment.wallClock())

  const sign = (supplier: string, body: string) =>
    Signer.header(keys.signing(supplier, clock.now()), Math.floor(signatureTime() / 1000), body)

  const record = (letter: Letter): Delivery => {
    const delivery = { ...letter, id: ++count, sent_at: new Date(clock.now()).toISOString() }
    log.add(delivery)
    return delivery
  }

  const post = async (letter: Letter): Promise<Delivery> => {
    const delivery = record(letter)
    const { body, signature, url } = letter
    const headers = { "content-type": "application/json", "x-platform-signature": signature }
    try {
      // A redirect would carry the signed body to a place that nobody subscribed.
      delivery.status = await answerTo(
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

  /** What was held back, or failed, is for nobody once the subscription is gone. */
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
    log,
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
      // Where it is there at once, nothing else gets in between.
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
