/**
 * One change to the source of the sandbox: a range of one file replaced by another text.
 */
export interface Mutant {
  /** An id that is stable as long as the file does not change. */
  readonly id: string
  /** The path of the file, relative to `packages/sandbox/src`. */
  readonly file: string
  /** The line number, counted from 1. */
  readonly line: number
  readonly operator: string
  /** The offset of the range in UTF-16 code units. The end is exclusive. */
  readonly start: number
  readonly end: number
  readonly original: string
  readonly replacement: string
}

/** A change that is not yet assigned to a file. */
export interface Edit {
  readonly operator: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

export const applied = (source: string, { end, replacement, start }: Edit): string =>
  source.slice(0, start) + replacement + source.slice(end)
