/**
 * What the reference receiver verifies: `<timestamp>.<body>`, or what a bug makes of the two. Any one that matches suffices.
 */
import type { BugName } from "./bugs.ts"

type Parts = ReadonlyArray<string | Buffer>

export const altered = (is: (name: BugName) => boolean, stamp: string, body: Buffer): ReadonlyArray<Parts> => {
  const right: Parts = [stamp, ".", body]
  const by = (change: (text: string) => string | Buffer): ReadonlyArray<Parts> => [
    [stamp, ".", change(body.toString())]
  ]
  const also = (...others: ReadonlyArray<Parts>): ReadonlyArray<Parts> => [right, ...others]

  if (is("signs the body alone")) return [[body]]
  if (is("tries the body alone too")) return also([body])
  if (is("tries the timestamp alone too")) return also([stamp], [stamp, "."])
  if (is("tries a colon in place of the dot too")) return also([stamp, ":", body])
  if (is("tries no dot too")) return also([stamp, body])
  if (is("tries the version before the timestamp too")) return also(["v1.", stamp, ".", body])
  if (is("takes its own clock for the timestamp")) return [[`${Math.floor(Date.now() / 1000)}`, ".", body]]
  if (is("parses the body and writes it again")) return by((text) => JSON.stringify(JSON.parse(text)))
  if (is("verifies either the body or what it parses to")) {
    return also(...reading(body, (value) => [stamp, ".", JSON.stringify(value)]))
  }
  if (is("trims the body")) return also(...by((text) => text.trim()))
  if (is("trims the start of the body")) return by((text) => text.trimStart())
  if (is("normalises the body to NFC")) return by((text) => text.normalize("NFC"))
  if (is("normalises the body to NFD")) return by((text) => text.normalize("NFD"))
  if (is("verifies the body or its NFC")) return also(...by((text) => text.normalize("NFC")))
  if (is("reads the body as latin1")) return [[stamp, ".", Buffer.from(body.toString("latin1"))]]
  if (is("reads the body as ASCII")) return by((text) => text.replaceAll(/[^\0-\x7f]/g, "?"))
  if (is("turns CR LF into LF")) return by((text) => text.replaceAll("\r\n", "\n"))
  if (is("drops line ends")) return also(...by((text) => text.replaceAll(/[\r\n]/g, "")))
  if (is("stops at a null character")) return by((text) => text.split("\0", 1)[0] ?? "")
  if (is("signs the first 64 KB")) return [[stamp, ".", body.subarray(0, 65_536)]]
  if (is("decodes percent signs")) return by((text) => decoded(text))
  if (is("drops the byte order mark")) return by((text) => text.replace(/^\uFEFF/, ""))
  if (is("compares without case")) return also(...by((text) => text.toLowerCase()))
  if (is("sorts the fields"))
    return reading(body, (value) => [stamp, ".", JSON.stringify(value, fieldsOf(value).sort())])
  if (is("reads the body out of a form")) return also(...by((text) => text.replace(/^payload=/, "")))
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

/** The names of all fields of the items. */
const fieldsOf = (value: unknown): Array<string> =>
  Array.isArray(value) ? value.flatMap((one: unknown) => Object.keys(Object(one))) : []
