/** An inbox that has no network, uses the test clock, and applies callbacks to the projections as soon as they are received. */
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import type { StreamName } from "../../src/Message.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import type { Store } from "../../src/store/Store.ts"
import { projectNow } from "./projectNow.ts"
import { makeKey, signedRequest } from "./sender.ts"

export const key = await makeKey("key-of-the-tests")

export const makeTestInbox = Effect.fnUntraced(function* (store: Store) {
  const receiver = yield* makeReceiver(store, { keys: [key] })

  const project = projectNow(store)
  /** Receives a callback that is signed at `timestamp` (in Unix seconds), after setting the clock to `receivedAt`. */
  const receive = Effect.fnUntraced(function* (
    timestamp: number,
    body: unknown,
    stream: StreamName = "opportunities",
    receivedAt = timestamp
  ) {
    yield* TestClock.setTime(receivedAt * 1000)
    const request = yield* Effect.promise(() => signedRequest(stream, { body, keys: [key], timestamp }))
    const { status } = yield* Effect.promise(() => receiver.receive(stream, request))
    if (status !== 200) yield* Effect.die(new Error(`answered ${status}`))
    yield* project(stream)
  })
  return { store, receive, project }
})
