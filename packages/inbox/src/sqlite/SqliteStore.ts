/**
 * The store in one file, for one machine. See SqliteEngine.ts.
 */
import { Effect, Layer, type Scope } from "effect"
import { makeSqlStore } from "../store/SqlStore.ts"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { spoolingStore } from "./SpoolingStore.ts"
import { makeSqliteEngine, type SqliteOptions } from "./SqliteEngine.ts"

export type { SqliteOptions } from "./SqliteEngine.ts"

export const make = Effect.fnUntraced(function* (
  options: SqliteOptions
): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  const store = makeSqlStore(yield* makeSqliteEngine(options))
  return options.path === ":memory:" ? store : yield* spoolingStore(store, options.path)
})

/** Fails with `StoreBrokenError` when this Node's SQLite is older than 3.51.3. */
export const layer = (options: SqliteOptions) => Layer.effect(Store, make(options))
