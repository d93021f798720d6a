/**
 * What a relay delivers: one change or one message in an envelope, and notices of a new epoch.
 */
import type { StreamName } from "../Message.ts"
import type { EpochReason, ReaderMode, Resends } from "../store/Readers.ts"
import type { OpportunityStatus } from "../store/Rows.ts"

/**
 * One change or one message.
 */
export interface Envelope {
  readonly stream: StreamName
  /** The `survey_id` or the `respondent_id`, as text. */
  readonly key: string
  /** Identifies the message: the same when it is delivered again. */
  readonly id: string
  /** Sorts as text: of two with the same key and epoch the greater one is the newer. Null when the key is gone. */
  readonly version: string | null
  /** Unix milliseconds at which the reader's epoch began. What comes in a later epoch replaces what came in an earlier one, whatever the versions. */
  readonly epoch: number
  /** Within an epoch, positions of one key only grow: a sink that keeps the last one can refuse what a relay that was thought dead still sends. */
  readonly position: { readonly sequence: number; readonly item: number }
  /** Of a survey in the mode `state`: send respondents only where it is `live`. */
  readonly status?: OpportunityStatus | undefined
  /** JSON, byte for byte as it was received; null when the store does not have the key any more, after an erasure for example. */
  readonly document: string | null
}

/** Tells consumers that a new epoch of a stream began, and what is delivered because of it. The same notice comes again whenever a relay starts. */
export interface EpochNotice {
  readonly stream: StreamName
  /** As in the envelopes from here on. */
  readonly epoch: number
  readonly mode: ReaderMode
  readonly reason: EpochReason
  /** `everything` is delivered again, or the `differences`, or `nothing`: the feed goes on where it was. */
  readonly resends: Resends
}

/**
 * Returns the envelope as JSON, with the document as it was received. Where the JSON would be longer than `maxBytes`, the document is left out and `omitted_bytes`
 * is its length: the consumer asks the inbox for it.
 *
 * @example
 * ```ts
 * import { encodeEnvelope } from "@fieldwork/inbox/relay"
 *
 * const position = { sequence: 4, item: 2 }
 * const change = { stream: "opportunities", key: "7", id: "9f86d081/2", version: "1", epoch: 1, position, document: '{"survey_id":7}' } as const
 * encodeEnvelope(change) // => "{\"stream\":\"opportunities\",\"key\":\"7\",\"id\":\"9f86d081/2\",\"version\":\"1\",\"epoch\":1,\"document\":{\"survey_id\":7}}"
 * ```
 */
export const encodeEnvelope = (
  { document, epoch, id, key, status, stream, version }: Envelope,
  maxBytes = Infinity
): string => {
  const head = JSON.stringify({ stream, key, id, version, epoch, ...(status !== undefined && { status }) }).slice(0, -1)
  const whole = `${head},"document":${document ?? "null"}}`
  // A character has at most three bytes for each unit.
  if (document === null || whole.length * 3 <= maxBytes || Buffer.byteLength(whole) <= maxBytes) return whole
  return `${head},"omitted_bytes":${Buffer.byteLength(document)}}`
}

/**
 * Returns the notice as JSON.
 *
 * @example
 * ```ts
 * import { encodeNotice } from "@fieldwork/inbox/relay"
 *
 * const notice = { stream: "outcomes", epoch: 2, mode: "state", reason: "rebuilt", resends: "differences" } as const
 * JSON.parse(encodeNotice(notice)).resends // => "differences"
 * ```
 */
export const encodeNotice = ({ epoch, mode, reason, resends, stream }: EpochNotice): string =>
  JSON.stringify({ stream, epoch, mode, reason, resends })

/** Of a notice: the same for the same epoch. */
export const noticeId = ({ epoch, stream }: EpochNotice): string => `epoch/${stream}/${epoch}`
