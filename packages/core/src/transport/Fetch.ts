/**
 * The subset of `fetch` that a client uses, and that a custom `fetch` must provide.
 */

/** The subset of `Headers` that a client uses. */
export interface ResponseHeaders {
  get(name: string): string | null
}

/** Headers that can be listed, for example with `Object.fromEntries(headers)`. */
export interface ListedHeaders extends ResponseHeaders, Iterable<readonly [name: string, value: string]> {}

/** The subset of `ReadableStream` that a client uses. */
export interface ResponseBody {
  cancel(): Promise<void>
  getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> }
}

/** The subset of `Response` that a client uses. A custom transport does not have to return a complete `Response`. */
export interface FetchResponse {
  readonly status: number
  readonly headers: ResponseHeaders
  readonly type?: string
  readonly body?: ResponseBody | null
  text(): Promise<string>
}

/** The second argument with which a client calls `fetch`. */
export interface FetchInit {
  readonly method: string
  readonly headers: Headers
  readonly body?: string | FormData
  readonly signal: AbortSignal
  readonly redirect: "manual"
}

/** The global `fetch`, or a function that behaves like it for a URL and a {@link FetchInit}. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>
