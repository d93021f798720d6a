/**
 * What core needs of a transport, and what a user may provide as `fetch`.
 */
import type { AttemptState } from "../call/AttemptState.ts"

export interface ResponseHeaders {
  get(name: string): string | null
}

/** Headers that can be listed, as `Object.fromEntries(headers)` does. */
export interface ListedHeaders extends ResponseHeaders, Iterable<readonly [name: string, value: string]> {}

/** The part of a body's stream that is used. */
export interface ResponseBody {
  cancel(): Promise<void>
  getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> }
}

/** The part of `Response` that is used: a custom transport need not return a whole one. */
export interface FetchResponse {
  readonly status: number
  readonly headers: ResponseHeaders
  readonly type?: string
  readonly body?: ResponseBody | null
  text(): Promise<string>
}

export interface FetchInit {
  readonly method: string
  readonly headers: Headers
  readonly body?: string | FormData
  readonly signal: AbortSignal
  readonly redirect: "manual"
}

/** The global `fetch`, or anything that behaves like it for these arguments. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

/** One request as it is sent. */
export interface TransportRequest {
  readonly url: string
  readonly method: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  readonly state: AttemptState
}

/** Sends one request. It follows no redirect, and tells the state how the request is torn down. */
export type Transport = (request: TransportRequest) => Promise<FetchResponse>
