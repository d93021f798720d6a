/**
 * A request to the read API, whichever server it came to.
 */
export interface Incoming {
  readonly method: string
  /** Path and query, as they were sent. */
  readonly url: string
  readonly authorization: string | undefined
  readonly accept: string | undefined
  readonly lastEventId: string | undefined
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal
}
