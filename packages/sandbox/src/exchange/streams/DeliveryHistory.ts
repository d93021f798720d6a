/**
 * The log of sent callbacks, limited by number and by bytes. The latest callbacks are stored in full. Earlier callbacks are reduced to a digest with
 * the size and hash of the body.
 */
import type { Delivery, DeliveryDigest } from "../../control/schema.gen.ts"
import { byteLength } from "../../bytes.ts"
import type { Hashes } from "../../platform/Platform.ts"
import { digest } from "./digest.ts"

export interface Bounds {
  /** The maximum number of callbacks that are stored in full. */
  readonly whole: number
  /** The maximum total size in bytes of the bodies that are stored in full. The latest callback is always stored in full. */
  readonly bytes: number
  readonly digests: number
}

export const usualBounds: Bounds = { whole: 1_000, bytes: 64 * 1024 * 1024, digests: 50_000 }

export interface DeliveryHistory {
  readonly add: (delivery: Delivery) => void
  /** Returns the callbacks that are stored in full, oldest first. */
  readonly list: () => ReadonlyArray<Delivery>
  readonly digests: () => ReadonlyArray<DeliveryDigest>
  readonly find: (id: number) => Delivery | undefined
}

export const make = (hashes: Hashes, { bytes, digests: mostDigests, whole }: Bounds = usualBounds): DeliveryHistory => {
  let log: Array<Delivery> = []
  let digests: Array<DeliveryDigest> = []
  let size = 0

  const shed = () => {
    let gone = 0
    while (log.length - gone > 1 && (log.length - gone > whole || size > bytes)) {
      const oldest = log[gone++]
      if (oldest === undefined) break
      size -= byteLength(oldest.body)
      digests.push(digest(oldest, hashes))
    }
    if (gone > 0) log = log.slice(gone)
    // Digests are removed in bulk, because each removal copies the remaining digests.
    if (digests.length > mostDigests * 1.1) digests = digests.slice(-mostDigests)
  }

  return {
    list: () => log,
    digests: () => digests,
    find: (id) => log.find((delivery) => delivery.id === id),
    add: (delivery) => {
      log.push(delivery)
      size += byteLength(delivery.body)
      shed()
    }
  }
}
