/**
 * The Node implementation of signatures and hashes.
 */
import { createECDH, createHash, createHmac, createPrivateKey, createPublicKey, sign, verify } from "node:crypto"
import type { Hashes, KeyPair } from "./Platform.ts"

export const nodeKeyPair = (secret: Uint8Array): KeyPair => {
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const privateKey = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: Buffer.from(secret).toString("base64url"),
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url")
    }
  })
  const publicKey = createPublicKey(privateKey)
  return {
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    sign: (bytes) => sign("sha256", bytes, privateKey).toString("base64"),
    verify: (bytes, signature) => verify("sha256", bytes, publicKey, signature)
  }
}

export const nodeHashes: Hashes = {
  hmac: (hash, key, text) => createHmac(hash, key).update(text).digest(),
  sha256: (text) => createHash("sha256").update(text).digest()
}
