/**
 * Finds the end of an item by tracking the nesting depth. Used if the bytes between items also occur within items.
 */
import { backslash } from "./bytes.ts"
import { indexOf } from "./nativeSearch.ts"
import { kindOf, opens, startsString, toStringMark, toStructure } from "./structure.ts"

/** The bytes around the comma between two items, such as `},{"`. They may also occur within items. */
export interface Edge {
  readonly pattern: Uint8Array
  /** The number of bytes in `pattern` before the comma that separates two items. */
  readonly before: number
  /** The number of bytes that very likely contain at least one complete item. */
  readonly span: number
}

/**
 * Returns the end of the last item in `[from, to)`, or undefined if no end is found. `from` must be the start of an item. Reads only the last `span`
 * bytes of the range.
 *
 * The result is a guess, because the first match of the edge pattern (the bytes around the comma between two items) may be within an item or even
 * within a string. The matches at the smallest nesting depth are assumed to be the ends of items.
 */
export const lastItemEnd = (
  chunk: Uint8Array,
  { before, pattern, span }: Edge,
  from: number,
  to: number
): number | undefined => {
  let at = from
  let last: number | undefined
  if (to - from > span) {
    const found = indexOf(chunk.subarray(to - span, to), pattern, 0)
    if (found === -1) return undefined
    last = at = to - span + found + before
  }
  let depth = 0
  let least = 0
  while ((at = toStructure(chunk, at, to)) < to) {
    const kind = kindOf[chunk[at] ?? 0]
    if (kind === startsString) {
      at = endOfString(chunk, at + 1, to)
      continue
    }
    at++
    depth += kind === opens ? 1 : -1
    if (depth < least) {
      least = depth
      last = undefined
    }
    if (kind !== opens && depth === least && isAt(chunk, pattern, at - before, to)) last = at
  }
  return last
}

/** Returns the position after a string's closing quote, or `end` if the string is not closed before `end`. */
const endOfString = (chunk: Uint8Array, from: number, end: number): number => {
  let at = from
  while ((at = toStringMark(chunk, at, end)) < end) {
    if (chunk[at] !== backslash) return at + 1
    at += 2
  }
  return end
}

const isAt = (chunk: Uint8Array, pattern: Uint8Array, at: number, end: number): boolean => {
  if (at + pattern.length > end) return false
  for (let index = 0; index < pattern.length; index++) if (chunk[at + index] !== pattern[index]) return false
  return true
}
