/**
 * What is kept of a callback when its body is too old to be kept: enough to tell whether a receiver has it.
 */
import { byteLength, toHex } from "../../bytes.ts"
import type { Delivery, DeliveryDigest } from "../../control/schema.gen.ts"
import type { Hashes } from "../../platform/Platform.ts"

export const digest = ({ body, signature: _signature, ...rest }: Delivery, { sha256 }: Hashes): DeliveryDigest => ({
  ...rest,
  bytes: byteLength(body),
  sha256: toHex(sha256(body))
})
