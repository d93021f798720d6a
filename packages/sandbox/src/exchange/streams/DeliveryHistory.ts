/**
 * The log of sent callbacks, limited by number and by bytes. The latest callbacks are stored in full. Earlier callbacks are reduced to a digest with
 * the size and hash of the body.
 */
import type { Delivery, DeliveryDigest } from "../../control/schema.gen.ts"
import { byteLength } from "../../bytes.ts"
import type { Hashes } from "../../platform/Platform.ts"
import { digest } from "./digest.ts"

export interface HistoryLimits {
  /** The maximum number of callbacks that are stored in full. */
  readonly callbacks: number
  /** The maximum total size in bytes of the bodies that are stored in full. The latest callback is always stored in full. */
  readonly bytes: number
  readonly digests: number
}

export const defaultLimits: HistoryLimits = { callbacks: 1_000, bytes: 64 * 1024 * 1024, digests: 50_000 }

export interface DeliveryHistory {
  readonly add: (delivery: Delivery) => void
  /** Returns the callbacks that are stored in full, oldest first. */
  readonly list: () => ReadonlyArray<Delivery>
  readonly digests: () => ReadonlyArray<DeliveryDigest>
  readonly find: (id: number) => Delivery | undefined
}

export const make = (
  hashes: Hashes,
  { bytes, digests: maxDigests, callbacks }: HistoryLimits = defaultLimits
): DeliveryHistory => {
  let callbackLog: Array<Delivery> = []
  let digests: Array<DeliveryDigest> = []
  let size = 0

  const reduceOldest = () => {
    let reduced = 0
    while (callbackLog.length - reduced > 1 && (callbackLog.length - reduced > callbacks || size > bytes)) {
      const oldest = callbackLog[reduced++]
      if (oldest === undefined) break
      size -= byteLength(oldest.body)
      digests.push(digest(oldest, hashes))
    }
    if (reduced > 0) callbackLog = callbackLog.slice(reduced)
    // Digests are removed in bulk, because each removal copies the remaining digests.
    if (digests.length > maxDigests * 1.1) digests = digests.slice(-maxDigests)
  }

  return {
    list: () => callbackLog,
    digests: () => digests,
    find: (id) => callbackLog.find((delivery) => delivery.id === id),
    add: (delivery) => {
      callbackLog.push(delivery)
      size += byteLength(delivery.body)
      reduceOldest()
    }
  }
}
