/**
 * The store that the settings name.
 */
import { Effect, Redacted, type Scope } from "effect"
import { existsSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import * as PostgresStore from "../postgres/PostgresStore.ts"
import * as SqliteStore from "../sqlite/SqliteStore.ts"
import type { Store } from "../store/Store.ts"
import { isPostgres, type Settings, shownStore } from "./Settings.ts"
import { SettingsError } from "./SettingsError.ts"

type Named = Pick<Settings, "store">

/** Creates a file that is not there. */
export const openStore = ({ store }: Named): Effect.Effect<Store, SettingsError, Scope.Scope> =>
  Effect.suspend(() =>
    isPostgres(store) ? PostgresStore.make({ url: store }) : SqliteStore.make({ path: Redacted.value(store) })
  ).pipe(
    Effect.mapError(({ message, reason }) => {
      const why = "detail" in reason ? reason.detail : message
      return new SettingsError({ detail: `The store ${shownStore(store)} cannot be opened: ${why}` })
    })
  )

/** For commands that look at what a server has received: an empty store would be an answer to another question. */
export const openExisting = Effect.fnUntraced(function* (
  settings: Named
): Effect.fn.Return<Store, SettingsError, Scope.Scope> {
  const { store } = settings
  if (!isPostgres(store) && !existsSync(Redacted.value(store))) {
    const detail = `There is no store ${shownStore(store)}: set FIELDWORK_INBOX_STORE, or begin with \`serve\``
    return yield* new SettingsError({ detail })
  }
  return yield* openStore(settings)
})

/** A file has one server, for as long as the scope is open. The lock goes with the process, however it ends. */
export const holdFile = Effect.fnUntraced(function* ({
  store
}: Named): Effect.fn.Return<void, SettingsError, Scope.Scope> {
  const path = Redacted.value(store)
  if (isPostgres(store) || path === ":memory:") return
  yield* Effect.acquireRelease(
    Effect.try({
      try: () => lockFile(`${path}.lock`),
      catch: () => new SettingsError({ detail: `Another process serves ${path}: a file has one, a PostgreSQL many` })
    }),
    (lock) => Effect.sync(() => lock.close())
  )
})

/** A lock of SQLite's is the operating system's own, which Node offers nowhere else. Nothing is ever written. */
const lockFile = (path: string): DatabaseSync => {
  const lock = new DatabaseSync(path)
  try {
    lock.exec("BEGIN EXCLUSIVE")
    return lock
  } catch (cause) {
    lock.close()
    throw cause
  }
}
