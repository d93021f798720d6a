/**
 * The two bundled OpenAPI documents, with a common type.
 *
 * @since 0.1.0
 */
import brandLiftDocument from "../bundled/brand-lift.gen.json" with { type: "json" }
import exchangeDocument from "../bundled/exchange.gen.json" with { type: "json" }
import type { Document } from "./openapi/Document.ts"

/**
 * The name of one of the two bundled documents.
 */
export type ApiName = "brand-lift" | "exchange"

/**
 * The two bundled documents, keyed by name.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * documents.exchange.info !== undefined // => true
 * Object.keys(documents) // => ["brand-lift","exchange"]
 * ```
 */
export const documents: Readonly<Record<ApiName, Document>> = {
  "brand-lift": brandLiftDocument as unknown as Document,
  exchange: exchangeDocument as unknown as Document
}

/**
 * The names of the two bundled documents.
 *
 * @example
 * ```ts
 * import { apiNames } from "@fieldwork/specs/documents"
 * apiNames // => ["brand-lift","exchange"]
 * ```
 */
export const apiNames: ReadonlyArray<ApiName> = ["brand-lift", "exchange"]
