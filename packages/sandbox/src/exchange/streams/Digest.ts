/**
 * What is kept of a callback when its body is too old to be kept: enough to tell whether a receiver has it.
 */
import { createHash } from "node:crypto"
import type { Delivery, DeliveryDigest } from "../../control/schema.gen.ts"

export const digest = ({ body, signature: _signature, ...rest }: Delivery): DeliveryDigest => ({
  ...rest,
  bytes: Buffer.byteLength(body),
  sha256: createHash("sha256").update(body).digest("hex")
})
