/**
 * What both faces are given for the read API, and what they get. No type here mentions Effect.
 */
import type { IncomingMessage, ServerResponse } from "node:http"

/** How the read API is served. */
export interface ReadApiOptions {
  /** Clients send it as `Authorization: Bearer …`. At least 16 characters. */
  readonly token: string
  /** Where the API is mounted. Default `/api`. */
  readonly path?: string | undefined
  /** Default true. False leaves all operations on outcomes out, whose documents identify respondents. */
  readonly outcomes?: boolean | undefined
  /** How many clients may wait for changes at a time; one more is refused with 503. Default 64. */
  readonly maxFollowers?: number | undefined
  /** How often changes are looked for, in milliseconds. Default 250. */
  readonly pollMillis?: number | undefined
  /** The longest silence of a stream of events, in milliseconds. Default 15 s. */
  readonly heartbeatMillis?: number | undefined
}

/** The read API, to be mounted on a server. */
export interface ReadApi {
  /** Whether a path is one of this API's. */
  readonly owns: (path: string) => boolean
  /** Responds to a request. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>
  /** The same for `node:http`. */
  readonly listen: (request: IncomingMessage, response: ServerResponse) => void
  /** Ends the requests that wait for changes. */
  readonly close: () => void
}
