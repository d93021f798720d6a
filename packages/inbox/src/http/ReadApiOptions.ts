/** The read API and its options, for both the Effect and the Promise entry point of the package. These types do not depend on Effect. */
import type { IncomingMessage, ServerResponse } from "node:http"

/** The options for the read API. */
export interface ReadApiOptions {
  /** The token that clients send as `Authorization: Bearer …`. It must have at least 16 characters. */
  readonly token: string
  /** The path under which the API is mounted. Default `/api`. */
  readonly path?: string | undefined
  /** Whether to serve the operations on outcomes. Outcome documents identify respondents. Default `true`. */
  readonly outcomes?: boolean | undefined
  /** The maximum number of clients that can wait for changes at the same time. Further clients receive a 503 response. Default 64. */
  readonly maxFollowers?: number | undefined
  /** The interval between two checks for changes, in milliseconds. Default 250. */
  readonly pollMillis?: number | undefined
  /**
   * The interval in milliseconds at which a comment is sent on an event stream while there are no events, to keep the connection open. Default
   * 15,000.
   */
  readonly heartbeatMillis?: number | undefined
}

/** The read API, which can be mounted on a server. */
export interface ReadApi {
  /** Checks whether this API serves a path. */
  readonly owns: (path: string) => boolean
  /** Responds to a request. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Responds to a `node:http` request. */
  readonly listen: (request: IncomingMessage, response: ServerResponse) => void
  /** Ends all requests that are waiting for changes, including event streams. */
  readonly close: () => void
}
