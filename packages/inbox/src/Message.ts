/**
 * The terms of the inbox: the two callback streams, log entries and positions, and the order of messages.
 *
 * Sequences are given in the order of commits, so a reader that has seen sequence n will never see a smaller one appear.
 */

/** The two callback streams (the exchange document, Events). */
export const streamNames = ["opportunities", "outcomes"] as const
/** The name of a callback stream. */
export type StreamName = (typeof streamNames)[number]

/**
 * Decides between two messages about the same key: the greatest wins.
 *
 * The document states that the last received message is final. For redelivered and reordered callbacks this is our reading:
 * the last signed one, then the last one made durable, then the last one within a callback.
 */
export interface OrderKey {
  /**
   * Unix seconds: the signature time, bounded where it is ahead of this clock. The bound is five minutes after the receipt or the greatest
   * order time accepted so far, whichever is later, so that neither a wrong year in one signature nor a clock that is behind
   * decides which message is the newest.
   */
  readonly orderedAt: number
  /** Unix seconds: the signature time itself. It decides between messages with the same bound. */
  readonly signedAt: number
  /** Of the callback in the log. */
  readonly sequence: number
  /** Index within the callback. */
  readonly item: number
}

/** Negative, zero or positive, as a sort takes it. */
export const compareOrder = (a: OrderKey, b: OrderKey): number =>
  a.orderedAt - b.orderedAt || a.signedAt - b.signedAt || a.sequence - b.sequence || a.item - b.item

/** A position in the log: `item` items of `sequence` and everything before it are done. */
export interface LogPosition {
  readonly sequence: number
  readonly item: number
}

export const comparePosition = (a: LogPosition, b: LogPosition): number => a.sequence - b.sequence || a.item - b.item

/** How the signature time compared with this clock: `late` and `ahead` were outside the tolerance and were accepted nevertheless. */
export type Timing = "fresh" | "late" | "ahead"

/**
 * The log holds signed callbacks and the operator's own acts, because a rebuild must repeat them.
 * `retry` judges quarantined items once more, `move` applies items that were sent to the URL of the other stream, and `erasure` is the tombstone that an
 * erased person leaves.
 */
export type EntryKind = "callback" | "retry" | "move" | "erasure"

/** What remains of an entry's body: all of it, all but one person's identifiers, or only its digest. */
export type EvidenceState = "kept" | "erased" | "pruned"

/** An entry before it has a sequence. */
export interface NewEntry {
  readonly stream: StreamName
  readonly kind: EntryKind
  /** Base64url SHA-256 of stream, signature time and body: the identity of a signed message. */
  readonly digest: string
  /** Unix seconds. */
  readonly signedAt: number
  /** The key whose signature matched; empty for an operator's act. */
  readonly keyId: string
  /** The signature header as received, so that `verify` can check it again. */
  readonly signature: string
  /** Whether the stored body is what was signed; `encoded` when it was signed in its compressed form. */
  readonly signedForm: "stored" | "encoded"
  readonly timing: Timing
  /** Unix milliseconds. */
  readonly receivedAt: number
  /** Length of the body before compression. */
  readonly bytes: number
  /** One zstd frame. */
  readonly body: Uint8Array
}

/** An entry of the log without its body. */
export interface Entry extends Omit<NewEntry, "body"> {
  readonly sequence: number
  readonly evidence: EvidenceState
  /** Unix seconds: see {@link OrderKey}. */
  readonly orderedAt: number
  /** CRC-32 of what was appended, but for the body. */
  readonly checksum: number
}
