/** Runs an effect with an in-memory store that contains the projection `supplyRecords`. */
import { SqliteStore, type Store } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import { supplyRecords } from "../../src/index.ts"

export const withStore = <A, E>(use: (store: Store) => Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(SqliteStore.make({ path: ":memory:", projections: [supplyRecords], threads: false }), use)
    )
  )
