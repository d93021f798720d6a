/** Creates stores with a spool and a custom append function, and the files that an earlier process has left. */
import { Effect } from "effect"
import { copyFileSync, readdirSync, realpathSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { makeSqliteEngine } from "../../src/sqlite/SqliteEngine.ts"
import { spoolingStore, type SpoolingOptions } from "../../src/spool/spoolingStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { makeSqlStore } from "../../src/store/SqlStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { StoreBrokenError, StoreError, StoreFullError } from "../../src/store/StoreError.ts"
import { database, entryOf } from "./spools.ts"

export const entry = (number: number) => Effect.promise(() => entryOf(`[${number}]`, number))

/** Creates a store with a spool. Entries are appended to the database with the given function. */
export const over = Effect.fnUntraced(function* (
  path: string,
  append: (store: Store) => Store["append"],
  options: Partial<SpoolingOptions> = {}
) {
  const store = yield* makeSqlStore(yield* makeSqliteEngine({ path, threads: false }))
  return yield* spoolingStore({ ...store, append: append(store) }, { path: `${realpathSync(path)}-spool`, ...options })
})

export const digestsIn = (store: Store) =>
  Effect.map(store.entries({ limit: 100 }), (entries) => entries.map(({ digest }) => digest))

/** Copies the store's files in their current state. */
export const copyFiles = (from: string, to: string): void => {
  for (const file of readdirSync(dirname(from))) {
    const end = file.slice(basename(from).length)
    if (file.startsWith(basename(from)) && /^(|-wal|-spool(\.\d+)?)$/.test(end))
      copyFileSync(join(dirname(from), file), to + end)
  }
}

/** Returns the digests that the next process would find if the current process crashed now. */
export const digestsAfterCrash = Effect.fnUntraced(function* (path: string) {
  const copy = yield* database
  copyFiles(path, copy)
  return yield* Effect.flatMap(SqliteStore.make({ path: copy, threads: false }), digestsIn)
})

export const broken = new StoreError({ operation: "append", reason: new StoreBrokenError({ detail: "broken" }) })
export const full = new StoreError({ operation: "append", reason: new StoreFullError({ detail: "full" }) })

/** Creates a store whose database is full. */
export const refusing = (path: string) => over(path, () => () => Effect.fail(full))

/** Simulates a process that stops before its database has accepted one of the callbacks. Returns the digest of this callback. */
export const leaveBehind = (path: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { digest } = yield* Effect.tap(entry(1), (yield* refusing(path)).accept)
      return digest
    })
  )
