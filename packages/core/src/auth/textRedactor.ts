/**
 * Removes secrets from text. A secret is found in these forms:
 *
 * - verbatim, percent-encoded, form-encoded, or escaped for JSON, JavaScript or HTML, with up to three levels of encoding in any combination
 * - as hex, base64 or base64url, including inside a longer value such as `Basic` credentials
 *
 * A secret is not found if it is split, truncated, masked, reversed, hashed, compressed, encrypted, written in a different case, or shorter than four
 * characters.
 */
import type { Json } from "../errors/Problem.ts"
import { bytesOf, type DecodedText, decodeBytes, decodeText, plainText } from "./decodeText.ts"

/** The minimum length of a base64 fragment to search for, in characters. Shorter fragments also occur in ordinary text. */
const minBase64Length = 5

/** The minimum length of a secret to remove. Removing shorter secrets would damage ordinary text. */
const minSecretLength = 4

const placeholder = "<redacted>"

/** The maximum number of levels of nested escapes to decode. */
const maxLevels = 3

/** The maximum nesting depth of a JSON value. Deeper values are replaced by a placeholder, because printing them would overflow the stack. */
const maxDepth = 100

/** The strings to search for in decoded text to find one secret. */
interface Needles {
  readonly plain: ReadonlyArray<string>
  /** The secret as hex, in lower case. */
  readonly hex: string
  /** For each of the three byte offsets within a base64 group, the base64 characters that depend only on the secret. */
  readonly base64: ReadonlyArray<string>
}

const needlesOf = (secret: string): Needles => {
  const bytes = bytesOf(secret)
  const base64 = [0, 1, 2].map((offset) => {
    const begin = Math.ceil((offset * 4) / 3)
    const end = Math.floor(((offset + bytes.length) * 4) / 3)
    return btoa("\0".repeat(offset) + bytes).slice(begin, end)
  })
  return {
    plain: [...new Set([bytes, bytes.replaceAll(" ", "+")])],
    hex: Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join(""),
    base64: base64.filter((needle) => needle.length >= minBase64Length)
  }
}

export interface TextRedactor {
  readonly redact: (text: string) => string
  /** Returns a copy of the value in which secrets are removed from all strings and property names. */
  readonly redactJson: (value: Json) => Json
}

type Range = readonly [start: number, end: number]

/** Calls `found` with the start and end of each occurrence of `needle`. */
const findAll = (text: string, needle: string, found: (start: number, end: number) => void): void => {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
    found(at, at + needle.length)
}

const isBase64 = (character: string): boolean => /[A-Za-z0-9+/]/.test(character)

/** Returns the positions of the secrets in decoded text. */
const placesOf = (bytes: string, secrets: ReadonlyArray<Needles>): ReadonlyArray<Range> => {
  const places: Array<Range> = []
  const lower = bytes.toLowerCase()
  const base64 = bytes.replaceAll("-", "+").replaceAll("_", "/")
  for (const needles of secrets) {
    for (const needle of needles.plain) findAll(bytes, needle, (start, end) => places.push([start, end]))
    findAll(lower, needles.hex, (start, end) => places.push([start, end]))
    for (const needle of needles.base64) {
      // The base64 characters next to the match are removed too, because they may encode the first and last bits of the secret.
      findAll(base64, needle, (start, end) => {
        const from = isBase64(base64.charAt(start - 1)) ? start - 1 : start
        const to = isBase64(base64.charAt(end)) ? end + 1 : end
        places.push([from, base64.startsWith("==", to) ? to + 2 : base64.startsWith("=", to) ? to + 1 : to])
      })
    }
  }
  return places
}

/** Returns the positions of the secrets in `text`, both verbatim and with up to three levels of escapes decoded. */
const findSecrets = (text: string, secrets: ReadonlyArray<Needles>): ReadonlyArray<Range> => {
  const ranges: Array<Range> = []
  const search = ({ bytes, starts }: DecodedText) => {
    for (const [start, end] of placesOf(bytes, secrets)) ranges.push([starts[start] ?? 0, starts[end] ?? text.length])
  }
  search(plainText(text))
  let decoded = decodeText(text)
  for (let round = 1; round <= maxLevels; round++) {
    search(decoded)
    const { bytes, starts } = decodeBytes(decoded.bytes)
    if (bytes === decoded.bytes) break
    const before = decoded.starts
    decoded = { bytes, starts: starts.map((index) => before[index] ?? text.length) }
  }
  return ranges
}

const replaced = (text: string, ranges: ReadonlyArray<Range>): string => {
  let clean = ""
  let done = 0
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (end <= done) continue
    if (start >= done) clean += text.slice(done, start) + placeholder
    done = end
  }
  return clean + text.slice(done)
}

export const textRedactor = (secrets: ReadonlyArray<string>): TextRedactor => {
  const needles = secrets.filter(({ length }) => length >= minSecretLength).map(needlesOf)
  const redact = (text: string): string => {
    if (needles.length === 0 || text.length < minSecretLength) return text
    const ranges = findSecrets(text, needles)
    return ranges.length === 0 ? text : replaced(text, ranges)
  }
  const redactJson = (value: Json, depth = 0): Json => {
    if (typeof value === "string") return redact(value)
    if (typeof value !== "object" || value === null) return value
    if (depth >= maxDepth) return "<nested too deeply>"
    if (Array.isArray(value)) return value.map((item: Json) => redactJson(item, depth + 1))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), redactJson(item, depth + 1)]))
  }
  return { redact, redactJson: (value) => redactJson(value) }
}
