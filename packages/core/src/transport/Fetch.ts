/**
 * The part of `fetch` that a client uses. A custom `fetch` must provide it.
 */

/** The part of a response's headers that is used. */
export interface ResponseHeaders {
  get(name: string): string | null
}

/** Headers that can be listed, for example with `Object.fromEntries(headers)`. */
export interface ListedHeaders extends ResponseHeaders, Iterable<readonly [name: string, value: string]> {}

/** The part of a body stream that is used. */
export interface ResponseBody {
  cancel(): Promise<void>
  getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> }
}

/** The part of `Response` that is used. A custom transport need not return a complete one. */
export interface FetchResponse {
  readonly status: number
  readonly headers: ResponseHeaders
  readonly type?: string
  readonly body?: ResponseBody | null
  text(): Promise<string>
}

/** The arguments with which a client calls `fetch`. */
export interface FetchInit {
  readonly method: string
  readonly headers: Headers
  readonly body?: string | FormData
  readonly signal: AbortSignal
  readonly redirect: "manual"
}

/** The global `fetch`, or a function that behaves like it for these arguments. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>
