/**
 * A request to the read API, independent of the server.
 */
export interface Incoming {
  readonly method: string
  /** The path and the query as the client sent them. */
  readonly url: string
  readonly authorization: string | undefined
  readonly accept: string | undefined
  readonly lastEventId: string | undefined
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}
