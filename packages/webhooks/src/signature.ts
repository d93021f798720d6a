/**
 * The two shapes of an ECDSA P-256 signature, told apart by their bytes alone.
 *
 * DER is what the exchange sends; 64 bytes of r‖s are read too. A text that is strict DER is DER, else 64 bytes are raw:
 * nothing is ever verified in both readings. Libraries differ in the BER they let pass, so strictness is settled here.
 */
import type { Backend } from "./backend.ts"
import { decodeBase64 } from "./base64.ts"

export interface Signature {
  /** r‖s, 32 bytes each, as WebCrypto takes it. */
  readonly raw: Uint8Array<ArrayBuffer>
  /** The DER it came as, to save writing it again; absent when it came raw. */
  readonly der?: Uint8Array<ArrayBuffer>
}

/** Reads the text of one header element; a string says why it is none. */
export const parseSignature = (
  text: string,
  decode?: Backend["base64"]
): Signature | "not base64" | "not a signature" => {
  const bytes = decodeBase64(text, decode)
  if (bytes === undefined) return "not base64"
  return readDer(bytes) ?? (bytes.length === 64 ? { raw: bytes } : "not a signature")
}

/** SEQUENCE { r INTEGER, s INTEGER } in its one DER form: no byte too many, no other form of length, nothing after it. */
const readDer = (der: Uint8Array<ArrayBuffer>): Signature | undefined => {
  const raw = new Uint8Array(64)
  let at = 2
  for (const end of [32, 64]) {
    const tag = der[at++]
    const length = der[at++] ?? 0
    const first = der[at] ?? 0
    // A leading zero is there exactly when the number would be negative without it.
    const padding = first === 0 && length > 1 ? 1 : 0
    const digits = length - padding
    if (tag !== 2 || length === 0 || first > 0x7f || digits > 32) return undefined
    if (padding > 0 && (der[at + 1] ?? 0) < 0x80) return undefined
    at += padding
    for (let place = end - digits; place < end; place++) raw[place] = der[at++] ?? 0
  }
  return der[0] === 0x30 && der[1] === der.length - 2 && at === der.length ? { raw, der } : undefined
}

/** DER, as OpenSSL takes it. */
export const toDer = ({ der, raw }: Signature): Uint8Array<ArrayBuffer> => {
  if (der !== undefined) return der
  const integers = [...derInteger(raw.subarray(0, 32)), ...derInteger(raw.subarray(32))]
  return Uint8Array.of(0x30, integers.length, ...integers)
}

const derInteger = (magnitude: Uint8Array): ReadonlyArray<number> => {
  const start = magnitude.findIndex((byte) => byte !== 0)
  const digits = start === -1 ? [0] : [...magnitude.subarray(start)]
  if ((digits[0] ?? 0) > 0x7f) digits.unshift(0)
  return [0x02, digits.length, ...digits]
}
