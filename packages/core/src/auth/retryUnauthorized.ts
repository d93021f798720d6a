/**
 * Whether a call is retried after a 401: once per call, and only with other credentials.
 *
 * A request refused with 401 was not carried out, so a write can be retried too.
 */
import type { Credential } from "./Credential.ts"

export const mayRetryUnauthorized = (
  credential: Credential | undefined,
  /** The refused header. */
  authorization: string | undefined,
  nowMillis: number,
  call: {
    readonly hasRetriedUnauthorized: boolean
    /** Whether a redirect led to another origin, which did not receive the credentials. */
    readonly hasLeftOrigin: boolean
  }
): boolean => {
  if (call.hasLeftOrigin || credential === undefined || authorization === undefined) return false
  // Also called after a second refusal, so that no further tokens are requested.
  const hasOther = credential.refused(authorization, nowMillis)
  return hasOther && !call.hasRetriedUnauthorized
}
