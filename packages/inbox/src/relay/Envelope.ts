/**
 * The envelope in which a change or a message is delivered, and the notice that a new epoch has started. In a new epoch, a relay may redeliver
 * earlier items, which replace the items of the previous epoch.
 */
import type { StreamName } from "../Message.ts"
import type { EpochReason, ReaderMode, Resends } from "../store/Readers.ts"
import type { OpportunityStatus } from "../store/Rows.ts"

/**
 * A change or a message, with the metadata that a relay delivers with it.
 */
export interface Envelope {
  readonly stream: StreamName
  /** The `survey_id` or the `respondent_id`, as a string. */
  readonly key: string
  /**
   * The id of the message. Redeliveries have the same id.
   */
  readonly id: string
  /**
   * The version, which can be compared as a string. Of two envelopes with the same key and epoch, the envelope with the greater version is newer.
   * Null if the store no longer contains the survey or session.
   */
  readonly version: string | null
  /**
   * The number of the epoch (a period in which earlier items may be redelivered). It is usually the time at which the epoch started, in Unix
   * milliseconds. Envelopes in a later epoch replace envelopes in an earlier epoch, regardless of their versions.
   */
  readonly epoch: number
  /**
   * The position of the change or message in the log. Within an epoch, the positions for a key only increase, so a sink that stores the last position
   * can refuse envelopes from a relay that has lost its lease.
   */
  readonly position: { readonly sequence: number; readonly item: number }
  /**
   * The status of a survey. Present only in `state` mode, in which a relay delivers the current state of each survey. Send respondents only if the
   * status is `live`.
   */
  readonly status?: OpportunityStatus | undefined
  /** The document as JSON, byte for byte as received. Null if the store no longer contains the survey or session, for example after an erasure. */
  readonly document: string | null
}

/**
 * A notice to consumers that a new epoch of a stream has started. The notice states what is redelivered because of the new epoch, and is repeated
 * whenever a relay starts.
 */
export interface EpochNotice {
  readonly stream: StreamName
  /** The epoch of the envelopes that follow the notice. */
  readonly epoch: number
  readonly mode: ReaderMode
  readonly reason: EpochReason
  /** The scope of the redelivery: `everything`, only the `differences`, or `nothing` if the feed continues from its current position. */
  readonly resends: Resends
}

/**
 * Returns the envelope as JSON, with the document as it was received. If the JSON would be longer than `maxBytes`, the document is omitted and
 * `omitted_bytes` contains its length. The consumer can then read the document from the inbox.
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
  // The byte length is computed only if necessary. A UTF-16 code unit takes at most three bytes in UTF-8.
  if (document === null || whole.length * 3 <= maxBytes || Buffer.byteLength(whole) <= maxBytes) return whole
  return `${head},"omitted_bytes":${Buffer.byteLength(document)}}`
}

/**
 * Returns an epoch notice as JSON.
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

/** Returns the id of a notice. Repeated notices for the same epoch have the same id. */
export const noticeId = ({ epoch, stream }: EpochNotice): string => `epoch/${stream}/${epoch}`
