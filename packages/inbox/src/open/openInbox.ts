/**
 * Opens an inbox with its store and keys from plain settings, and prunes old bodies of callbacks regularly. Used by the Promise entry point and by
 * `@fieldwork/supply`.
 */
import { Effect, Redacted, type Scope } from "effect"
import type { Projection } from "../extend/Projection.ts"
import { type Inbox, makeInbox } from "../Inbox.ts"
import { defaultHistoryDays, defaultRetentionDays, prune } from "../operate/prune.ts"
import * as PostgresStore from "../postgres/LazyPostgresStore.ts"
import type { ReceiverOptions } from "../receive/Receiver.ts"
import { lockStoreFile } from "../serve/openStore.ts"
import { checkStore, isPostgres } from "../serve/Settings.ts"
import type { SettingsError } from "../serve/SettingsError.ts"
import * as SqliteStore from "../sqlite/LazySqliteStore.ts"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { InboxSettings } from "./InboxSettings.ts"

/** The settings of an inbox, and the keys with which it verifies callbacks. */
export interface OpenOptions extends InboxSettings {
  /** Returns the verification keys. Called after the store has been opened. */
  readonly keysOf: (store: Store) => Effect.Effect<ReceiverOptions["keys"], StoreError>
  /** Projections that other packages define, each with its own tables. Default: none. */
  readonly projections?: ReadonlyArray<Projection> | undefined
}

/**
 * Opens the given store and an inbox that uses it. Both are closed when the scope closes. A database file is locked so that no other process can
 * receive callbacks into it. Data that is older than the retention period is pruned every hour. Fails with `SettingsError` if `store` is invalid, and
 * with `StoreError` if the store cannot be opened.
 *
 * @example
 * ```ts
 * import { openInbox } from "@fieldwork/inbox"
 * import { testKeys } from "@fieldwork/webhooks/testing"
 * import { Effect } from "effect"
 *
 * const keys = [testKeys.current]
 * const waiting = Effect.gen(function* () {
 *   const inbox = yield* openInbox({ store: ":memory:", keysOf: () => Effect.succeed(keys) })
 *   return (yield* inbox.lags).map(({ waiting }) => waiting)
 * })
 * await Effect.runPromise(Effect.scoped(waiting)) // => [0,0]
 * ```
 */
export const openInbox = Effect.fnUntraced(function* (
  options: OpenOptions
): Effect.fn.Return<Inbox["Service"], StoreError | SettingsError, Scope.Scope> {
  const store = yield* openStoreByName(options)
  const keys = yield* options.keysOf(store)
  if (options.project !== false) yield* Effect.forkScoped(pruneHourly(store, options))
  const { headerName, maxBodyBytes, project, toleranceSeconds, untimely } = options
  const receiving = { keys, headerName, maxBodyBytes, project, toleranceSeconds, untimely }
  return yield* makeInbox(receiving).pipe(Effect.provideService(Store, store))
})

const openStoreByName = Effect.fnUntraced(function* ({
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
  yield* lockStoreFile({ store: url })
  return store
})

/** Prunes every hour, so that a single run takes only seconds. */
const pruneHourly = (store: Store, { historyDays, retentionDays }: InboxSettings) =>
  prune(store, retentionDays ?? defaultRetentionDays, undefined, {
    historyDays: historyDays === Infinity ? undefined : (historyDays ?? defaultHistoryDays)
  }).pipe(
    Effect.catchCause((cause) => Effect.logWarning("Could not prune", cause)),
    Effect.andThen(Effect.sleep("1 hour")),
    Effect.forever,
    Effect.delay("1 hour")
  )
