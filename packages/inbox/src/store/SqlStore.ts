/** Implements the store with a SQL engine. Engines differ only in how they run statements and transactions. */
import { Effect } from "effect"
import type { Projection } from "../extend/Projection.ts"
import { makeCheck } from "./Check.ts"
import type { Engine } from "./Engine.ts"
import { makeCheckpoints } from "./Checkpoints.ts"
import { makeDifferences } from "./Differences.ts"
import { makeInstalled } from "./Installed.ts"
import { makeLeases } from "./Leases.ts"
import { makeLog } from "./Log.ts"
import { makeProperties } from "./Properties.ts"
import { makeReaders, type Readers } from "./Readers.ts"
import { makeReads } from "./Reads.ts"
import type { Store } from "./Store.ts"
import type { StoreError } from "./StoreError.ts"
import { makeUpkeep } from "./Upkeep.ts"

export interface SqlStoreOptions {
  /** Projections that other packages define. Default: none. */
  readonly projections?: ReadonlyArray<Projection> | undefined
  /** Whether to create projections that the store does not have yet. Default: true. */
  readonly mayInstall?: boolean | undefined
  /** Whether opening succeeds even if the database is down. Default: false. */
  readonly allowUnavailable?: boolean | undefined
  /** The storage for the positions and leases of named readers, such as relays. Default: the database itself. */
  readonly readers?: Readers | undefined
}

export const makeSqlStore = Effect.fnUntraced(function* (
  engine: Engine,
  { allowUnavailable = false, mayInstall = true, projections = [], readers }: SqlStoreOptions = {}
): Effect.fn.Return<Store, StoreError> {
  const installed = makeInstalled(engine, projections, mayInstall)
  const { requireProjections } = installed
  const leases = makeLeases(engine, engine.name === "postgres" ? " FOR UPDATE SKIP LOCKED" : "")
  const upkeep = makeUpkeep(engine, projections)
  const checkpoints = makeCheckpoints(engine, projections)
  // A program with different projections can still run queries and receive callbacks, so a mismatch is only logged here. A projector checks the
  // projections again whenever it acquires a lease.
  if (mayInstall) {
    yield* requireProjections.pipe(
      Effect.catch((error) => {
        if (error.reason._tag === "ProjectionMismatchError") return Effect.logError(error.message)
        return allowUnavailable && error.reason._tag === "StoreUnavailableError" ? Effect.void : Effect.fail(error)
      })
    )
  }
  return {
    engine: engine.name,
    usage: engine.usage,
    snapshot: engine.snapshot,
    sql: { dialect: engine.name, query: engine.query, transact: engine.transact },
    ...installed,
    ...makeLog(engine),
    ...leases,
    acquireLease: (options) => Effect.andThen(requireProjections, leases.acquireLease(options)),
    ...makeReads(engine),
    differences: makeDifferences(engine),
    readers: readers ?? makeReaders(engine),
    ...makeProperties(engine),
    ...makeCheck(engine),
    ...upkeep,
    ...checkpoints,
    beginCheckpoint: (head) => Effect.andThen(requireProjections, checkpoints.beginCheckpoint(head)),
    writeCheckpoint: (generation, options) =>
      Effect.andThen(requireProjections, checkpoints.writeCheckpoint(generation, options)),
    expireHistory: (page) => Effect.andThen(requireProjections, checkpoints.expireHistory(page)),
    createShadow: (stamp) => Effect.andThen(requireProjections, upkeep.createShadow(stamp))
  }
})
