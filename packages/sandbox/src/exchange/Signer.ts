/**
 * Signs callbacks as the exchange document describes them, with code of the sandbox's own.
 *
 * Header: `t:<unix seconds>,v1:<first 8 of key id>:<signature>`, two signatures while a rotation's overlap lasts. Signed bytes: the
 * timestamp, a `.`, then the body; ECDSA P-256 with SHA-256, DER, base64.
 *
 * Keys come from the seed, as replies that show a public key must be the same on every run. Whoever knows the seed can sign: trust these
 * keys in tests and nowhere else.
 */
import { createECDH, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto"
import type { Random } from "../environment/Random.ts"

export interface Key {
  readonly id: string
  readonly privateKey: KeyObject
  /** Base64 DER SubjectPublicKeyInfo. */
  readonly publicKey: string
  /** Virtual time from which the key no longer signs. */
  readonly until: number
}

/** 32 bytes below the order of P-256: the order begins with 32 set bits, so a cleared first bit is enough. */
const scalar = (random: Random): Buffer => {
  const bytes = Buffer.from(Array.from({ length: 32 }, () => random.integer(0, 255)))
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0)
  bytes.writeUInt8(bytes.readUInt8(31) | 1, 31)
  return bytes
}

export const generate = (random: Random): Key => {
  const id = random.uuid()
  const secret = scalar(random)
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const privateKey = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: secret.toString("base64url"),
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url")
    }
  })
  return {
    id,
    privateKey,
    publicKey: createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64"),
    until: Number.POSITIVE_INFINITY
  }
}

/** `timestamp` in unix seconds; one signature for each of `keys`. */
export const header = (keys: ReadonlyArray<Key>, timestamp: number, body: Uint8Array): string => {
  const text = Buffer.concat([Buffer.from(`${timestamp}.`), body])
  const signatures = keys.map(
    (key) => `v1:${key.id.slice(0, 8)}:${sign("sha256", text, key.privateKey).toString("base64")}`
  )
  return [`t:${timestamp}`, ...signatures].join(",")
}
