/**
 * Sends callbacks and records them.
 *
 * A callback counts as received if the receiver responds with a 2xx status code within ten seconds of real time. A failed delivery is recorded. It is
 * retried only if the `redeliveries` setting is greater than 0.
 */
import type { Delivery, DeliveryFault } from "../../control/schema.gen.ts"
import type { Environment } from "../../environment/Environment.ts"
import * as RecentCounts from "../../environment/RecentCounts.ts"
import type { Keys } from "../Keys.ts"
import type { DeliveryResult } from "../sessions/Session.ts"
import type { ExchangeSettings } from "../ExchangeSettings.ts"
import * as Signer from "../Signer.ts"
import { sendToReceiver, describeError } from "./sendToReceiver.ts"
import * as DeliveryHistory from "./DeliveryHistory.ts"
import * as DeliveryFaults from "./DeliveryFaults.ts"

export interface Callback {
  readonly supplier: string
  readonly stream: Delivery["stream"]
  /** Returns the URL to which the callback is sent now. Undefined if it must not be sent, for example because its subscription has been removed. */
  readonly url: () => string | undefined
  readonly body: string
  readonly count: number
  /** Whether the callback comes from a recording. Default: false. */
  readonly isRecorded?: boolean
  /** Called when the result of the delivery is available. */
  readonly settled?: (result: DeliveryResult, delivery: number) => void
}

export interface Deliveries {
  /** Sends a callback. Never rejects, because failures are recorded in the history. */
  readonly send: (callback: Callback) => Promise<void>
  readonly history: Pick<DeliveryHistory.DeliveryHistory, "list" | "digests" | "find">
  /** Resends a callback from the history, with either the original signature or a new one. */
  readonly replay: (delivery: Delivery, signAgain: boolean) => Promise<Delivery>
  /** Returns whether a callback in the history came from a recording. */
  readonly isRecorded: (delivery: Delivery) => boolean
  readonly deliveryFaults: DeliveryFaults.DeliveryFaults
  /** Returns the number of callbacks that have been sent, including dropped callbacks. */
  readonly sent: () => number
  /** The counts of received callbacks in each 15-minute period of virtual time. */
  readonly received: RecentCounts.RecentCounts
  readonly failed: RecentCounts.RecentCounts
  /** Returns the latest callback that was dropped, was rejected by the receiver, or did not get a response. */
  readonly lastFailure: () => Delivery | undefined
}

const minute = 60_000
const quarter = 15 * minute
const storedQuarters = 96
const hour = 60 * minute

/** A delivery before it is added to the history. */
type PendingDelivery = Omit<Delivery, "id" | "sent_at">

/** A callback before a delivery attempt, which determines the URL. */
type SignedCallback = Omit<PendingDelivery, "url">

/** The properties of a callback that are needed until its last delivery attempt. */
type SentCallback = Required<Pick<Callback, "url" | "isRecorded" | "settled">>

interface DeliveryAttempt {
  readonly signed: SignedCallback
  readonly receiver: string
  readonly deliver: () => Promise<void>
  readonly callback: SentCallback
  /** The time by which the `delay` fault delays the callback, in seconds of virtual time. */
  readonly seconds: number
}

