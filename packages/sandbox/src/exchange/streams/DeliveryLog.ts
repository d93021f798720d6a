/**
 * What was sent, bounded by number and by bytes: the latest callbacks whole, those before by size and hash.
 */
import type { Delivery, DeliveryDigest } from "../../control/schema.gen.ts"
import { byteLength } from "../../bytes.ts"
import type { Hashes } from "../../platform/Platform.ts"
import { digest } from "./Digest.ts"

export interface Bounds {
  /** Callbacks that are kept whole. */
  readonly whole: number
  /** Bytes of their bodies. The latest callback is kept, however large. */
  readonly bytes: number
  readonly digests: number
}

export const usualBounds: Bounds = { whole: 1_000, bytes: 64 * 1024 * 1024, digests: 50_000 }

export interface DeliveryLog {
  readonly add: (delivery: Delivery) => void
  /** Oldest first. */
  readonly list: () => ReadonlyArray<Delivery>
  readonly digests: () => ReadonlyArray<DeliveryDigest>
  readonly find: (id: number) => Delivery | undefined
}

export const make = (hashes: Hashes, { bytes, digests: mostDigests, whole }: Bounds = usualBounds): DeliveryLog => {
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
    // Cut off many at once, as cutting copies what is left.
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
