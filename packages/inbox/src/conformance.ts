/**
 * What every store and every sink of a relay must do, as checks that any test runner can run.
 *
 * Each check of a store gets a store that holds nothing. It fails by throwing an AssertionError. An engine that passes all of them can
 * stand under the inbox; one that fails one loses callbacks or counts them twice.
 */
import { leaseChecks } from "./conformance/leases.ts"
import { logChecks } from "./conformance/log.ts"
import { projectionChecks } from "./conformance/projections.ts"
import { readChecks } from "./conformance/reads.ts"
import { upkeepChecks } from "./conformance/upkeep.ts"
import type { StoreCheck } from "./conformance/samples.ts"

export { type Received, type SinkCheck, sinkChecks, type SinkWorld } from "./conformance/sinks.ts"
export type { StoreCheck }

export const storeChecks: ReadonlyArray<StoreCheck> = [
  ...logChecks,
  ...leaseChecks,
  ...projectionChecks,
  ...readChecks,
  ...upkeepChecks
]