export const make = (environment: Environment, keys: Keys, settings: ExchangeSettings): Deliveries => {
  const { clock, send, sendRecording = send } = environment
  const history = DeliveryHistory.make(environment.platform.hashes)
  const deliveryFaults = DeliveryFaults.make()
  /** The callbacks that are held back until the next callback has been sent, by supplier and stream. */
  const held = new Map<string, () => Promise<unknown>>()
  const recorded = new WeakSet<Delivery>()
  let count = 0
  const [received, failed] = [RecentCounts.make(quarter, storedQuarters), RecentCounts.make(quarter, storedQuarters)]
  let lastFailure: Delivery | undefined

  const fail = (delivery: Delivery) => {
    lastFailure = delivery
    failed.add(clock.now())
  }

  /**
   * Returns the time that a signature contains. Receivers compare this time with their own clock, which shows real time unless the receivers also use
   * virtual time.
   */
  const signatureTime = () => (settings.signature_time === "virtual" ? clock.now() : environment.wallClock())

  const sign = (supplier: string, body: string) =>
    Signer.header(keys.signing(supplier, clock.now()), Math.floor(signatureTime() / 1000), body)

  const record = (pending: PendingDelivery, isRecorded: boolean): Delivery => {
    const delivery = { ...pending, id: ++count, sent_at: new Date(clock.now()).toISOString() }
    history.add(delivery)
    if (isRecorded) recorded.add(delivery)
    return delivery
  }

  const post = async (pending: PendingDelivery, isRecorded: boolean): Promise<Delivery> => {
    const delivery = record(pending, isRecorded)
    const { body, signature, url } = pending
    const headers = { "content-type": "application/json", "x-platform-signature": signature }
    try {
      // A redirect is not followed, because the signed body would be sent to a URL that is not the callback URL of a subscription.
      delivery.status = await sendToReceiver(
        isRecorded ? sendRecording : send,
        (signal) => new Request(url, { method: "POST", headers, body, redirect: "manual", signal })
      )
    } catch (cause) {
      delivery.error = describeError(cause)
    }
    const { status = 0 } = delivery
    if (status >= 200 && status < 300) received.add(clock.now())
    else fail(delivery)
    return delivery
  }

  /**
   * Sends a callback, and retries it if it fails. If the subscription no longer requests the callback, a callback that was held back is not sent, and a
   * callback that has failed is not retried.
   */
  const sendWithRetries = async (signed: SignedCallback, callback: SentCallback, attempt: number): Promise<void> => {
    const { isRecorded, settled } = callback
    const url = callback.url()
    const { replay_of } = signed
    if (url === undefined) return replay_of === undefined ? settled("not_subscribed", 0) : settled("failed", replay_of)
    const { id, status = 0 } = await post({ ...signed, url }, isRecorded)
    if (status >= 200 && status < 300) return settled("received", id)
    if (attempt >= settings.redeliveries) return settled("failed", id)
    clock.at(clock.now() + minute * 2 ** attempt, () =>
      sendWithRetries({ ...signed, replay_of: replay_of ?? id }, callback, attempt + 1)
    )
  }

  const release = async (receiver: string) => {
    const waiting = held.get(receiver)
    held.delete(receiver)
    await waiting?.()
  }

  /** The implementation of each kind of delivery fault. */
  const faultHandlers: Readonly<
    Record<DeliveryFault["kind"] | "deliver", (attempt: DeliveryAttempt) => Promise<void>>
  > = {
    deliver: async ({ deliver, receiver }) => {
      await deliver()
      await release(receiver)
    },
    duplicate: async ({ deliver, receiver }) => {
      await deliver()
      await deliver()
      await release(receiver)
    },
    drop: async ({ callback, signed }) => {
      const { isRecorded, settled } = callback
      const url = callback.url()
      if (url === undefined) return settled("not_subscribed", 0)
      const delivery = record({ ...signed, url, dropped: true }, isRecorded)
      fail(delivery)
      settled("dropped", delivery.id)
    },
    delay: async ({ deliver, seconds }) => {
      clock.at(clock.now() + seconds * 1000, deliver)
    },
    reorder: async ({ deliver, receiver }) => {
      await release(receiver)
      held.set(receiver, deliver)
      clock.at(clock.now() + hour, () => (held.get(receiver) === deliver ? release(receiver) : undefined))
    }
  }

  return {
    history,
    deliveryFaults,
    received,
    failed,
    sent: () => count,
    lastFailure: () => lastFailure,
    isRecorded: (delivery) => recorded.has(delivery),
    replay: async (delivery, signAgain) => {
      const { body, id, item_count, stream, supplier_code, url } = delivery
      const signature = signAgain ? await sign(supplier_code, body) : delivery.signature
      const pending = { supplier_code, stream, url, body, item_count, replay_of: id, signature }
      return post(pending, recorded.has(delivery))
    },
    send: async (callback) => {
      const { body, count: item_count, isRecorded = false, settled = () => {}, stream, supplier, url } = callback
      const signing = sign(supplier, body)
      // A signature that is available synchronously is not awaited, because another callback could be sent during the wait.
      const signature = typeof signing === "string" ? signing : await signing
      const signed = { supplier_code: supplier, stream, body, item_count, signature }
      const receiver = `${supplier} ${stream}`
      const sent = { isRecorded, url, settled }
      const deliver = () => sendWithRetries(signed, sent, 0)
      const deliveryFault = deliveryFaults.take(supplier, stream)
      const attempt = { signed, receiver, deliver, callback: sent, seconds: deliveryFault?.seconds ?? 60 }
      await faultHandlers[deliveryFault?.kind ?? "deliver"](attempt)
    }
  }
}
