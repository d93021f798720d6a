/** Registers the conformance checks for stores as vitest tests. */
import { describe, it } from "@effect/vitest"
import { Effect, type Scope } from "effect"
import { storeChecks } from "../../src/conformance.ts"
import type { Store } from "../../src/store/Store.ts"
import type { StoreError } from "../../src/store/StoreError.ts"

export const describeStore = (name: string, makeStore: Effect.Effect<Store, StoreError, Scope.Scope>) =>
  describe(name, () => {
    for (const check of storeChecks) it.effect(`${check.name} (${name})`, () => Effect.flatMap(makeStore, check.run))
  })
