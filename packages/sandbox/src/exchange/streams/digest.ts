/**
 * Creates the digest of a callback whose body is no longer stored. The digest is sufficient to determine whether a receiver has received the
 * callback.
 */
import { byteLength, toHex } from "../../bytes.ts"
import type { Delivery, DeliveryDigest } from "../../control/schema.gen.ts"
import type { Hashes } from "../../platform/Platform.ts"

export const digest = ({ body, signature: _signature, ...rest }: Delivery, { sha256 }: Hashes): DeliveryDigest => ({
  ...rest,
  bytes: byteLength(body),
  sha256: toHex(sha256(body))
})
