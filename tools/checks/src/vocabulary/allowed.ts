import type { Allowed } from "./findings.ts"

/** Exceptions, at most ten: wire names and quotations from the documents. Anything else is rewritten. */
export const allowed: ReadonlyArray<Allowed> = []
