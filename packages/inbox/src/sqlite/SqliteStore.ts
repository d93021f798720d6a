/**
 * The store in one file, for one machine. See SqliteEngine.ts.
 */
import { realpathSync, statSync } from "node:fs"
import { Effect, Layer, type Scope } from "effect"
import type { SpoolingOptions } from "../spool/SpoolingStore.ts"
import type { Projection } from "../extend/Projection.ts"
import { makeSqlStore } from "../store/SqlStore.ts"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { spoolOf } from "./paths.ts"
import { readersBeside } from "./ReadersFile.ts"
import { isPrivate, makeSqliteEngine, type SqliteOptions as EngineOptions } from "./SqliteEngine.ts"

export interface SqliteOptions extends EngineOptions {
  /** Of other packages, with tables of their own in the file. */
  readonly projections?: ReadonlyArray<Projection> | undefined
  /**
   * The spool beside the file, in which a callback is durable before the database has it. False leaves it out: for programs that receive nothing.
   * `capacity` is how much it may hold while the database is locked, in bytes; default 256 MiB.
   */
  readonly spool?: false | Pick<SpoolingOptions, "capacity" | "withoutDamaged"> | undefined
}

export const make = Effect.fnUntraced(function* ({
  projections,
  spool,
  ...options
}: SqliteOptions): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  const engine = yield* makeSqliteEngine(options)
  // SQLite follows links as well.
  const file = isPrivate(options.path) ? undefined : realpathSync(options.path)
  const readers = file === undefined ? undefined : yield* readersBeside(file)
  const store = yield* makeSqlStore(engine, { projections, mayInstall: options.create, readers })
  if (file === undefined || spool === false) return store
  const { spoolingStore } = yield* Effect.promise(() => import("../spool/SpoolingStore.ts"))
  return yield* spoolingStore(store, { ...spool, path: spoolOf(file), mode: statSync(file).mode })
})

/** Fails with `StoreBrokenError` when this Node's SQLite is older than 3.51.3. */
export const layer = (options: SqliteOptions) => Layer.effect(Store, make(options))
