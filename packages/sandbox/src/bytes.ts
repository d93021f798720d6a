/** Conversions between bytes and text, on every runtime. */

const encoder = new TextEncoder()

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** Returns the length of a text in UTF-8. Node counts without encoding the text. */
export const byteLength: (text: string) => number =
  typeof Buffer === "undefined" ? (text) => encoder.encode(text).length : (text) => Buffer.byteLength(text)

/** More arguments in one call would overflow the stack. */
const chunk = 8_192

/** Returns each byte as the character with its code. */
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

/** Decodes base64 up to the first invalid character, as Node does. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const [digits = ""] = /^[A-Za-z0-9+/_-]*/.exec(text.replaceAll(/\s/g, "")) ?? []
  const standard = digits.replaceAll("-", "+").replaceAll("_", "/")
  return fromLatin1(atob(standard.length % 4 === 1 ? standard.slice(0, -1) : standard))
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
