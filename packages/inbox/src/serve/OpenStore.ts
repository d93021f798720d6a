/**
 * The store that the settings name.
 */
import { Effect, Redacted, type Scope } from "effect"
import { existsSync } from "node:fs"
import * as PostgresStore from "../postgres/PostgresStore.ts"
import { lockFile } from "../sqlite/FileLock.ts"
import * as SqliteStore from "../sqlite/SqliteStore.ts"
import type { Store } from "../store/Store.ts"
import { isPostgres, type Settings, shownStore } from "./Settings.ts"
import { SettingsError } from "./SettingsError.ts"

type Named = Pick<Settings, "store">

/** Creates a file that is not there, and the tables in a database that has none. */
export const openStore = (settings: Named): Effect.Effect<Store, SettingsError, Scope.Scope> => open(settings, true)

/** For commands that look at what a server has received: an empty store would be an answer to another question. */
export const openExisting = Effect.fnUntraced(function* (
  settings: Named
): Effect.fn.Return<Store, SettingsError, Scope.Scope> {
  const { store } = settings
  if (!isPostgres(store) && !existsSync(Redacted.value(store))) {
    const detail = `There is no store ${shownStore(store)}: set FIELDWORK_INBOX_STORE, or begin with \`serve\``
    return yield* new SettingsError({ detail })
  }
  return yield* open(settings, false)
})

const open = ({ store }: Named, create: boolean): Effect.Effect<Store, SettingsError, Scope.Scope> =>
  Effect.suspend(() =>
    isPostgres(store)
      ? PostgresStore.make({ url: store, create })
      : SqliteStore.make({ path: Redacted.value(store), create })
  ).pipe(
    Effect.mapError(({ message, reason }) => {
      const why = "detail" in reason ? reason.detail : message
      const hint = why === "unable to open database file" ? `${why}; its folder must be there and writable` : why
      return new SettingsError({ detail: `The store ${shownStore(store)} cannot be opened: ${hint}` })
    })
  )

/** A file has one server, for as long as the scope is open. The lock goes with the process, however it ends. */
export const holdFile = Effect.fnUntraced(function* ({
  store
}: Named): Effect.fn.Return<void, SettingsError, Scope.Scope> {
  const path = Redacted.value(store)
  if (isPostgres(store) || path === ":memory:") return
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
