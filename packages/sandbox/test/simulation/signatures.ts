/** Verifies callbacks as a receiver does, with the keys from responses to subscriptions and key rotations. */
import { createPublicKey, type KeyObject, verify } from "node:crypto"

export interface Key {
  readonly key_id: string
  readonly public_key: string
}

export const verifier = () => {
  const keys = new Map<string, KeyObject>()
  return {
    trust: ({ key_id, public_key }: Key) => {
      const key = { key: Buffer.from(public_key, "base64"), format: "der", type: "spki" } as const
      keys.set(key_id.slice(0, 8), createPublicKey(key))
    },
    /** Returns the time of the signature in seconds, or undefined if no known key verifies the signature. */
    timeOf: (body: string, header: string): number | undefined => {
      const [stamp = "", ...signatures] = header.split(",")
      const time = Number(stamp.slice("t:".length))
      const isVerified = signatures.some((element) => {
        const [, id = "", value = ""] = element.split(":")
        const key = keys.get(id)
        return key !== undefined && verify("sha256", Buffer.from(`${time}.${body}`), key, Buffer.from(value, "base64"))
      })
      return isVerified ? time : undefined
    }
  }
}
