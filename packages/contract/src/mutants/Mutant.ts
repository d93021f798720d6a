/**
 * A change to the source code of the sandbox that replaces a range of one file.
 */
export interface Mutant {
  /** The id of the mutant. It remains the same as long as the file does not change. */
  readonly id: string
  /** The path of the file, relative to `packages/sandbox/src`. */
  readonly file: string
  /** The line number, starting at 1. */
  readonly line: number
  readonly operator: string
  /** The position of the replaced code: `start` is inclusive and `end` exclusive, in UTF-16 code units from the start of the file. */
  readonly start: number
  readonly end: number
  readonly original: string
  readonly replacement: string
}

/** A replacement of a range of source code, without the file to which it applies. */
export interface Edit {
  readonly operator: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

export const applied = (source: string, { end, replacement, start }: Edit): string =>
  source.slice(0, start) + replacement + source.slice(end)
