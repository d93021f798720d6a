/**
 * Decodes base64 and base64url, with or without padding, in the same way on every runtime.
 *
 * The built-in decoders accept different kinds of invalid input (Node's skips unknown characters) and take longer to decode a signature.
 */

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** The value of each base64 character, indexed by character code. All other characters have the value 64. */
const digitOf = new Uint8Array(256).fill(64)
for (let value = 0; value < 64; value++) digitOf[alphabet.charCodeAt(value)] = value
digitOf["-".charCodeAt(0)] = 62
digitOf["_".charCodeAt(0)] = 63

/** Returns the number of digits before the padding, or -1 if the length or the padding is invalid. */
const countDigits = (encoded: string): number => {
  const { length } = encoded
  if (!encoded.endsWith("=")) return length === 0 || length % 4 === 1 ? -1 : length
  if (length % 4 !== 0) return -1
  return encoded.endsWith("==") ? length - 2 : length - 1
}

/**
 * Decodes `encoded` into `target`. Bytes beyond the end of `target` are discarded but counted. Returns the number of decoded bytes, or -1 if
 * `encoded` is empty or not base64.
 */
export const decodeInto = (encoded: string, target: Uint8Array): number => {
  const digits = countDigits(encoded)
  let [bits, size, seen] = [0, 0, 0]
  for (let at = 0; at < digits; at++) {
    const code = encoded.charCodeAt(at)
    const digit = code < 256 ? (digitOf[code] ?? 64) : 64
    seen |= digit
    bits = (bits << 6) | digit
    if (at % 4 === 0) continue
    target[size++] = bits >> (6 - 2 * (at % 4))
  }
  return digits === -1 || seen > 63 ? -1 : size
}

/** Returns the decoded bytes, or `undefined` if `encoded` is empty or not base64. */
export const decodeBase64 = (encoded: string): Uint8Array<ArrayBuffer> | undefined => {
  const bytes = new Uint8Array(Math.floor((Math.max(0, countDigits(encoded)) * 3) / 4))
  return decodeInto(encoded, bytes) === -1 ? undefined : bytes
}
