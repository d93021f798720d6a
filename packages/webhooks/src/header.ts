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

const malformed = (problem: HeaderProblem, at: number): MalformedHeaderError => ({
  _tag: "MalformedHeaderError",
  problem,
  at
})

/** Answers the parts, or the reason why there are none. Never throws. */
export const parseSignatureHeader = (header: string): SignatureHeader | MalformedHeaderError => {
  if (header.length > maxHeaderLength) return malformed("over 4096 characters", maxHeaderLength)
  const stray = header.search(/[^\x21-\x7e \t]/)
  if (stray !== -1) return malformed("a stray character", stray)

  let timestampText: string | undefined
  let broken: MalformedHeaderError | undefined
  const signatures: Array<SignatureElement> = []
  const skippedVersions: Array<string> = []
  let at = 0
  let count = 0
  for (const element of header.split(",")) {
    if (count++ === maxHeaderElements) return malformed("over 8 elements", at)
    const [prefix, keyId, signature, more] = element.trim().split(":", 4)
    if (prefix === "t") {
      if (timestampText !== undefined) return malformed("more than one timestamp", at)
      if (keyId === undefined || signature !== undefined || !/^\d{1,15}$/.test(keyId)) {
        return malformed("a timestamp not in unix seconds", at)
      }
      timestampText = keyId
    } else if (prefix === knownVersion && keyId && signature && more === undefined) {
      signatures.push({ keyId, signature })
    } else if (prefix && prefix !== knownVersion && keyId !== undefined) {
      skippedVersions.push(prefix)
    } else {
      // Not yet fatal: a good signature beside it still suffices.
      broken ??= malformed("an incomplete signature", at)
    }
    at += element.length + 1
  }
  if (timestampText === undefined) return malformed("no timestamp", 0)
  if (signatures.length === 0) {
    if (broken !== undefined) return broken
    if (skippedVersions.length === 0) return malformed("no signature", header.length)
  }
  return { timestamp: Number(timestampText), timestampText, signatures, skippedVersions }
}
