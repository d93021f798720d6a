/** Registers the same test for a store on each engine. */
import { it } from "@effect/vitest"
import { Effect, type Scope } from "effect"
import { inMemory } from "./memory.ts"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"
import { makePostgres } from "./postgres.ts"

export const itOnBothEngines = (
  name: string,
  test: (store: Store) => Effect.Effect<void, unknown, Scope.Scope>
): void => {
  const engines: ReadonlyArray<readonly [string, Effect.Effect<Store, StoreError, Scope.Scope>]> = [
    ["SQLite", inMemory],
    ["PostgreSQL", makePostgres]
  ]
  for (const [engine, makeStore] of engines) {
    it.effect(`${name} (${engine})`, () => Effect.flatMap(makeStore, test))
  }
}
