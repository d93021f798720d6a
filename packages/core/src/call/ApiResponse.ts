/**
 * The result of a method called through `withResponse`.
 */
import type { Attempt } from "../errors/ApiError.ts"
import type { ListedHeaders } from "../transport/Fetch.ts"

/** The data of a successful response, with its status, headers and request id. */
export interface ApiResponse<A> {
  readonly data: A
  readonly status: number
  /** The response headers. Read one header with `get`, or list all headers with `Object.fromEntries(headers)`. */
  readonly headers: ListedHeaders
  /** The id of the request. Absent if the response contains no request id. */
  readonly requestId?: string
  /** The failed attempts before the successful one. */
  readonly attempts: ReadonlyArray<Attempt>
}
