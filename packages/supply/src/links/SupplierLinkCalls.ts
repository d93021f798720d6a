import type { ApiError } from "@fieldwork/exchange"
import type { components } from "@fieldwork/exchange-client"
import type * as Effect from "effect/Effect"

type Schemas = components["schemas"]
type LinkResponse = Effect.Effect<Schemas["SupplierLinkResponse"], ApiError>

/** Identifies the entry link of a supplier for a survey. */
export interface LinkOf {
  readonly SurveyNumber: number
  readonly SupplierCode: string
}

/** The methods of the `SupplierLinks` service that this package uses. */
export interface SupplierLinkCalls {
  readonly get: (input: LinkOf) => LinkResponse
  readonly create: (input: LinkOf & { readonly body: Schemas["SupplierLinkRequest"] }) => LinkResponse
  readonly update: (input: LinkOf & { readonly body: Schemas["SupplierLinkUpdate"] }) => LinkResponse
}
