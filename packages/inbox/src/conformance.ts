/**
 * Conformance checks for stores and for the sinks of relays, for any test runner.
 *
 * Each check receives an empty store and throws an AssertionError if the store does not pass. The inbox can use an engine that passes every check. An
 * engine that fails a check loses callbacks or counts them twice.
 */
import { leaseChecks } from "./conformance/leases.ts"
import { logChecks } from "./conformance/log.ts"
import { projectionChecks } from "./conformance/projections.ts"
import { readChecks } from "./conformance/reads.ts"
import { upkeepChecks } from "./conformance/upkeep.ts"
import type { StoreCheck } from "./conformance/samples.ts"

export { type Received, type SinkCheck, sinkChecks, type SinkWorld } from "./conformance/sinks.ts"
export type { StoreCheck } from "./conformance/samples.ts"

/**
 * The checks that every store of the inbox must pass, for testing an engine of your own. Each check needs an empty store.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { storeChecks } from "@fieldwork/inbox/conformance"
 *
 * const [first] = storeChecks
 * const run = Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => first?.run(store) ?? Effect.void)
 * await Effect.runPromise(Effect.scoped(run)) // => undefined
 * storeChecks.length > 20 // => true
 * ```
 */
export const storeChecks: ReadonlyArray<StoreCheck> = [
  ...logChecks,
  ...leaseChecks,
  ...projectionChecks,
  ...readChecks,
  ...upkeepChecks
]
