/**
 * Converts ECDSA P-256 signatures between DER, the format in which they are transmitted, and WebCrypto's raw format, two 32-byte integers.
 */

const half = 32

const integer = (bytes: Uint8Array): ReadonlyArray<number> => {
  let from = 0
  while (from < bytes.length - 1 && bytes[from] === 0) from++
  const digits = bytes.subarray(from)
  const padded = (digits[0] ?? 0) > 0x7f ? [0, ...digits] : [...digits]
  return [0x02, padded.length, ...padded]
}

export const derOf = (raw: Uint8Array): Uint8Array => {
  const body = [...integer(raw.subarray(0, half)), ...integer(raw.subarray(half))]
  return Uint8Array.from([0x30, body.length, ...body])
}

/** Returns the raw signature, or undefined if the bytes are not a DER-encoded signature. */
export const rawOf = (der: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
  const raw = new Uint8Array(2 * half)
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined
  let at = 2
  for (const end of [half, 2 * half]) {
    const length = der[at + 1] ?? 0
    const bytes = der.subarray(at + 2, at + 2 + length)
    if (der[at] !== 0x02 || length === 0 || bytes.length !== length) return undefined
    const digits = bytes[0] === 0 ? bytes.subarray(1) : bytes
    if (digits.length > half) return undefined
    raw.set(digits, end - digits.length)
    at += 2 + length
  }
  return at === der.length ? raw : undefined
}
