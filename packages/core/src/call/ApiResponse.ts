/**
 * What a method returns as `withResponse`.
 */
import type { Attempt } from "../errors/ApiError.ts"
import type { ListedHeaders } from "../transport/Transport.ts"

/** A success with what came beside its data. */
export interface ApiResponse<A> {
  readonly data: A
  readonly status: number
  /** Read one with `get`, or list them: `Object.fromEntries(headers)`. */
  readonly headers: ListedHeaders
  /** The id of the request, where the response states one. */
  readonly requestId?: string
  /** The attempts before this one, all of them failures. */
  readonly attempts: ReadonlyArray<Attempt>
}
