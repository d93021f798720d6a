/** Parses and verifies the signature of a callback, independently of the project's packages. */
import { createPublicKey, verify } from "node:crypto"
import type { Callback } from "./startExchange.ts"

/** Parses the signature header of a callback. */
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

/** Returns whether the key signed the callback. Uses Node's ECDSA implementation on the unparsed body. */
export const isSignedBy = (publicKey: string, { body }: Callback, timestamp: number, signature: Uint8Array) =>
  verify(
    "sha256",
    Buffer.from(`${timestamp}.${body}`),
    createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" }),
    signature
  )
