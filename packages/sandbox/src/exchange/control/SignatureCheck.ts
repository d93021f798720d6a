/** Verifies the signatures of a callback with the supplier's keys. The control API returns the results. */
import { fromBase64 } from "../../bytes.ts"
import type { Delivery } from "../../control/schema.gen.ts"
import { type Key, signedBytes } from "../Signer.ts"

export interface CheckedSignature {
  readonly key_id: string
  readonly is_valid: boolean
}

/** Verifies each signature in the callback's signature header. `keys` contains all keys that the supplier has had. */
export const check = ({ body, signature }: Delivery, keys: ReadonlyArray<Key>): Promise<Array<CheckedSignature>> => {
  const [stamp = "", ...elements] = signature.split(",")
  const bytes = signedBytes(stamp.slice("t:".length), body)
  return Promise.all(
    elements.map(async (element) => {
      const [, key_id = "", value = ""] = element.split(":")
      const given = fromBase64(value)
      const named = keys.filter(({ id }) => id.startsWith(key_id))
      const found = await Promise.all(named.map(async (key) => key.verify(bytes, given)))
      return { key_id, is_valid: found.includes(true) }
    })
  )
}
