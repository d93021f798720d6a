/**
 * Encodes DER manually, so that deliberate errors are possible.
 */

export const hex = (value: bigint): Uint8Array => {
  const digits = value.toString(16)
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, "hex")
}

/** Returns the two's complement of an integer in the smallest possible number of bytes. */
export const integerBytes = (value: bigint): Uint8Array => {
  if (value >= 0n) {
    const bytes = hex(value)
    return (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.of(0), bytes]) : bytes
  }
  let length = 1n
  while (-value > 2n ** (8n * length - 1n)) length++
  return hex(2n ** (8n * length) + value)
}

/** Encodes a tag, the length in its shortest form, and the contents. */
export const tlv = (tag: number, ...contents: ReadonlyArray<Uint8Array>): Uint8Array => {
  const body = Buffer.concat(contents)
  const length =
    body.length < 0x80 ? [body.length] : [0x80 + hex(BigInt(body.length)).length, ...hex(BigInt(body.length))]
  return Buffer.concat([Buffer.of(tag, ...length), body])
}

/** Encodes a tag, arbitrary length bytes, and the contents. Used for invalid lengths. */
export const lie = (tag: number, length: ReadonlyArray<number>, ...contents: ReadonlyArray<Uint8Array>): Uint8Array =>
  Buffer.concat([Buffer.of(tag, ...length), ...contents])

export const integer = (value: bigint): Uint8Array => tlv(0x02, integerBytes(value))

export const signature = (r: bigint, s: bigint): Uint8Array => tlv(0x30, integer(r), integer(s))

/** Returns a signature as r‖s, 32 bytes each. */
export const raw = (r: bigint, s: bigint): Uint8Array =>
  Buffer.from(r.toString(16).padStart(64, "0") + s.toString(16).padStart(64, "0"), "hex")
