/**
 * Effect services of the online sampling exchange. For Promises see `@fieldwork/exchange/promise`.
 */
export * from "./BetaError.ts"
export { Dictionaries } from "./Dictionaries.ts"
export * as Exchange from "./Exchange.ts"
export { Lookups } from "./Lookups.ts"
export { Opportunities } from "./Opportunities.ts"
export { Outcomes } from "./Outcomes.ts"
export { SupplierLinks } from "./SupplierLinks.ts"
export { ApiError, type Attempt, ConfigurationError, Events, type Reason } from "@fieldwork/core"
