import type { Allowed } from "./findings.ts"

/**
 * The permitted occurrences of disallowed terms, at most ten: API names and quotations from the documents. Any other occurrence must be rewritten.
 */
export const allowed: ReadonlyArray<Allowed> = []
