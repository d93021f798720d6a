/**
 * The removal of secrets from text. A secret is found
 *
 * - as it is, and percent-encoded, form-encoded, escaped as JSON, JavaScript or HTML, also up to three times and mixed
 * - as hex, and as base64 or base64url, also inside a longer value such as that of `Basic`
 *
 * What remains: a secret that is split, truncated, masked, reversed, hashed, compressed, encrypted or written in another case, and one with fewer than four
 * characters.
 */
import type { Json } from "../errors/Problem.ts"
import { bytesOf, type DecodedText, decodeBytes, decodeText, plainText } from "./decodeText.ts"

/** Shorter base64 would be found in ordinary text. */
const shortestBase64 = 5

/** Shorter values are not taken for secrets: their removal would eat ordinary text. */
const shortest = 4

const placeholder = "<redacted>"

/** Escapes within escapes are undone so many times. */
const rounds = 3

/** A value nested more deeply is replaced whole, as it would overflow the stack of whoever prints it. */
const maxDepth = 100

/** What a secret looks like in decoded text. */
interface Needles {
  readonly plain: ReadonlyArray<string>
  /** Lower case. */
  readonly hex: string
  /** The characters of standard base64 that depend only on the secret, for each of the three places at which it may begin. */
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
    base64: base64.filter((needle) => needle.length >= shortestBase64)
  }
}

export interface TextRedactor {
  readonly redact: (text: string) => string
  /** A copy with every text and every member's name redacted. */
  readonly redactJson: (value: Json) => Json
}

type Range = readonly [start: number, end: number]

/** Calls `found` with the place of each occurrence. */
const findAll = (text: string, needle: string, found: (start: number, end: number) => void): void => {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
    found(at, at + needle.length)
}

const isBase64 = (character: string): boolean => /[A-Za-z0-9+/]/.test(character)

/** The places of the secrets in decoded text. */
const placesOf = (bytes: string, secrets: ReadonlyArray<Needles>): ReadonlyArray<Range> => {
  const places: Array<Range> = []
  const lower = bytes.toLowerCase()
  const base64 = bytes.replaceAll("-", "+").replaceAll("_", "/")
  for (const needles of secrets) {
    for (const needle of needles.plain) findAll(bytes, needle, (start, end) => places.push([start, end]))
    findAll(lower, needles.hex, (start, end) => places.push([start, end]))
    for (const needle of needles.base64) {
      // The characters beside it hold the rest of its bits.
      findAll(base64, needle, (start, end) => {
        const from = isBase64(base64.charAt(start - 1)) ? start - 1 : start
        const to = isBase64(base64.charAt(end)) ? end + 1 : end
        places.push([from, base64.startsWith("==", to) ? to + 2 : base64.startsWith("=", to) ? to + 1 : to])
      })
    }
  }
  return places
}

/** The places of the secrets in `text`: as it is, and with its escapes undone, again and again. */
const findSecrets = (text: string, secrets: ReadonlyArray<Needles>): ReadonlyArray<Range> => {
  const ranges: Array<Range> = []
  const search = ({ bytes, starts }: DecodedText) => {
    for (const [start, end] of placesOf(bytes, secrets)) ranges.push([starts[start] ?? 0, starts[end] ?? text.length])
  }
  search(plainText(text))
  let decoded = decodeText(text)
  for (let round = 1; round <= rounds; round++) {
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
  const needles = secrets.filter(({ length }) => length >= shortest).map(needlesOf)
  const redact = (text: string): string => {
    if (needles.length === 0 || text.length < shortest) return text
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
