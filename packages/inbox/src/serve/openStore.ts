/** Opens the store that the settings specify. */
import { Effect, Option, Redacted, type Scope } from "effect"
import { existsSync, realpathSync, statSync } from "node:fs"
import * as PostgresStore from "../postgres/LazyPostgresStore.ts"
import * as SqliteStore from "../sqlite/LazySqliteStore.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { loadProjections } from "./loadProjections.ts"
import { isPostgres, type Settings, shownStore } from "./Settings.ts"
import { SettingsError } from "./SettingsError.ts"

interface StoreLocation {
  readonly store: Redacted.Redacted
}
type ExistingStoreSettings = Pick<Settings, "store" | "projections">
type ServedStoreSettings = Pick<Settings, "store" | "projections" | "spool" | "spoolBytes">

export interface ServeOptions {
  /** Whether to skip damaged records in the spool. */
  readonly withoutDamaged: boolean
}

/** Opens the store for a server. The file and the tables are created if they do not exist. */
export const openStore = Effect.fnUntraced(function* (
  { spool, spoolBytes: capacity, store, ...settings }: ServedStoreSettings,
  { withoutDamaged }: ServeOptions
): Effect.fn.Return<Store, SettingsError, Scope.Scope> {
  const projections = yield* loadProjections(settings)
  return yield* withStoreName(
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

/**
 * Opens an existing store, for commands that read what a server has received. If the store does not exist, it is not created, because an empty store
 * would be misleading. The spool is not used, because it belongs to the server.
 */
export const openExisting = Effect.fnUntraced(function* ({
  store,
  ...settings
}: ExistingStoreSettings): Effect.fn.Return<Store, SettingsError, Scope.Scope> {
  if (!isPostgres(store) && !existsSync(Redacted.value(store))) {
    const detail = `The store ${shownStore(store)} does not exist: set FIELDWORK_INBOX_STORE, or run \`serve\` first`
    return yield* new SettingsError({ detail })
  }
  const projections = yield* loadProjections(settings)
  return yield* withStoreName(
    store,
    Effect.suspend(() =>
      isPostgres(store)
        ? PostgresStore.make({ url: store, create: false, projections })
        : SqliteStore.make({ path: Redacted.value(store), create: false, spool: false, projections })
    )
  )
})

const withStoreName = (
  store: Redacted.Redacted,
  open: Effect.Effect<Store, StoreError, Scope.Scope>
): Effect.Effect<Store, SettingsError, Scope.Scope> =>
  Effect.mapError(open, ({ message, reason }) => {
    const why = "detail" in reason ? reason.detail : message
    const hint = why === "unable to open database file" ? `${why}; the file and its folder must be writable` : why
    return new SettingsError({ detail: `The store ${shownStore(store)} cannot be opened: ${hint}` })
  })

/**
 * Locks a store file until the scope closes, so that only one server can use it. The operating system also releases the lock if the process ends for
 * any reason. Succeeds immediately for PostgreSQL and for `:memory:`. Fails with `SettingsError` if another process serves the file.
 *
 * @example
 * ```ts
 * import { Effect, Redacted } from "effect"
 * import { lockStoreFile, SqliteStore } from "@fieldwork/inbox"
 * import { mkdtempSync } from "node:fs"
 * import { tmpdir } from "node:os"
 * import { join } from "node:path"
 *
 * const path = join(mkdtempSync(join(tmpdir(), "inbox-")), "inbox.db")
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path, spool: false })
 *   yield* lockStoreFile({ store: Redacted.make(path) })
 *   return store.engine
 * })
 * await Effect.runPromise(Effect.scoped(program)) // => "sqlite"
 * ```
 */
export const lockStoreFile = Effect.fnUntraced(function* ({
  store
}: StoreLocation): Effect.fn.Return<void, SettingsError, Scope.Scope> {
  if (isPostgres(store) || Redacted.value(store) === ":memory:") return
  const path = realpathSync(Redacted.value(store))
  const { mode, nlink } = statSync(path)
  if (nlink > 1) {
    const detail = `${path} has a second name (a hard link), and each name would have its own write-ahead log. Remove one`
    yield* new SettingsError({ detail })
  }
  const { lockFile } = yield* Effect.promise(() => import("../FileLock.ts"))
  const held = yield* Effect.acquireRelease(
    Effect.try({
      try: () => lockFile(`${path}.lock`, mode),
      catch: (cause) => {
        const why = cause instanceof Error ? cause.message : String(cause)
        return new SettingsError({ detail: `${path}.lock, which prevents a second server, cannot be locked: ${why}` })
      }
    }),
    (lock) => Effect.sync(() => lock?.release())
  )
  if (held === undefined) {
    yield* new SettingsError({
      detail: `Another process serves ${path}: a file can have only one server, and a PostgreSQL database several`
    })
  }
})
