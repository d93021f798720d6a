/**
 * Basic types of the inbox: the two callback streams, log entries, positions in the log, and the order of messages.
 *
 * Sequence numbers are assigned in commit order. After a reader has seen sequence number n, no entry with a smaller number appears.
 */

/** The two callback streams, as described in the "Events" section of the exchange's API document. */
export const streamNames = ["opportunities", "outcomes"] as const
/** The name of a callback stream. */
export type StreamName = (typeof streamNames)[number]

/**
 * The key that orders messages about the same survey or session. The message with the greatest order key determines the state.
 *
 * The exchange's API document states that the last received message is final. Because callbacks can be redelivered and reordered, the inbox takes the
 * message with the latest signature time as the last one. If the times are equal, the greater sequence number in the log decides, and within a
 * callback the greater index.
 */
export interface OrderKey {
  /**
   * The signature time in Unix seconds, capped if it is ahead of the local clock. The cap is either five minutes after receipt or the greatest
   * `orderedAt` accepted so far, whichever is later. Therefore, neither a signature with a wrong year nor a slow local clock can make the wrong
   * message the newest.
   */
  readonly orderedAt: number
  /** The signature time in Unix seconds, without the cap. It orders messages that have the same `orderedAt`. */
  readonly signedAt: number
  /** The sequence number of the callback's entry in the log. */
  readonly sequence: number
  /** The index of the message within the callback. */
  readonly item: number
}

/**
 * Compares the order keys of two messages about the same survey or session, for use with `sort`. Returns a negative number if `b` is newer, a
 * positive number if `a` is newer, and zero if the keys are equal. The newest message determines the state.
 *
 * @example
 * ```ts
 * import { compareOrder } from "@fieldwork/inbox/projection"
 * const earlier = { orderedAt: 1767225600, signedAt: 1767225600, sequence: 4, item: 0 }
 * compareOrder(earlier, { ...earlier, sequence: 5 }) < 0 // => true
 * ```
 */
export const compareOrder = (a: OrderKey, b: OrderKey): number =>
  a.orderedAt - b.orderedAt || a.signedAt - b.signedAt || a.sequence - b.sequence || a.item - b.item

/** Returns the order key of the older of two messages. */
export const least = (a: OrderKey, b: OrderKey): OrderKey => (compareOrder(a, b) <= 0 ? a : b)

/** Returns the order key of the newer of two messages. */
export const greatest = (a: OrderKey, b: OrderKey): OrderKey => (compareOrder(a, b) >= 0 ? a : b)

/**
 * A position in the log. All entries before the sequence number `sequence`, and the first `item` items of the entry with this number, have been
 * processed.
 */
export interface LogPosition {
  readonly sequence: number
  readonly item: number
}

export const comparePosition = (a: LogPosition, b: LogPosition): number => a.sequence - b.sequence || a.item - b.item

/** Returns a log position as `sequence/item`, for use as a key. */
export const positionText = ({ item, sequence }: LogPosition): string => `${sequence}/${item}`

/**
 * The result of comparing the signature time with the local clock. `late` and `ahead` mean that the difference exceeded the configured tolerance, but
 * the callback was accepted.
 */
export type Timing = "fresh" | "late" | "ahead"

/**
 * The kind of a log entry. In addition to signed callbacks, the log contains operators' actions, because a rebuild must repeat them. `retry`
 * interprets quarantined items again, `move` applies items that were sent to the URL of the wrong stream (such as outcomes to the opportunities URL),
 * and `erasure` is the tombstone that remains after a person's data was erased.
 */
export type EntryKind = "callback" | "retry" | "move" | "erasure"

/**
 * The part of an entry's body that is still stored: all of it (`kept`), all except the identifiers of erased persons (`erased`), or only its digest
 * (`pruned`).
 */
export type EvidenceState = "kept" | "erased" | "pruned"

/** A log entry that does not have a sequence number yet. */
export interface NewEntry {
  readonly stream: StreamName
  readonly kind: EntryKind
  /** The SHA-256 hash of the stream name, the signature time and the body, in Base64url. It identifies a signed message. */
  readonly digest: string
  /** The signature time in Unix seconds. */
  readonly signedAt: number
  /** The id of the key that the signature matched. Empty for an operator's action. */
  readonly keyId: string
  /** The signature header as received. It is stored so that `verify` can check the signature again. */
  readonly signature: string
  /**
   * The form of the body that was signed: `stored` is the uncompressed body, and `encoded` is the compressed body as it was sent, which is not
   * stored.
   */
  readonly signedForm: "stored" | "encoded"
  readonly timing: Timing
  /** The time of receipt in Unix milliseconds. */
  readonly receivedAt: number
  /** The length of the body before compression, in bytes. */
  readonly bytes: number
  /** The body as one zstd frame. */
  readonly body: Uint8Array
}

/** A log entry without its body. */
export interface Entry extends Omit<NewEntry, "body"> {
  readonly sequence: number
  readonly evidence: EvidenceState
  /** The signature time in Unix seconds, capped as described in {@link OrderKey}. */
  readonly orderedAt: number
  /** The CRC-32 checksum of all fields of {@link NewEntry} except the body. */
  readonly checksum: number
}
