/**
 * Effect services of the brand lift measurement API. For Promises see `@fieldwork/brand-lift/promise`.
 */
export * as BrandLift from "./BrandLift.ts"
export { Campaigns } from "./Campaigns.ts"
export { Lift } from "./Lift.ts"
export { Questions } from "./Questions.ts"
export { ApiError, type Attempt, ConfigurationError, Events, type Reason } from "@fieldwork/core"
