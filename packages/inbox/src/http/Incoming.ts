/**
 * A request to the read API, independent of the server that received it.
 */
export interface Incoming {
  readonly method: string
  /** The path and the query string as sent by the client. */
  readonly url: string
  readonly authorization: string | undefined
  readonly accept: string | undefined
  readonly lastEventId: string | undefined
  /** The signal that is aborted when the client disconnects. */
  readonly signal: AbortSignal
}
