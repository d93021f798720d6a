/**
 * Conformance checks for stores and for the sinks of relays, for any test runner.
 *
 * Each check throws an AssertionError if the store or the sink does not pass. A store that passes all store checks can be used for the inbox. A store
 * that fails a check loses callbacks or counts them twice.
 */
import { leaseChecks } from "./conformance/leases.ts"
import { logChecks } from "./conformance/log.ts"
import { projectionChecks } from "./conformance/projections.ts"
import { readChecks } from "./conformance/reads.ts"
import { statementChecks } from "./conformance/statements.ts"
import { upkeepChecks } from "./conformance/upkeep.ts"
import type { StoreCheck } from "./conformance/samples.ts"

export { type Received, type SinkCheck, sinkChecks, type SinkTestSystem } from "./conformance/sinks.ts"
export type { StoreCheck } from "./conformance/samples.ts"

/**
 * The checks that every store for the inbox must pass. Use them to test a custom store. Each check needs an empty store.
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
  ...upkeepChecks,
  ...statementChecks
]
