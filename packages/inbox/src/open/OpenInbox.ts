/**
 * An inbox from plain settings: its store, its keys, and the pruning of old evidence. The Promise face and the supply kit are opened so.
 */
import { Effect, Redacted, type Scope } from "effect"
import type { Projection } from "../extend/Projection.ts"
import { type Inbox, makeInbox } from "../Inbox.ts"
import { defaultHistoryDays, defaultRetentionDays, prune } from "../operate/Prune.ts"
import * as PostgresStore from "../postgres/LoadedLater.ts"
import type { ReceiverOptions } from "../receive/Receiver.ts"
import { holdFile } from "../serve/OpenStore.ts"
import { checkStore, isPostgres } from "../serve/Settings.ts"
import type { SettingsError } from "../serve/SettingsError.ts"
import * as SqliteStore from "../sqlite/LoadedLater.ts"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { InboxSettings } from "./InboxSettings.ts"

export interface OpenOptions extends InboxSettings {
  /** Returns the keys to verify with, once the store is open. */
  readonly keysOf: (store: Store) => Effect.Effect<ReceiverOptions["keys"], StoreError>
  /** Of other packages, with tables of their own. */
  readonly projections?: ReadonlyArray<Projection> | undefined
}

/** Opens an inbox for as long as the scope is open. */
export const openInbox = Effect.fnUntraced(function* (
  options: OpenOptions
): Effect.fn.Return<Inbox["Service"], StoreError | SettingsError, Scope.Scope> {
  const store = yield* openNamed(options)
  const keys = yield* options.keysOf(store)
  if (options.project !== false) yield* Effect.forkScoped(pruneHourly(store, options))
  const { headerName, maxBodyBytes, project, toleranceSeconds, untimely } = options
  const receiving = { keys, headerName, maxBodyBytes, project, toleranceSeconds, untimely }
  return yield* makeInbox(receiving).pipe(Effect.provideService(Store, store))
})

const openNamed = Effect.fnUntraced(function* ({
  projections,
  spool,
  spoolBytes: capacity,
  store: name
}: OpenOptions): Effect.fn.Return<Store, StoreError | SettingsError, Scope.Scope> {
  const url = Redacted.make(name)
  yield* checkStore(url, "store")
  if (isPostgres(url)) {
    return yield* PostgresStore.make({
      url,
      projections,
      spool: spool === undefined ? undefined : { path: spool, capacity }
    })
  }
  const store = yield* SqliteStore.make({ path: name, projections, spool: { capacity } })
  yield* holdFile({ store: url })
  return store
})

/** Every hour, so that each time takes seconds. */
const pruneHourly = (store: Store, { historyDays, retentionDays }: InboxSettings) =>
  prune(store, retentionDays ?? defaultRetentionDays, undefined, {
    historyDays: historyDays === Infinity ? undefined : (historyDays ?? defaultHistoryDays)
  }).pipe(
    Effect.catchCause((cause) => Effect.logWarning("Could not prune", cause)),
    Effect.andThen(Effect.sleep("1 hour")),
    Effect.forever,
    Effect.delay("1 hour")
  )
