/**
 * Bugs that have been observed in receivers. The reference receiver can be started with any of them.
 *
 * A bug of level `must` violates the exchange document: the receiver accepts an unsigned callback or refuses a signed one. `by` is a case or a group
 * of cases that detects the bug.
 */
export interface Bug {
  readonly level: "must" | "should"
  readonly by: string
}

const must = (by: string): Bug => ({ level: "must", by })
const should = (by: string): Bug => ({ level: "should", by })

export const bugs = {
  // Bugs in which verification is missing or incomplete.
  "accepts everything": must("tampered/first-byte"),
  "accepts without a header": must("header/absent"),
  "accepts an empty header": must("header/empty"),
  "accepts a header without a v1 signature": must("header/hmac"),
  "accepts without a timestamp": must("header/no-timestamp"),
  "accepts without a signature": must("header/no-signature"),
  "accepts an empty signature": must("header/empty-signature"),
  "accepts when verification throws": must("header/no-timestamp"),
  "accepts any signature of an unknown key": must("keys/unknown"),
  "ignores the result of the verification": must("tampered/digit"),
  "refuses everything": must("genuine/plain"),
  // Bugs in checking the timestamp.
  "does not check the timestamp": must("window/signed-long-ago"),
  "reads the tolerance as minutes": must("window/outside-old"),
  "computes the age in milliseconds": must("window/inside-old"),
  "checks the age of the first timestamp and the signature of the last": must("window/fresh-before-stale"),
  "checks the age of the last timestamp and the signature of the first": must("window/stale-before-fresh"),
  "checks the age of any timestamp and the signature of the first": must("window/fresh-behind-signature"),
  "treats a timestamp of 0 as absent": must("window/epoch"),
  "refuses a callback that is 200 s old": must("window/inside-old"),
  "accepts a callback that is 320 s old": must("window/outside-old"),
  "accepts any timestamp in the future": should("window/outside-ahead"),
  "refuses a timestamp that is 200 s in the future": should("window/inside-ahead"),
  "also accepts a timestamp in milliseconds": should("window/milliseconds"),
  // Bugs in building the signed bytes.
  "verifies only the body": must("genuine/plain"),
  "also accepts a signature over only the body": must("signed-text/no-timestamp"),
  "also accepts a signature over only the timestamp": must("signed-text/timestamp-alone"),
  "also accepts a signature over a text with a colon instead of the dot": must("signed-text/colon"),
  "also accepts a signature over a text without the dot": must("signed-text/no-dot"),
  "also accepts a signature over a text that begins with the version": must("signed-text/with-version"),
  "verifies with its own clock instead of the timestamp": must("window/inside-old"),
  "verifies a parsed and re-serialised body": must("genuine/blanks"),
  "verifies either the body or its re-serialised form": must("tampered/blanks-added"),
  "trims the body": must("tampered/appended"),
  "trims the start of the body": must("genuine/leading-blanks"),
  "normalises the body to NFC": must("genuine/decomposed"),
  "normalises the body to NFD": must("genuine/composed"),
  "verifies either the body or its NFC form": must("tampered/decomposed"),
  "reads the body as latin1": must("genuine/utf-8"),
  "reads the body as ASCII": must("genuine/utf-8"),
  "converts CR LF to LF": must("genuine/crlf"),
  "removes line ends": must("tampered/line-end-added"),
  "stops at a null character": must("tampered/behind-null"),
  "verifies only the first 64 KB": must("genuine/1-mb"),
  "decodes percent-encoding in the body": must("genuine/percent"),
  "removes the byte order mark": must("tampered/byte-order-mark"),
  "verifies the body in lower case": must("tampered/letter-case"),
  "reads only the first chunk of the body": must("genuine/8-mb"),
  "limits the body to 100 KB, as body parsers do": must("genuine/1-mb"),
  "requires a content length": must("genuine/chunked"),
  "decodes each chunk of the body as text by itself": must("genuine/pieces"),
  "sorts the fields of the body": must("genuine/numbers"),
  "accepts an empty body without a check": must("tampered/emptied"),
  "verifies the body as the value of a form field": must("tampered/form"),
  // Bugs in selecting the keys and the signatures.
  "tries every held key for any key id": must("keys/other-held-id"),
  "uses the first key for an unknown key id": must("keys/unknown-id"),
  "looks keys up in a plain object": must("keys/constructor"),
  "holds only one key": must("rotation/new-alone"),
  "reads only the first signature": must("rotation/unknown-first"),
  "reads only the last signature": must("rotation/unknown-second"),
  "requires a known key for every signature": must("rotation/unknown-second"),
  "uses the key id of the last signature for all": must("rotation/both"),
  "accepts a header as soon as one of its keys is known": must("rotation/bad-beside-unknown"),
  "requires every signature to match": should("rotation/first-bad"),
  // Bugs in handling versions and the format of the header.
  "treats every version as v1": must("versions/v1-called-v2"),
  "treats every version that begins with v1 as v1": must("versions/v10"),
  "treats every version that contains v1 as v1": must("versions/xv1"),
  "treats an element without a version as a signature": must("versions/none"),
  "refuses a header with another version beside v1": should("versions/v2-beside"),
  "finds the header only in its documented letter case": must("spelling/header-lower-case"),
  "does not trim the elements of the header": should("spelling/blanks"),
  "accepts v1 in any letter case": should("versions/upper-case"),
  "reads a timestamp by parseFloat": should("header/timestamp-fraction"),
  "accepts any number of signatures": should("header/many-elements"),
  // Bugs in verifying the signature itself.
  "refuses a signature with a high s": must("spelling/high-s"),
  "accepts r and s as zero": must("signature/both-zero"),
  "verifies with a curve library that does not check s": must("signature/s-is-zero"),
  // Bugs in the response and in handling the request.
  "responds with 500 to a malformed header": must("header/hmac"),
  "responds with 500 to a tampered body": must("tampered/digit"),
  "responds with a success status and refuses in the response body": must("tampered/digit"),
  "responds with 202 before it has verified": must("tampered/digit"),
  "refuses a body that it has received before, signed again": must("duplicates/"),
  "responds with 500 to every callback after the first": must("duplicates/"),
  "has no size limit": should("size/announced"),
  "accepts any method": should("method/get")
} as const satisfies Readonly<Record<string, Bug>>

export type BugName = keyof typeof bugs

export const bugNames = Object.keys(bugs) as ReadonlyArray<BugName>
