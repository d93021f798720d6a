/**
 * Parses a signature header, `t:<unix seconds>,<version>:<key id>:<signature>[,…]`, without verifying it.
 *
 * Source: "Authentication", items 3 and 4, in the exchange's API document. The parser refuses only input that could make the signed bytes ambiguous
 * or cause unbounded work. An element with an unknown version is skipped, whatever it contains.
 */
import type { HeaderProblem, MalformedHeaderError } from "./reason.ts"

/** The only schema version for which the signed bytes are specified. */
export const knownVersion = "v1"

/** The maximum length of a header in characters. A header with two signatures has about 250 characters. */
export const maxHeaderLength = 4096

/** The maximum number of elements: the timestamp and up to seven signatures. During a rotation, the exchange sends two signatures. */
export const maxHeaderElements = 8

/** One signature in the header. Its parts are stored as sent. */
export interface SignatureElement {
  /** The id of the signing key as sent. The exchange sends the first 8 characters of the id. */
  readonly keyId: string
  /** The signature as a base64 string, which has not been decoded yet. */
  readonly signature: string
}

/** The parts of a signature header, which has the form `t:<unix seconds>,v1:<key id>:<signature>[,…]`. */
export interface SignatureHeader {
  /** The time of signing, in Unix seconds. */
  readonly timestamp: number
  /** The digits of the timestamp as received, because the signature covers exactly these characters. */
  readonly timestampText: string
  /** The signatures of version `v1`, in the order in which they were sent. */
  readonly signatures: ReadonlyArray<SignatureElement>
  /** The versions of the elements that were skipped because their version is unknown. */
  readonly skippedVersions: ReadonlyArray<string>
}

/** Matches an invalid character, which is anything except printable ASCII, spaces and tabs. */
const stray = /[^\x21-\x7e \t]/

/** Returns an error for a malformed header. If the header contains an invalid character, the error reports that character instead of `problem`. */
const malformed = (header: string, problem: HeaderProblem, at: number): MalformedHeaderError => {
  const strayAt = header.search(stray)
  return strayAt === -1
    ? { _tag: "MalformedHeaderError", problem, at }
    : { _tag: "MalformedHeaderError", problem: "a stray character", at: strayAt }
}

/**
 * Splits a signature header into its parts, or returns the error if the header is malformed. Never throws. Does not verify the signatures, because
 * that requires the keys and the body.
 *
 * @example
 * ```ts
 * import { parseSignatureHeader } from "@fieldwork/webhooks"
 * const parsed = parseSignatureHeader("t:1767225600,v1:9f3c1a7e:MEUCIQ==")
 * "signatures" in parsed ? parsed.signatures : [] // => [{ "keyId": "9f3c1a7e", "signature": "MEUCIQ==" }]
 * const malformed = parseSignatureHeader("v1:9f3c1a7e:MEUCIQ==")
 * "_tag" in malformed ? malformed.problem : "" // => "no timestamp"
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
      // An incomplete signature is an error only if the header does not contain any complete signature.
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
