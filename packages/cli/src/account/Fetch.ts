/**
 * The type of the `fetch` function that the clients accept.
 */
import type { BrandLiftOptions } from "@fieldwork/brand-lift/promise"

export type Fetch = NonNullable<BrandLiftOptions["fetch"]>
