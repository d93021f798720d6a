/**
 * What a method returns as `withResponse`.
 */
import type { Attempt } from "../errors/ApiError.ts"
import type { ResponseHeaders } from "../transport/Transport.ts"

/** A success with what came beside its data. */
export interface ApiResponse<A> {
  readonly data: A
  readonly status: number
  readonly headers: ResponseHeaders
  /** The attempts before this one, all of them failures. */
  readonly attempts: ReadonlyArray<Attempt>
}
