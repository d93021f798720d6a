import type { Allowed } from "./findings.ts"

/** The exceptions, at most ten: API names and quotations from the documents. Any other occurrence must be rewritten. */
export const allowed: ReadonlyArray<Allowed> = []
