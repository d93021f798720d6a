/**
 * Sends callbacks and remembers them.
 *
 * 2xx within ten seconds of real time is received. A delivery that fails is recorded and not tried again, unless the setting `redeliveries` says so.
 */
import type { Delivery, DeliveryDigest, Disturbance } from "../../control/schema.gen.ts"
import type { Environment } from "../../environment/Environment.ts"
import type { Keys } from "../Keys.ts"
import type { Settings } from "../Settings.ts"
import * as Signer from "../Signer.ts"
import { answerTo, explain } from "./Answer.ts"
import { digest } from "./Digest.ts"
import * as Disturbances from "./Disturbances.ts"

export interface Callback {
  readonly supplier: string
  readonly stream: Delivery["stream"]
  readonly url: string
  readonly body: string
  readonly count: number
  /** Whether the subscription is still there: nothing is sent again after its removal. */
  readonly isWanted: () => boolean
}

export interface Deliveries {
  /** Never fails; what went wrong stands in the log. */
  readonly send: (callback: Callback) => Promise<void>
  /** Oldest first; the last 1,000. */
  readonly list: () => ReadonlyArray<Delivery>
  /** What is left of those before, oldest first. */
  readonly digests: () => ReadonlyArray<DeliveryDigest>
  /** Sends a callback of the log again: as it was, or signed anew. */
  readonly replay: (delivery: Delivery, signAgain: boolean) => Promise<Delivery>
  readonly disturbances: Disturbances.Disturbances
}

const kept = 1_000
const minute = 60_000
const hour = 60 * minute

/** A callback as it stands in the log before it is sent. */
type Letter = Omit<Delivery, "id" | "sent_at">

interface Course {
  readonly letter: Letter
  readonly receiver: string
  readonly go: () => Promise<void>
  /** Of a delay. */
  readonly seconds: number
}

export const make = (environment: Environment, keys: Keys, settings: Settings): Deliveries => {
  const { clock } = environment
  const log: Array<Delivery> = []
  const digests: Array<DeliveryDigest> = []
  const disturbances = Disturbances.make()
  /** Letters that wait for the next one of their stream, by receiver. */
  const held = new Map<string, () => Promise<unknown>>()
  let count = 0

  const sign = (supplier: string, body: string) =>
    Signer.header(keys.signing(supplier, clock.now()), Math.floor(environment.wallClock() / 1000), Buffer.from(body))

  const record = (letter: Letter): Delivery => {
    const delivery = { ...letter, id: ++count, sent_at: new Date(clock.now()).toISOString() }
    log.push(delivery)
    const oldest = log.length > kept ? log.shift() : undefined
    if (oldest !== undefined) digests.push(digest(oldest))
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
    return delivery
  }

  /** What was held back, or failed, is for nobody once the subscription is gone. */
  const persist = async (letter: Letter, isWanted: () => boolean, attempt: number): Promise<void> => {
    if (!isWanted()) return
    const { id, status = 0 } = await post(letter)
    if ((status >= 200 && status < 300) || attempt >= settings.redeliveries) return
    clock.at(clock.now() + minute * 2 ** attempt, () =>
      persist({ ...letter, replay_of: letter.replay_of ?? id }, isWanted, attempt + 1)
    )
  }

  const release = async (receiver: string) => {
    const waiting = held.get(receiver)
    held.delete(receiver)
    await waiting?.()
  }

  /** What becomes of a callback, by the disturbance that it meets. */
  const courses: Readonly<Record<Disturbance["kind"] | "deliver", (course: Course) => Promise<void>>> = {
    deliver: async ({ go, receiver }) => {
      await go()
      await release(receiver)
    },
    duplicate: async ({ go, receiver }) => {
      await go()
      await go()
      await release(receiver)
    },
    drop: async ({ letter }) => {
      record({ ...letter, dropped: true })
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
    list: () => log,
    digests: () => digests,
    disturbances,
    replay: ({ body, id, item_count, signature, stream, supplier_code, url }, signAgain) =>
      post({
        supplier_code,
        stream,
        url,
        body,
        item_count,
        replay_of: id,
        signature: signAgain ? sign(supplier_code, body) : signature
      }),
    send: async ({ body, count: item_count, isWanted, stream, supplier, url }) => {
      const letter = { supplier_code: supplier, stream, url, body, item_count, signature: sign(supplier, body) }
      const receiver = `${supplier} ${stream}`
      const go = () => persist(letter, isWanted, 0)
      const disturbance = disturbances.take(supplier, stream)
      await courses[disturbance?.kind ?? "deliver"]({ letter, receiver, go, seconds: disturbance?.seconds ?? 60 })
    }
  }
}
