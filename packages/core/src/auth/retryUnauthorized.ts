/**
 * Decides whether a call is retried after a 401: only with a different `Authorization` header, and at most twice per call. The first retry may send a
 * token from the token store, which may be outdated, and the second a requested one.
 *
 * A write can be retried too, because a service does not execute a request that it refuses with a 401.
 */
import type { Credential } from "./Credential.ts"

const maxRetries = 2

export const mayRetryUnauthorized = (
  credential: Credential | undefined,
  /** The `Authorization` header that was refused. */
  authorization: string | undefined,
  nowMillis: number,
  call: {
    /** The number of retries after a 401. */
    readonly unauthorizedRetries: number
    /** Whether a redirect led to another origin, which did not receive the credentials. */
    readonly hasLeftOrigin: boolean
  }
): boolean => {
  if (call.hasLeftOrigin || credential === undefined || authorization === undefined) return false
  // `refused` is called even after a retry, because the credential pauses token requests if the new token was refused too.
  const hasOther = credential.refused(authorization, nowMillis, call.unauthorizedRetries > 0)
  return hasOther && call.unauthorizedRetries < maxRetries
}
