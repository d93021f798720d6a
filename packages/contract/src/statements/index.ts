/**
 * The requirements that the statements in both API documents impose on the specs.
 */
import type { ApiName } from "@fieldwork/specs/documents"
import { brandLiftChecks } from "./brandLiftChecks.ts"
import type { Checks } from "./Checks.ts"
import { exchangeChecks } from "./exchangeChecks.ts"
import { exchangeErrorChecks } from "./exchangeErrorChecks.ts"

export { type Check, type Checks, holds } from "./Checks.ts"
export { type Mutant, mutantsOf } from "./mutants.ts"

export const checks: Readonly<Record<ApiName, Checks>> = {
  "brand-lift": brandLiftChecks,
  exchange: { ...exchangeChecks, ...exchangeErrorChecks }
}
