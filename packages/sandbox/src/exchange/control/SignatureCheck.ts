/**
 * Checks the signatures of a delivery against the supplier's keys, for the control API: whether what was sent would verify.
 */
import { createPublicKey, verify } from "node:crypto"
import type { Delivery } from "../../control/schema.gen.ts"
import type { Key } from "../Signer.ts"

export interface Checked {
  readonly key_id: string
  readonly is_valid: boolean
}

/** `keys` are all that the supplier has ever had. */
export const check = ({ body, signature }: Delivery, keys: ReadonlyArray<Key>): Array<Checked> => {
  const [stamp = "", ...elements] = signature.split(",")
  const text = Buffer.from(`${stamp.slice("t:".length)}.${body}`)
  return elements.map((element) => {
    const [, key_id = "", value = ""] = element.split(":")
    const bytes = Buffer.from(value, "base64")
    const is_valid = keys.some(
      ({ id, privateKey }) => id.startsWith(key_id) && verify("sha256", text, createPublicKey(privateKey), bytes)
    )
    return { key_id, is_valid }
  })
}
