/**
 * The two bundled documents under one type.
 *
 * @since 0.1.0
 */
import brandLiftDocument from "../bundled/brand-lift.gen.json" with { type: "json" }
import exchangeDocument from "../bundled/exchange.gen.json" with { type: "json" }
import type { Document } from "./openapi/Document.ts"

export type ApiName = "brand-lift" | "exchange"

export const documents: Readonly<Record<ApiName, Document>> = {
  "brand-lift": brandLiftDocument as unknown as Document,
  exchange: exchangeDocument as unknown as Document
}

export const apiNames: ReadonlyArray<ApiName> = ["brand-lift", "exchange"]
