/** An inbox without a network or a clock of its own: what is received is applied at once. */
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import type { StreamName } from "../../src/Message.ts"
import { projectAll } from "../../src/project/Projector.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import type { Store } from "../../src/store/Store.ts"
import { makeKey, signedRequest } from "./sender.ts"

export const key = await makeKey("key-of-the-tests")

export const makeWorld = Effect.fnUntraced(function* (store: Store) {
  const receiver = yield* makeReceiver(store, { keys: [key] })

  const project = Effect.fnUntraced(function* (stream: StreamName) {
    const claim = yield* store.claim({ stream, set: "live", holder: "a", now: 0, leaseMillis: 1, force: true })
    yield* projectAll({ store, sliceItems: 2 }, Option.getOrThrow(claim))
  })
  /** Signed and received at this time, unix seconds. */
  const receive = Effect.fnUntraced(function* (timestamp: number, body: unknown, stream: StreamName = "opportunities") {
    yield* TestClock.setTime(timestamp * 1000)
    const request = yield* Effect.promise(() => signedRequest(stream, { body, keys: [key], timestamp }))
    const { status } = yield* Effect.promise(() => receiver.receive(stream, request))
    if (status !== 200) yield* Effect.die(new Error(`answered ${status}`))
    yield* project(stream)
  })
  return { store, receive, project }
})
