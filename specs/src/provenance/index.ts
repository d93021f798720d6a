/**
 * Provides the source of every facet of the two bundled documents. A facet is a single assertion that a document makes about the service.
 *
 * @example
 * ```ts
 * import { documents } from "@fieldwork/specs/documents"
 * import { facetsOf, markOf } from "@fieldwork/specs/provenance"
 *
 * const document = documents["brand-lift"]
 * const guesses = facetsOf(document).filter(({ name, pointer }) => markOf(document, pointer, name)?.kind === "inferred")
 * ```
 */
export { claimsOf, isGeneral, appliesTo } from "./Claims.ts"
export type { Claim, Claims } from "./Claims.ts"
export { facetsOf } from "./facets.ts"
export type { Facet } from "./facets.ts"
export { baseOf, kindIn, kinds, markOf } from "./marks.ts"
export type { Mark } from "./marks.ts"
