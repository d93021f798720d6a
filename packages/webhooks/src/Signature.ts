/**
 * Parses an ECDSA P-256 signature in either of two formats, which can be distinguished only by the bytes.
 *
 * The exchange sends DER. The raw format, 64 bytes of r‖s, is accepted too. Bytes that are strictly valid DER are always read as DER, and any other
 * 64 bytes as r‖s, so no signature is ever verified in both formats. Libraries accept different variants of BER, so this module enforces strict DER
 * itself.
 */

/** The reason why a string is not a valid signature. */
export type SignatureProblem = "not base64" | "not a signature"

/** A parsed signature. The next call to `parseSignature` overwrites the bytes, so read them before any `await`. */
export interface Signature {
  readonly form: "DER" | "raw"
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The maximum length of a DER signature in bytes. The buffer has one extra byte to detect longer input. */
const maxBytes = 72
const decoded = new Uint8Array(maxBytes + 1)
const written = new Uint8Array(maxBytes)
/** Views of the buffers `decoded` and `written`, indexed by length. They are created in advance to avoid creating a view for each signature. */
const [decodedTo, writtenTo] = [decoded, written].map((bytes) =>
  Array.from({ length: bytes.length + 1 }, (_, length) => bytes.subarray(0, length))
) as [Array<Uint8Array<ArrayBuffer>>, Array<Uint8Array<ArrayBuffer>>]

/** Parses the signature in one element of the signature header. */
export const parseSignature = (
  text: string,
  { decodeBase64 }: { readonly decodeBase64: (text: string, target: Uint8Array) => number }
): Signature | SignatureProblem => {
  const length = decodeBase64(text, decoded)
  if (length === -1) return "not base64"
  const bytes = length <= maxBytes ? decodedTo[length] : undefined
  if (bytes === undefined) return "not a signature"
  if (isDer(bytes)) return { form: "DER", bytes }
  return length === 64 ? { form: "raw", bytes } : "not a signature"
}

/**
 * Checks whether the bytes are SEQUENCE { r INTEGER, s INTEGER } in its unique DER encoding: without superfluous bytes, with the shortest encoding of
 * each length, and without trailing bytes.
 */
const isDer = (der: Uint8Array): boolean =>
  der[0] === 0x30 && der[1] === der.length - 2 && endOfInteger(der, endOfInteger(der, 2)) === der.length

/** Returns the end of the integer that starts at `at`, or -1 if the integer is invalid. */
const endOfInteger = (der: Uint8Array, at: number): number => {
  const length = der[at + 1] ?? 0
  const first = der[at + 2] ?? 0
  // A leading zero byte is required if the number would otherwise be negative, and is forbidden in all other cases.
  const padding = first === 0 && length > 1 ? 1 : 0
  if (der[at] !== 2 || length === 0 || first > 0x7f || length - padding > 32) return -1
  return padding > 0 && (der[at + 3] ?? 0) < 0x80 ? -1 : at + 2 + length
}

/** Returns a copy of the signature as r‖s, 32 bytes each, as WebCrypto requires. */
export const rawOf = ({ bytes, form }: Signature): Uint8Array<ArrayBuffer> => {
  if (form === "raw") return bytes.slice()
  const raw = new Uint8Array(64)
  let start = 2
  for (const place of [32, 64]) {
    const end = endOfInteger(bytes, start)
    const digits = bytes.subarray(Math.max(start + 2, end - 32), end)
    raw.set(digits, place - digits.length)
    start = end
  }
  return raw
}

/** Returns the signature as DER, as OpenSSL requires. */
export const derOf = ({ bytes, form }: Signature): Uint8Array<ArrayBuffer> => (form === "DER" ? bytes : writeDer(bytes))

/** Converts a signature from 64 bytes of r‖s to DER. */
export const toDer = (raw: Uint8Array): Uint8Array<ArrayBuffer> => writeDer(raw).slice()

const writeDer = (raw: Uint8Array): Uint8Array<ArrayBuffer> => {
  let at = 2
  for (const start of [0, 32]) {
    let from = start
    while (from < start + 31 && raw[from] === 0) from++
    const digits = raw.subarray(from, start + 32)
    const padding = (digits[0] ?? 0) > 0x7f ? 1 : 0
    written.set([2, digits.length + padding, 0], at)
    written.set(digits, at + 2 + padding)
    at += 2 + padding + digits.length
  }
  written.set([0x30, at - 2])
  return writtenTo[at] ?? written
}
