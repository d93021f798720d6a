/**
 * The browser implementation of signatures and hashes. WebCrypto creates and verifies signatures. Hashes and the public key are computed with
 * libraries: WebCrypto's hash functions are asynchronous, and it cannot derive a public key from a private key.
 */
import { p256 } from "@noble/curves/nist.js"
import { hmac } from "@noble/hashes/hmac.js"
import { sha1 } from "@noble/hashes/legacy.js"
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js"
import { toBase64, toBase64Url, utf8 } from "../bytes.ts"
import { derOf, rawOf } from "./der.ts"
import type { Hashes, KeyPair } from "./Platform.ts"

const curve = { name: "ECDSA", namedCurve: "P-256" }
const algorithm = { name: "ECDSA", hash: "SHA-256" }

/** The DER prefix of a SubjectPublicKeyInfo for a P-256 key. The point of the public key follows it. */
const spkiHead = Uint8Array.from([
  0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
  0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00
])

/** Copies bytes to a plain ArrayBuffer, because WebCrypto does not accept other buffers. */
const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

export const webKeyPair = (secret: Uint8Array): KeyPair => {
  const point = p256.getPublicKey(secret, false)
  const jwk = { kty: "EC", crv: "P-256", x: toBase64Url(point.subarray(1, 33)), y: toBase64Url(point.subarray(33)) }
  let signing: Promise<CryptoKey> | undefined
  let verifying: Promise<CryptoKey> | undefined
  return {
    publicKey: toBase64(Uint8Array.from([...spkiHead, ...point])),
    sign: async (bytes) => {
      signing ??= crypto.subtle.importKey("jwk", { ...jwk, d: toBase64Url(secret) }, curve, false, ["sign"])
      return toBase64(derOf(new Uint8Array(await crypto.subtle.sign(algorithm, await signing, plain(bytes)))))
    },
    verify: async (bytes, signature) => {
      const raw = rawOf(signature)
      if (raw === undefined) return false
      verifying ??= crypto.subtle.importKey("jwk", jwk, curve, false, ["verify"])
      return crypto.subtle.verify(algorithm, await verifying, raw, plain(bytes))
    }
  }
}

const functions = { sha1, sha256, sha384, sha512 }

export const webHashes: Hashes = {
  hmac: (hash, key, text) => hmac(functions[hash], typeof key === "string" ? utf8(key) : key, utf8(text)),
  sha256: (text) => sha256(utf8(text))
}
