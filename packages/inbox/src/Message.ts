/**
 * The terms of the inbox: the two callback streams, log entries and positions, and the order of messages.
 *
 * Sequences are assigned in commit order, so a reader that has seen sequence n never sees a smaller one appear later.
 */

/** The two callback streams, as described in section Events of the exchange document. */
export const streamNames = ["opportunities", "outcomes"] as const
/** The name of a callback stream. */
export type StreamName = (typeof streamNames)[number]

/**
 * The key that orders messages about the same survey or session. The message with the greatest order key determines the state.
 *
 * The exchange document states that the last received message is final. For redelivered and reordered callbacks, the inbox interprets this as the
 * message signed last, then the one stored last, then the last one within a callback.
 */
export interface OrderKey {
  /**
   * The signature time in Unix seconds, limited if it is ahead of the local clock. The limit is five minutes after the receipt or the greatest order
   * time accepted so far, whichever is later. So neither a wrong year in one signature nor a slow local clock determines which message is the newest.
   */
  readonly orderedAt: number
  /** The unlimited signature time in Unix seconds. It orders messages that have the same `orderedAt`. */
  readonly signedAt: number
  /** The sequence of the callback in the log. */
  readonly sequence: number
  /** The index of the message within the callback. */
  readonly item: number
}

/**
 * Compares two messages about the same key, for use with `sort`. Returns a negative number, zero or a positive number. The greatest message
 * determines the state.
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

/** A position in the log. The first `item` items of the entry `sequence` and all earlier entries have been processed. */
export interface LogPosition {
  readonly sequence: number
  readonly item: number
}

export const comparePosition = (a: LogPosition, b: LogPosition): number => a.sequence - b.sequence || a.item - b.item

/**
 * How the signature time compared with the local clock. `late` and `ahead` mean that it was outside the tolerance and the callback was accepted
 * nevertheless.
 */
export type Timing = "fresh" | "late" | "ahead"

/**
 * The kind of a log entry. The log contains signed callbacks and also operators' actions, because a rebuild must repeat them. `retry` interprets
 * quarantined items again, `move` applies items that were sent to the URL of the other stream, and `erasure` is the tombstone of an erased person.
 */
export type EntryKind = "callback" | "retry" | "move" | "erasure"

/** How much of an entry's body is still stored: all of it, all except the identifiers of erased persons, or nothing (only its digest). */
export type EvidenceState = "kept" | "erased" | "pruned"

/** An entry to which no sequence has been assigned yet. */
export interface NewEntry {
  readonly stream: StreamName
  readonly kind: EntryKind
  /** The SHA-256 of the stream, the signature time and the body, in Base64url. It identifies a signed message. */
  readonly digest: string
  /** The signature time in Unix seconds. */
  readonly signedAt: number
  /** The id of the key that the signature matched; empty for an operator's action. */
  readonly keyId: string
  /** The signature header as it was received, so that `verify` can check it again. */
  readonly signature: string
  /** Which form of the body was signed: `stored` for the form in the store, `encoded` for the compressed form in which it was sent. */
  readonly signedForm: "stored" | "encoded"
  readonly timing: Timing
  /** The time of receipt in Unix milliseconds. */
  readonly receivedAt: number
  /** The length of the body before compression, in bytes. */
  readonly bytes: number
  /** The body as one zstd frame. */
  readonly body: Uint8Array
}

/** An entry of the log without its body. */
export interface Entry extends Omit<NewEntry, "body"> {
  readonly sequence: number
  readonly evidence: EvidenceState
  /** The order time in Unix seconds: see {@link OrderKey}. */
  readonly orderedAt: number
  /** The CRC-32 of everything that was appended except the body. */
  readonly checksum: number
}
