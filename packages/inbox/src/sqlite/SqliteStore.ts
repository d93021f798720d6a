/**
 * The store in one file, for one machine. See SqliteEngine.ts.
 */
import { Effect, Layer } from "effect"
import { makeSqlStore } from "../store/SqlStore.ts"
import { Store } from "../store/Store.ts"
import { makeSqliteEngine, type SqliteOptions } from "./SqliteEngine.ts"

export type { SqliteOptions } from "./SqliteEngine.ts"

export const make = (options: SqliteOptions) => Effect.map(makeSqliteEngine(options), makeSqlStore)

/** Fails with `StoreBrokenError` when this Node's SQLite is older than 3.51.3. */
export const layer = (options: SqliteOptions) => Layer.effect(Store, make(options))
