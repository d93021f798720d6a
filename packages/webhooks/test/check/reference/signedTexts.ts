/**
 * Returns the signed bytes that the reference receiver verifies: `<timestamp>.<body>`, or the variants that a bug creates. The callback is accepted
 * if one variant matches the signature.
 */
import type { BugName } from "./bugs.ts"

type Parts = ReadonlyArray<string | Buffer>

export const signedTexts = (is: (name: BugName) => boolean, stamp: string, body: Buffer): ReadonlyArray<Parts> => {
  const right: Parts = [stamp, ".", body]
  const by = (change: (text: string) => string | Buffer): ReadonlyArray<Parts> => [
    [stamp, ".", change(body.toString())]
  ]
  const also = (...others: ReadonlyArray<Parts>): ReadonlyArray<Parts> => [right, ...others]

  if (is("verifies only the body")) return [[body]]
  if (is("also accepts a signature over only the body")) return also([body])
  if (is("also accepts a signature over only the timestamp")) return also([stamp], [stamp, "."])
  if (is("also accepts a signature over a text with a colon instead of the dot")) return also([stamp, ":", body])
  if (is("also accepts a signature over a text without the dot")) return also([stamp, body])
  if (is("also accepts a signature over a text that begins with the version")) return also(["v1.", stamp, ".", body])
  if (is("verifies with its own clock instead of the timestamp"))
    return [[`${Math.floor(Date.now() / 1000)}`, ".", body]]
  if (is("verifies a parsed and re-serialised body")) return by((text) => JSON.stringify(JSON.parse(text)))
  if (is("verifies either the body or its re-serialised form")) {
    return also(...reading(body, (value) => [stamp, ".", JSON.stringify(value)]))
  }
  if (is("trims the body")) return also(...by((text) => text.trim()))
  if (is("trims the start of the body")) return by((text) => text.trimStart())
  if (is("normalises the body to NFC")) return by((text) => text.normalize("NFC"))
  if (is("normalises the body to NFD")) return by((text) => text.normalize("NFD"))
  if (is("verifies either the body or its NFC form")) return also(...by((text) => text.normalize("NFC")))
  if (is("reads the body as latin1")) return [[stamp, ".", Buffer.from(body.toString("latin1"))]]
  if (is("reads the body as ASCII")) return by((text) => text.replaceAll(/[^\0-\x7f]/g, "?"))
  if (is("converts CR LF to LF")) return by((text) => text.replaceAll("\r\n", "\n"))
  if (is("removes line ends")) return also(...by((text) => text.replaceAll(/[\r\n]/g, "")))
  if (is("stops at a null character")) return by((text) => text.split("\0", 1)[0] ?? "")
  if (is("verifies only the first 64 KB")) return [[stamp, ".", body.subarray(0, 65_536)]]
  if (is("decodes percent-encoding in the body")) return by((text) => decoded(text))
  if (is("removes the byte order mark")) return by((text) => text.replace(/^\uFEFF/, ""))
  if (is("verifies the body in lower case")) return also(...by((text) => text.toLowerCase()))
  if (is("sorts the fields of the body"))
    return reading(body, (value) => [stamp, ".", JSON.stringify(value, fieldsOf(value).sort())])
  if (is("verifies the body as the value of a form field")) return also(...by((text) => text.replace(/^payload=/, "")))
  return [right]
}

const reading = (body: Buffer, write: (value: unknown) => Parts): ReadonlyArray<Parts> => {
  try {
    return [write(JSON.parse(body.toString()))]
  } catch {
    return []
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    return text
  }
}

/** Returns the names of all fields in the items. */
const fieldsOf = (value: unknown): Array<string> =>
  Array.isArray(value) ? value.flatMap((one: unknown) => Object.keys(Object(one))) : []
