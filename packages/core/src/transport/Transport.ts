/**
 * Defines the interface of a transport.
 */
import type { FetchResponse } from "./Fetch.ts"
import type { AttemptState } from "../call/AttemptState.ts"

/** A request in the form in which it is sent. */
export interface TransportRequest {
  readonly url: string
  readonly method: string
  /** The headers, keyed by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  readonly state: AttemptState
}

/** A function that sends one request without following redirects. Aborting `state` aborts the request. */
export type Transport = (request: TransportRequest) => Promise<FetchResponse>
