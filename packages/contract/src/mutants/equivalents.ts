/**
 * Mutants that no response can show, or whose responses the contract allows as well, each with the reason.
 */
import type { Mutant } from "./Mutant.ts"

const cache = "the bound or the content of a cache: the same is computed again"
const sentence = "another sentence for people in the body of the same 401"
const faults = "runs only where the sandbox is told to fail"

/** By id of the mutant, which changes with its file. Those of seed 28 that have been read. */
const reasons: Readonly<Record<string, string>> = {
  "25c10aaa0c": "the page that documents an error may be any",
  "121942cad6": faults,
  "7a0abf2092": sentence,
  "839a7b5311": cache,
  b6dd3a5d1c: sentence,
  bff9ebb55c: sentence,
  da173bbd5d: cache,
  ed7003ce5c: faults
}

export const equivalenceOf = ({ id }: Pick<Mutant, "id">): string | undefined => reasons[id]
