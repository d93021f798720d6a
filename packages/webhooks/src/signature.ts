/**
 * The two shapes of an ECDSA P-256 signature, told apart by their bytes alone.
 *
 * DER is what the exchange sends; 64 bytes of r‖s are read too. A text that is strict DER is DER, else 64 bytes are raw:
 * nothing is ever verified in both readings. Libraries differ in the BER they let pass, so strictness is settled here.
 */
import type { Backend } from "./backend.ts"

/** What is wrong with the text of a signature. */
export type SignatureProblem = "not base64" | "not a signature"

/** Its bytes are overwritten by the next one that is parsed: read them before anything is awaited. */
export interface Signature {
  readonly form: "DER" | "raw"
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The longest DER; one byte more shows what is longer. */
const mostBytes = 72
const decoded = new Uint8Array(mostBytes + 1)
const written = new Uint8Array(mostBytes)
/** By length, what there is to hand on. */
const [decodedTo, writtenTo] = [decoded, written].map((bytes) =>
  Array.from({ length: bytes.length + 1 }, (_, length) => bytes.subarray(0, length))
) as [Array<Uint8Array<ArrayBuffer>>, Array<Uint8Array<ArrayBuffer>>]

/** Reads the text of one header element. */
export const parseSignature = (
  text: string,
  { decodeBase64 }: Pick<Backend, "decodeBase64">
): Signature | SignatureProblem => {
  const length = decodeBase64(text, decoded)
  if (length === -1) return "not base64"
  const bytes = length <= mostBytes ? decodedTo[length] : undefined
  if (bytes === undefined) return "not a signature"
  if (isDer(bytes)) return { form: "DER", bytes }
  return length === 64 ? { form: "raw", bytes } : "not a signature"
}

/** SEQUENCE { r INTEGER, s INTEGER } in its one DER form: no byte too many, no other form of length, nothing after it. */
const isDer = (der: Uint8Array): boolean =>
  der[0] === 0x30 && der[1] === der.length - 2 && endOfInteger(der, endOfInteger(der, 2)) === der.length

/** Where the integer ends that begins at `at`; -1 where none does. */
const endOfInteger = (der: Uint8Array, at: number): number => {
  const length = der[at + 1] ?? 0
  const first = der[at + 2] ?? 0
  // A leading zero is there exactly when the number would be negative without it.
  const padding = first === 0 && length > 1 ? 1 : 0
  if (der[at] !== 2 || length === 0 || first > 0x7f || length - padding > 32) return -1
  return padding > 0 && (der[at + 3] ?? 0) < 0x80 ? -1 : at + 2 + length
}

/** r‖s, 32 bytes each, as WebCrypto takes it. A copy. */
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

/** DER, as OpenSSL takes it. */
export const derOf = ({ bytes, form }: Signature): Uint8Array<ArrayBuffer> => (form === "DER" ? bytes : writeDer(bytes))

/** Writes 64 bytes of r‖s as DER. */
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
