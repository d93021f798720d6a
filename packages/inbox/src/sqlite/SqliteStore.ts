/**
 * The store in one SQLite file, for a single machine. See SqliteEngine.ts.
 */
import { statSync } from "node:fs"
import { Effect, Layer, type Scope } from "effect"
import type { SpoolingOptions } from "../spool/spoolingStore.ts"
import type { Projection } from "../extend/Projection.ts"
import { makeSqlStore } from "../store/SqlStore.ts"
import { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { spoolOf } from "./paths.ts"
import { readersBeside } from "./ReadersFile.ts"
import { resolveLinks } from "./resolveLinks.ts"
import { isPrivate, makeSqliteEngine, type SqliteOptions as EngineOptions } from "./SqliteEngine.ts"

/** The options for a store in a file: the file, its spool, and projections that other packages define. */
export interface SqliteOptions extends EngineOptions {
  /** Projections that other packages define, each with its own tables in the file. */
  readonly projections?: ReadonlyArray<Projection> | undefined
  /**
   * The spool: files next to the database file, in which a callback is durable before it is written to the database. Set to `false` for programs that
   * do not receive callbacks. `capacity` is the maximum size of the spool while the database is locked, in bytes. Default: 256 MiB.
   */
  readonly spool?: false | Pick<SpoolingOptions, "capacity" | "withoutDamaged"> | undefined
}

/**
 * Opens the store in a file. The store is closed when the scope closes. Fails with a `StoreError` whose reason is `StoreBrokenError` if the file is
 * not an inbox database or Node's SQLite is older than 3.51.3, and `StoreUnavailableError` if the folder does not exist.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { make } from "@fieldwork/inbox/sqlite"
 *
 * const program = Effect.flatMap(make({ path: ":memory:" }), (store) => store.head)
 * const { sequence } = await Effect.runPromise(Effect.scoped(program))
 * sequence // => 0
 * ```
 */
export const make = Effect.fnUntraced(function* ({
  projections,
  spool,
  ...options
}: SqliteOptions): Effect.fn.Return<Store, StoreError, Scope.Scope> {
  const path = resolveLinks(options.path)
  const engine = yield* makeSqliteEngine({ ...options, path })
  const file = isPrivate(path) ? undefined : path
  const readers = file === undefined ? undefined : yield* readersBeside(file)
  const store = yield* makeSqlStore(engine, { projections, mayInstall: options.create, readers })
  if (file === undefined || spool === false) return store
  const { spoolingStore } = yield* Effect.promise(() => import("../spool/spoolingStore.ts"))
  return yield* spoolingStore(store, { ...spool, path: spoolOf(file), mode: statSync(file).mode })
})

/**
 * Provides the store in a file as a layer. Fails in the same cases as `make`.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { Store } from "@fieldwork/inbox"
 * import { layer } from "@fieldwork/inbox/sqlite"
 *
 * const engine = Effect.map(Store, ({ engine }) => engine)
 * await Effect.runPromise(Effect.provide(engine, layer({ path: ":memory:" }))) // => "sqlite"
 * ```
 */
export const layer = (options: SqliteOptions) => Layer.effect(Store, make(options))
