/**
 * Reads `t:<unix seconds>,<version>:<key id>:<signature>[,…]` without judging it.
 *
 * Source: the exchange document, Authentication 3 and 4. Only what could make the signed text ambiguous, or work without
 * bound, is refused here: an element of another version passes whatever its inside looks like.
 */
import type { HeaderProblem, MalformedHeaderError } from "./reason.ts"

/** The only schema version whose signed text is known. */
export const knownVersion = "v1"

/** A header of two signatures has about 250 characters. */
export const maxHeaderLength = 4096

/** The timestamp and up to seven signatures; a rotation sends two. */
export const maxHeaderElements = 8

/** One signature of the header, all parts as sent. */
export interface SignatureElement {
  /** The first 8 characters of the id of the signing key. */
  readonly keyId: string
  /** Base64 text, not yet decoded. */
  readonly signature: string
}

export interface SignatureHeader {
  /** Unix seconds. */
  readonly timestamp: number
  /** The timestamp's own characters, which are what is signed. */
  readonly timestampText: string
  /** Those of version `v1`, in the order sent. */
  readonly signatures: ReadonlyArray<SignatureElement>
  /** Versions of the elements that were skipped. */
  readonly skippedVersions: ReadonlyArray<string>
}

/** Printable ASCII and blanks are the rule. */
const stray = /[^\x21-\x7e \t]/

/** A stray character anywhere comes before all other problems. */
const malformed = (header: string, problem: HeaderProblem, at: number): MalformedHeaderError => {
  const strayAt = header.search(stray)
  return strayAt === -1
    ? { _tag: "MalformedHeaderError", problem, at }
    : { _tag: "MalformedHeaderError", problem: "a stray character", at: strayAt }
}

/**
 * Answers the parts, or the reason why there are none. Never throws.
 *
 * @example
 * ```ts
 * import { parseSignatureHeader } from "@fieldwork/webhooks"
 * const parsed = parseSignatureHeader("no header")
 * "_tag" in parsed ? parsed._tag : "" // => "MalformedHeaderError"
 * ```
 */
export const parseSignatureHeader = (header: string): SignatureHeader | MalformedHeaderError => {
  const { length } = header
  if (length > maxHeaderLength) {
    return { _tag: "MalformedHeaderError", problem: "over 4096 characters", at: maxHeaderLength }
  }

  let timestampText: string | undefined
  let brokenAt = -1
  const signatures: Array<SignatureElement> = []
  const skippedVersions: Array<string> = []
  let count = 0
  for (let at = 0, end = 0; at <= length; at = end + 1) {
    if (count++ === maxHeaderElements) return malformed(header, "over 8 elements", at)
    let [first, second, third] = [-1, -1, -1]
    for (end = at; end < length; end++) {
      const code = header.charCodeAt(end)
      if (code === comma) break
      if (code !== colon) {
        if ((code < space && code !== tab) || code > tilde) return malformed(header, "a stray character", end)
        continue
      }
      if (first === -1) first = end
      else if (second === -1) second = end
      else if (third === -1) third = end
    }
    const from = skipBlanks(header, at, end)
    const to = skipBlanksBack(header, from, end)
    const prefix = header.slice(from, first === -1 ? to : first)
    const keyId = first === -1 ? undefined : header.slice(first + 1, second === -1 ? to : second)
    if (prefix === "t") {
      if (timestampText !== undefined) return malformed(header, "more than one timestamp", at)
      if (keyId === undefined || second !== -1 || !/^\d{1,15}$/.test(keyId)) {
        return malformed(header, "a timestamp not in unix seconds", at)
      }
      timestampText = keyId
    } else if (prefix === knownVersion && keyId && second !== -1 && second + 1 < to && third === -1) {
      signatures.push({ keyId, signature: header.slice(second + 1, to) })
    } else if (prefix && prefix !== knownVersion && keyId !== undefined) {
      skippedVersions.push(prefix)
    } else if (brokenAt === -1) {
      // Not yet fatal: a good signature beside it still suffices.
      brokenAt = at
    }
  }
  if (timestampText === undefined) return malformed(header, "no timestamp", 0)
  if (signatures.length === 0) {
    if (brokenAt !== -1) return malformed(header, "an incomplete signature", brokenAt)
    if (skippedVersions.length === 0) return malformed(header, "no signature", length)
  }
  return { timestamp: Number(timestampText), timestampText, signatures, skippedVersions }
}

const [tab, space, comma, colon, tilde] = [0x09, 0x20, 0x2c, 0x3a, 0x7e]

const skipBlanks = (header: string, from: number, end: number): number => {
  let at = from
  while (at < end && header.charCodeAt(at) <= space) at++
  return at
}

const skipBlanksBack = (header: string, from: number, end: number): number => {
  let at = end
  while (at > from && header.charCodeAt(at - 1) <= space) at--
  return at
}
