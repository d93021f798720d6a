/**
 * Decides whether a call is retried after a 401: at most once per call, and only with a different `Authorization` header.
 *
 * A write can be retried too, because a service does not execute a request that it refuses with a 401.
 */
import type { Credential } from "./Credential.ts"

export const mayRetryUnauthorized = (
  credential: Credential | undefined,
  /** The `Authorization` header that was refused. */
  authorization: string | undefined,
  nowMillis: number,
  call: {
    readonly hasRetriedUnauthorized: boolean
    /** Whether a redirect led to another origin, which did not receive the credentials. */
    readonly hasLeftOrigin: boolean
  }
): boolean => {
  if (call.hasLeftOrigin || credential === undefined || authorization === undefined) return false
  // `refused` is called even after a retry, because the credential pauses token requests if the new token was refused too.
  const hasOther = credential.refused(authorization, nowMillis)
  return hasOther && !call.hasRetriedUnauthorized
}
