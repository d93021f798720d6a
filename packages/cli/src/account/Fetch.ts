/**
 * The type of `fetch` as the clients call it.
 */
import type { BrandLiftOptions } from "@fieldwork/brand-lift/promise"

export type Fetch = NonNullable<BrandLiftOptions["fetch"]>
