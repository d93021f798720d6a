/** Handles the read API operation that returns the state of the inbox. */
import { Clock, Effect } from "effect"
import { epochOf } from "../query/Feed.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { type HttpResponse, found } from "./HttpResponse.ts"
import { timeOf } from "./json.ts"
import { requireNoParameters } from "./Query.ts"
import type { components } from "./schema.gen.ts"

export const getStats = Effect.fnUntraced(function* (
  store: Store,
  search: string
): Effect.fn.Return<HttpResponse, StoreError> {
  requireNoParameters(search)
  const now = yield* Clock.currentTimeMillis
  const { counts, feed, head, lags, quarantined } = yield* Effect.all({
    counts: store.counts,
    feed: store.feed,
    head: store.head,
    lags: store.lags,
    quarantined: store.quarantineSize
  })
  const epoch = (yield* epochOf(store))(feed)
  const stats: components["schemas"]["Stats"] = {
    engine: store.engine,
    log: { sequence: head.sequence, newest_signed_at: head.newestOrder === 0 ? null : timeOf(head.newestOrder) },
    surveys: [...counts],
    streams: lags.map(({ leaseAgeMillis, oldestReceivedAt = now, stream, waiting }) => ({
      stream,
      epoch,
      waiting,
      waiting_seconds: Math.max(0, (now - oldestReceivedAt) / 1000),
      lease_age_seconds: leaseAgeMillis / 1000
    })),
    quarantined
  }
  return found(JSON.stringify(stats))
})
