/**
 * Mistakes that receivers have been seen to make, each of which the reference receiver can be given.
 *
 * `level` says what the document makes of it: a `must` bug takes what nobody signed, or loses what was signed. `by` is a case that finds it.
 */
export interface Bug {
  readonly level: "must" | "should"
  readonly by: string
}

const must = (by: string): Bug => ({ level: "must", by })
const should = (by: string): Bug => ({ level: "should", by })

export const bugs = {
  // Nothing, or the wrong thing, is verified.
  "accepts everything": must("tampered/first-byte"),
  "accepts without a header": must("header/absent"),
  "accepts an empty header": must("header/empty"),
  "accepts when the header cannot be read": must("header/hmac"),
  "accepts without a timestamp": must("header/no-timestamp"),
  "accepts without a signature": must("header/no-signature"),
  "accepts an empty signature": must("header/empty-signature"),
  "accepts when verification throws": must("header/no-timestamp"),
  "verifies the signature of an unknown key as good": must("keys/unknown"),
  "ignores the result of the verification": must("tampered/digit"),
  "refuses everything": must("genuine/plain"),
  // The time.
  "does not look at the time": must("window/signed-long-ago"),
  "takes the tolerance for minutes": must("window/outside-old"),
  "takes the age in milliseconds": must("window/inside-old"),
  "fresh by the first timestamp, signed by the last": must("window/fresh-before-stale"),
  "fresh by the last timestamp, signed by the first": must("window/stale-before-fresh"),
  "fresh by any timestamp, signed by the first": must("window/fresh-behind-signature"),
  "takes a timestamp of 0 for none": must("window/epoch"),
  "refuses what is 200 s old": must("window/inside-old"),
  "accepts what is 320 s old": must("window/outside-old"),
  "does not look at a timestamp in the future": should("window/outside-ahead"),
  "refuses what is 200 s ahead": should("window/inside-ahead"),
  "reads the timestamp as milliseconds too": should("window/milliseconds"),
  // What is signed.
  "signs the body alone": must("genuine/plain"),
  "tries the body alone too": must("signed-text/no-timestamp"),
  "tries the timestamp alone too": must("signed-text/timestamp-alone"),
  "tries a colon in place of the dot too": must("signed-text/colon"),
  "tries no dot too": must("signed-text/no-dot"),
  "tries the version before the timestamp too": must("signed-text/with-version"),
  "takes its own clock for the timestamp": must("window/inside-old"),
  "parses the body and writes it again": must("genuine/blanks"),
  "verifies either the body or what it parses to": must("tampered/blanks-added"),
  "trims the body": must("tampered/appended"),
  "trims the start of the body": must("genuine/leading-blanks"),
  "normalises the body to NFC": must("genuine/decomposed"),
  "normalises the body to NFD": must("genuine/composed"),
  "verifies the body or its NFC": must("tampered/decomposed"),
  "reads the body as latin1": must("genuine/utf-8"),
  "reads the body as ASCII": must("genuine/utf-8"),
  "turns CR LF into LF": must("genuine/crlf"),
  "drops line ends": must("tampered/line-end-added"),
  "stops at a null character": must("tampered/behind-null"),
  "signs the first 64 KB": must("genuine/1-mb"),
  "decodes percent signs": must("genuine/percent"),
  "drops the byte order mark": must("tampered/byte-order-mark"),
  "compares without case": must("tampered/letter-case"),
  "reads the first piece of the body": must("genuine/8-mb"),
  "takes 100 KB at most, as body parsers do": must("genuine/1-mb"),
  "needs a content length": must("genuine/chunked"),
  "keeps the replacement characters of a piecewise text": must("genuine/pieces"),
  "sorts the fields": must("genuine/numbers"),
  "takes an empty body for unsigned": must("tampered/emptied"),
  "reads the body out of a form": must("tampered/form"),
  // Keys.
  "tries every held key whatever the id": must("keys/other-held-id"),
  "falls back to the first key for an unknown id": must("keys/unknown-id"),
  "looks keys up in a plain object": must("keys/constructor"),
  "knows one key only": must("rotation/new-alone"),
  "reads the first signature only": must("rotation/unknown-first"),
  "reads the last signature only": must("rotation/unknown-second"),
  "wants every signature to be known": must("rotation/unknown-second"),
  "takes the key id of the last signature for all": must("rotation/both"),
  "accepts when one key of several is known": must("rotation/bad-beside-unknown"),
  "wants every signature to match": should("rotation/first-bad"),
  // Versions and the form of the header.
  "takes every version for v1": must("versions/v1-called-v2"),
  "takes what begins with v1 for v1": must("versions/v10"),
  "takes what contains v1 for v1": must("versions/xv1"),
  "takes what is no timestamp for a signature": must("versions/none"),
  "refuses a header with another version beside v1": should("versions/v2-beside"),
  "looks for the header in its documented case only": must("spelling/header-lower-case"),
  "does not trim the elements": should("spelling/blanks"),
  "takes v1 in any case": should("versions/upper-case"),
  "reads a timestamp by parseFloat": should("header/timestamp-fraction"),
  "reads any number of signatures": should("header/many-elements"),
  // Signatures.
  "refuses a signature whose s is high": must("spelling/high-s"),
  "takes r and s as zero for good": must("signature/both-zero"),
  "verifies with a curve library that does not check s": must("signature/s-is-zero"),
  // What happens after.
  "breaks on a malformed header": must("header/hmac"),
  "breaks on a tampered body": must("tampered/digit"),
  "answers 200 and refuses in the body": must("tampered/digit"),
  "answers 202 before it has verified": must("tampered/digit"),
  "drops a body that it has seen, signed anew": must("duplicates/"),
  "dies of a second callback": must("duplicates/"),
  "has no limit of size": should("size/announced"),
  "accepts any method": should("method/get")
} as const satisfies Readonly<Record<string, Bug>>

export type BugName = keyof typeof bugs

export const bugNames = Object.keys(bugs) as ReadonlyArray<BugName>
