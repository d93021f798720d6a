/**
 * Mutants that no response can show, or whose responses the contract allows as well, each with the reason.
 */
import type { Mutant } from "./Mutant.ts"

/** By id of the mutant. An id changes with the file. */
const reasons: Readonly<Record<string, string>> = {}

export const equivalenceOf = ({ id }: Pick<Mutant, "id">): string | undefined => reasons[id]
