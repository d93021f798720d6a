/** A receiver with an in-memory store and a test clock, and a sender that signs with a key that the receiver accepts. */
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { makeReceiver, type ReceiverOptions } from "../../src/receive/Receiver.ts"
import { inMemory } from "./memory.ts"
import type { Store } from "../../src/store/Store.ts"
import { makeKey, type Sent, signedRequest, survey } from "./sender.ts"

export const [old, next, unknownKey] = await Promise.all([
  makeKey("old-key-1"),
  makeKey("new-key-2"),
  makeKey("strange-3")
])

/** The time at which every test starts, in Unix seconds. */
export const start = 1_800_000_000

interface Receiving {
  readonly store?: (store: Store) => Store
  readonly options?: Partial<ReceiverOptions>
}

export const receiving = Effect.fnUntraced(function* ({ options, store: wrap = (store) => store }: Receiving = {}) {
  yield* TestClock.setTime(start * 1000)
  const store = wrap(yield* inMemory)
  const receiver = yield* makeReceiver(store, { keys: [old], ...options })
  const send = (sent: Partial<Sent> = {}) =>
    Effect.promise(async () => {
      const request = await signedRequest("opportunities", {
        body: [survey(1)],
        keys: [old],
        timestamp: start,
        ...sent
      })
      return receiver.receive("opportunities", request)
    })
  const rows = Effect.map(store.entries({ limit: 100 }), (entries) => entries.length)
  return { store, receiver, send, rows }
})
