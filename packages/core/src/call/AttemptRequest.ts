/**
 * The request that one attempt sends.
 */
import type { BuiltRequest } from "../request/buildRequest.ts"
import type { AttemptState } from "./AttemptState.ts"

export interface AttemptRequest {
  readonly built: BuiltRequest
  readonly authorization: string | undefined
  readonly timeoutMillis: number
  readonly state: AttemptState
}
