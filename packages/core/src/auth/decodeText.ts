/**
 * Decodes the escapes in text, and records the position of each decoded byte in the original text.
 *
 * Percent-encoding, backslash escapes in JSON and JavaScript, and HTML character references are decoded. Each decoded character represents one byte
 * of UTF-8, so `é`, `%C3%A9`, `\u00e9` and `&#233;` decode to the same string.
 */
export interface DecodedText {
  /** The decoded text, with one character per byte. */
  readonly bytes: string
  /** The index in the original text at which each byte starts, followed by the length of the original text. */
  readonly starts: ReadonlyArray<number>
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  sol: "/",
  bsol: "\\",
  plus: "+",
  equals: "=",
  lowbar: "_",
  period: ".",
  colon: ":"
}

const short: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }

const escapes =
  /%([0-9a-f]{2})|\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\\([^ux])|&#x([0-9a-f]{1,6});?|&#(\d{1,7});?|&([a-z]{2,6});/giy

const utf8 = new TextEncoder()

/** Returns the UTF-8 bytes of `text` as a string with one character per byte. */
export const bytesOf = (text: string): string => String.fromCharCode(...utf8.encode(text))

const character = (point: number): string => (point <= 0x10ffff ? bytesOf(String.fromCodePoint(point)) : "")

/** Returns the bytes that the matched escape represents, or undefined if the escape is invalid. */
const unescape = (match: RegExpExecArray): string | undefined => {
  const [, percent, braced, unicode, hex, plain, htmlHex, htmlDecimal, name] = match
  if (percent !== undefined) return String.fromCharCode(Number.parseInt(percent, 16))
  const digits = braced ?? unicode ?? hex ?? htmlHex
  if (digits !== undefined) return character(Number.parseInt(digits, 16))
  if (htmlDecimal !== undefined) return character(Number(htmlDecimal))
  return plain === undefined ? named[(name ?? "").toLowerCase()] : (short[plain] ?? bytesOf(plain))
}

/** Returns the bytes of `source` without decoding any escapes. */
export const plainText = (source: string): DecodedText => decode(source, () => undefined, false)

/** Returns the bytes of `source` with its escapes decoded once. */
export const decodeText = (source: string): DecodedText => decode(source, escapeAt, false)

/** Decodes the escapes that remain in the bytes from `decodeText` or from a previous call to `decodeBytes`. */
export const decodeBytes = (source: string): DecodedText => decode(source, escapeAt, true)

interface Escape {
  readonly bytes: string
  /** The number of UTF-16 code units that the escape occupies in the original text. */
  readonly length: number
}

const escapeAt = (source: string, at: number): Escape | undefined => {
  const first = source.charCodeAt(at)
  if (first !== 0x25 && first !== 0x5c && first !== 0x26) return undefined
  escapes.lastIndex = at
  const match = escapes.exec(source)
  const bytes = match === null ? undefined : unescape(match)
  return match === null || bytes === undefined ? undefined : { bytes, length: match[0].length }
}

/** Returns the bytes of the character at index `at`. With `isBytes`, each character of the source is already one byte. */
const characterAt = (source: string, at: number, isBytes: boolean): Escape => {
  const code = source.charCodeAt(at)
  if (isBytes || code < 0x80) return { bytes: source.charAt(at), length: 1 }
  const length = code >= 0xd800 && code <= 0xdbff ? 2 : 1
  return { bytes: bytesOf(source.slice(at, at + length)), length }
}

const decode = (
  source: string,
  undo: (source: string, at: number) => Escape | undefined,
  isBytes: boolean
): DecodedText => {
  const parts: Array<string> = []
  const starts: Array<number> = []
  for (let at = 0; at < source.length;) {
    const { bytes, length } = undo(source, at) ?? characterAt(source, at, isBytes)
    parts.push(bytes)
    for (let count = 0; count < bytes.length; count++) starts.push(at)
    at += length
  }
  starts.push(source.length)
  return { bytes: parts.join(""), starts }
}
