/**
 * The interface of a transport.
 */
import type { FetchResponse } from "./Fetch.ts"
import type { AttemptState } from "../call/AttemptState.ts"

/** A request as it is sent. */
export interface TransportRequest {
  readonly url: string
  readonly method: string
  /** The headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  readonly state: AttemptState
}

/** Sends one request without following redirects, and registers in the state how to abort the request. */
export type Transport = (request: TransportRequest) => Promise<FetchResponse>
