/** Applies the entire log of a stream to the projections. Takes the lease from any other holder. */
import { Effect, Option } from "effect"
import type { StreamName } from "../../src/Message.ts"
import { projectAll } from "../../src/project/Projector.ts"
import type { Store } from "../../src/store/Store.ts"

export const projectNow = (store: Store) =>
  Effect.fnUntraced(function* (stream: StreamName) {
    const lease = yield* store.acquireLease({ stream, set: "live", holder: "a", leaseMillis: 1, force: "always" })
    yield* projectAll({ store, batchItems: 2 }, Option.getOrThrow(lease))
  })
