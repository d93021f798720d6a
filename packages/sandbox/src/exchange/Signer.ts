/**
 * Signs callbacks as the exchange's API document describes, using code that is not shared with the clients.
 *
 * The header is `t:<unix seconds>,v1:<first 8 characters of the key id>:<signature>`, with two signatures during the overlap of a rotation. The
 * signed bytes are the timestamp, a `.` and the body. The algorithm is ECDSA P-256 with SHA-256, and signatures are base64-encoded DER.
 *
 * Keys are derived from the seed, because responses that contain a public key must be the same on every run. Anyone who knows the seed can sign, so
 * these keys must be trusted only in tests.
 */
import { utf8 } from "../bytes.ts"
import type { Random } from "../environment/Random.ts"
import type { KeyPair, Platform } from "../platform/Platform.ts"

export interface Key extends KeyPair {
  readonly id: string
  /** The virtual time from which the key no longer signs. */
  readonly until: number
}

/**
 * Creates a private key: 32 bytes that are less than the order of P-256. The order starts with 32 set bits, so clearing the first bit is sufficient.
 */
const scalar = (random: Random): Uint8Array => {
  const bytes = Uint8Array.from({ length: 32 }, () => random.integer(0, 255))
  bytes[0] = (bytes[0] ?? 0) & 0x7f
  bytes[31] = (bytes[31] ?? 0) | 1
  return bytes
}

export const generate = (random: Random, keyPair: Platform["keyPair"]): Key => {
  const id = random.uuid()
  return { id, ...keyPair(scalar(random)), until: Number.POSITIVE_INFINITY }
}

/** Returns the bytes to sign: the timestamp, a `.` and the body. */
export const signedBytes = (timestamp: string, body: string): Uint8Array => utf8(`${timestamp}.${body}`)

const joined = (timestamp: number, keys: ReadonlyArray<Key>, signatures: ReadonlyArray<string>): string =>
  [`t:${timestamp}`, ...keys.map(({ id }, index) => `v1:${id.slice(0, 8)}:${signatures[index] ?? ""}`)].join(",")

const areReady = (signatures: ReadonlyArray<string | Promise<string>>): signatures is ReadonlyArray<string> =>
  signatures.every((signature) => typeof signature === "string")

/**
 * Returns the signature header, with one signature for each key. `timestamp` is in Unix seconds. The result is synchronous if the platform can sign
 * synchronously.
 */
export const header = (keys: ReadonlyArray<Key>, timestamp: number, body: string): string | Promise<string> => {
  const bytes = signedBytes(String(timestamp), body)
  const signatures = keys.map((key) => key.sign(bytes))
  if (areReady(signatures)) return joined(timestamp, keys, signatures)
  return Promise.all(signatures.map(async (signature) => signature)).then((ready) => joined(timestamp, keys, ready))
}
