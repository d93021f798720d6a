/** Parses and verifies the signature of a callback, independently of the packages. */
import { createPublicKey, verify } from "node:crypto"
import type { Callback } from "./startExchange.ts"

/** Parses the signature header. */
export const signatureOf = ({ headers }: Callback) => {
  const [stamp = "", ...signatures] = (headers.get("X-Platform-Signature") ?? "").split(",")
  return {
    timestamp: Number(stamp.slice("t:".length)),
    signatures: signatures.map((element) => {
      const [version = "", keyId = "", ...rest] = element.split(":")
      return { version, keyId, signature: Buffer.from(rest.join(":"), "base64") }
    })
  }
}

/** Whether the key signed the callback, according to node's ECDSA over the raw text. */
export const isSignedBy = (publicKey: string, { body }: Callback, timestamp: number, signature: Uint8Array) =>
  verify(
    "sha256",
    Buffer.from(`${timestamp}.${body}`),
    createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" }),
    signature
  )
