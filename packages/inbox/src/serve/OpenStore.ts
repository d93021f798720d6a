/**
 * The store that the settings name.
 */
import { Effect, Option, Redacted, type Scope } from "effect"
import { existsSync, realpathSync, statSync } from "node:fs"
import * as PostgresStore from "../postgres/LoadedLater.ts"
import * as SqliteStore from "../sqlite/LoadedLater.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { loadProjections } from "./LoadProjections.ts"
import { isPostgres, type Settings, shownStore } from "./Settings.ts"
import { SettingsError } from "./SettingsError.ts"

interface Named {
  readonly store: Redacted.Redacted
}
type Existing = Pick<Settings, "store" | "projections">
type Served = Pick<Settings, "store" | "projections" | "spool" | "spoolBytes">

export interface ServeOptions {
  /** Goes on without records of the spool that are damaged. */
  readonly withoutDamaged: boolean
}

/** For a server: creates a file that is not there, and the tables in a database that has none. */
export const openStore = Effect.fnUntraced(function* (
  { spool, spoolBytes: capacity, store, ...settings }: Served,
  { withoutDamaged }: ServeOptions
): Effect.fn.Return<Store, SettingsError, Scope.Scope> {
  const projections = yield* loadProjections(settings)
  return yield* named(
    store,
    Effect.suspend(() =>
      isPostgres(store)
        ? PostgresStore.make({
            url: store,
            projections,
            spool: Option.getOrUndefined(Option.map(spool, (path) => ({ path, capacity, withoutDamaged })))
          })
        : SqliteStore.make({ path: Redacted.value(store), projections, spool: { capacity, withoutDamaged } })
    )
  )
})

/** For commands that look at what a server has received: an empty store would answer another question. They leave the spool to the server. */
export const openExisting = Effect.fnUntraced(function* ({
  store,
  ...settings
}: Existing): Effect.fn.Return<Store, SettingsError, Scope.Scope> {
  if (!isPostgres(store) && !existsSync(Redacted.value(store))) {
    const detail = `There is no store ${shownStore(store)}: set FIELDWORK_INBOX_STORE, or begin with \`serve\``
    return yield* new SettingsError({ detail })
  }
  const projections = yield* loadProjections(settings)
  return yield* named(
    store,
    Effect.suspend(() =>
      isPostgres(store)
        ? PostgresStore.make({ url: store, create: false, projections })
        : SqliteStore.make({ path: Redacted.value(store), create: false, spool: false, projections })
    )
  )
})

const named = (
  store: Redacted.Redacted,
  open: Effect.Effect<Store, StoreError, Scope.Scope>
): Effect.Effect<Store, SettingsError, Scope.Scope> =>
  Effect.mapError(open, ({ message, reason }) => {
    const why = "detail" in reason ? reason.detail : message
    const hint = why === "unable to open database file" ? `${why}; its folder must be there and writable` : why
    return new SettingsError({ detail: `The store ${shownStore(store)} cannot be opened: ${hint}` })
  })

/** A file has one server, by whatever name, for as long as the scope is open. The lock goes with the process, however it ends. */
export const holdFile = Effect.fnUntraced(function* ({
  store
}: Named): Effect.fn.Return<void, SettingsError, Scope.Scope> {
  if (isPostgres(store) || Redacted.value(store) === ":memory:") return
  const path = realpathSync(Redacted.value(store))
  if (statSync(path).nlink > 1) {
    const detail = `${path} has another name (a hard link): each would have a write-ahead log of its own. Remove one`
    yield* new SettingsError({ detail })
  }
  const { lockFile } = yield* Effect.promise(() => import("../FileLock.ts"))
  const held = yield* Effect.acquireRelease(
    Effect.try({
      try: () => lockFile(`${path}.lock`),
      catch: (cause) => {
        const why = cause instanceof Error ? cause.message : String(cause)
        return new SettingsError({ detail: `${path}.lock cannot be held, so that no second server begins: ${why}` })
      }
    }),
    (lock) => Effect.sync(() => lock?.release())
  )
  if (held === undefined) {
    yield* new SettingsError({ detail: `Another process serves ${path}: a file has one, a PostgreSQL many` })
  }
})
