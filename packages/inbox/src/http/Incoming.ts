/**
 * A request to the read API, in a form that does not depend on the server that received it.
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
