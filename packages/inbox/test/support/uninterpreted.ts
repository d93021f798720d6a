/** Creates the state that an older version of the inbox leaves if it cannot interpret an outcome. */
import { Effect, Option } from "effect"
import { emptyBatch } from "../../src/store/Rows.ts"
import type { Store } from "../../src/store/Store.ts"
import { makeTestInbox } from "./testInbox.ts"

/** Receives an outcome that becomes log entry `sequence`, and quarantines it without applying it. */
export const receiveUninterpreted = Effect.fnUntraced(function* (
  store: Store,
  sequence: number,
  timestamp: number,
  item: object
) {
  const stopped = yield* makeTestInbox({ ...store, next: () => Effect.succeed(Option.none()) })
  yield* stopped.receive(timestamp, [item], "outcomes")
  const lease = yield* store.acquireLease({
    stream: "outcomes",
    set: "live",
    holder: "x",
    leaseMillis: 1,
    force: "always"
  })
  const row = {
    sequence,
    item: 0,
    stream: "outcomes" as const,
    ordered_at: timestamp,
    signed_at: timestamp,
    path: "/0",
    reason: "not understood",
    document: Buffer.from(JSON.stringify(item))
  }
  const batch = { ...emptyBatch({ sequence: sequence + 1, item: 0 }), quarantined: [row] }
  yield* store.commit(Option.getOrThrow(lease), batch, 1)
})
