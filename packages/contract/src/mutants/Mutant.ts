/**
 * One change to the source of the sandbox: a piece of one file replaced by another text.
 */
export interface Mutant {
  /** Stays the same while the file does. */
  readonly id: string
  /** Below `packages/sandbox/src`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly operator: string
  /** Offsets in UTF-16 code units, the end excluded. */
  readonly start: number
  readonly end: number
  readonly original: string
  readonly replacement: string
}

/** A change before it has a place in a file. */
export interface Edit {
  readonly operator: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

export const applied = (source: string, { end, replacement, start }: Edit): string =>
  source.slice(0, start) + replacement + source.slice(end)
