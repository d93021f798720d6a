/**
 * Finds the strings, brackets and braces in JSON. The speed of every scan depends on the two loops in this module.
 */
import { backslash, closeBrace, closeBracket, openBrace, openBracket, quote } from "./bytes.ts"
import { indexOfByte } from "./nativeSearch.ts"

/** The kinds of bytes outside strings, classified by their effect on the nesting depth. */
export const plain = 0
export const opens = 1
export const closes = 2
export const startsString = 3
export const kindOf: Uint8Array = new Uint8Array(256)
kindOf[openBrace] = kindOf[openBracket] = opens
kindOf[closeBrace] = kindOf[closeBracket] = closes
kindOf[quote] = startsString

/**
 * The minimum length, in bytes, of a string that is searched with native code, which is ten times as fast for long strings. Most strings are shorter.
 */
const longString = 64

/** Returns the position of the first quote or backslash at or after `from`, or `end` if there is none before `end`. */
export const toStringMark = (chunk: Uint8Array, from: number, end: number): number => {
  const soon = Math.min(end, from + longString)
  let at = from
  while (at < soon && chunk[at] !== quote && chunk[at] !== backslash) at++
  if (at < soon || at === end) return at
  const closing = indexOfByte(chunk, quote, at)
  const last = closing === -1 ? end : Math.min(closing, end)
  const escape = indexOfByte(chunk.subarray(at, last), backslash, 0)
  return escape === -1 ? last : at + escape
}

/** Returns the position of the first quote, bracket or brace at or after `from`, or `end` if there is none before `end`. */
export const toStructure = (chunk: Uint8Array, from: number, end: number): number => {
  let at = from
  while (at < end && kindOf[chunk[at] ?? 0] === plain) at++
  return at
}
