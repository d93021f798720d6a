/** Converts between bytes and strings on every runtime. */

const encoder = new TextEncoder()

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** Returns the length of a string in UTF-8 bytes. On Node, the length is computed without encoding the string. */
export const byteLength: (text: string) => number =
  typeof Buffer === "undefined" ? (text) => encoder.encode(text).length : (text) => Buffer.byteLength(text)

/** The maximum number of arguments in one call. A larger number could overflow the stack. */
const chunk = 8_192

/** Decodes bytes as Latin-1: each byte becomes the character with the same code. */
export const toLatin1 = (bytes: Uint8Array): string => {
  let text = ""
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return text
}

export const fromLatin1 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

export const toBase64 = (bytes: Uint8Array): string => btoa(toLatin1(bytes))

export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")

/** Decodes base64 up to the first invalid character, like Node's `Buffer`. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const [digits = ""] = /^[A-Za-z0-9+/_-]*/.exec(text.replaceAll(/\s/g, "")) ?? []
  const standard = digits.replaceAll("-", "+").replaceAll("_", "/")
  return fromLatin1(atob(standard.length % 4 === 1 ? standard.slice(0, -1) : standard))
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
