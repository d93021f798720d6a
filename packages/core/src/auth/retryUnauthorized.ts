/**
 * Whether a call that met a 401 is worth a second attempt: once per call, and only with other credentials.
 *
 * A 401 says that nothing was done, so a write may be sent again too.
 */
import type { Credential } from "./Credential.ts"

export const mayRetryUnauthorized = (
  credential: Credential | undefined,
  /** The header that was refused. */
  authorization: string | undefined,
  nowMillis: number,
  call: {
    readonly hasRetriedUnauthorized: boolean
    /** A redirect led to another origin, which has not seen the credentials. */
    readonly hasLeftOrigin: boolean
  }
): boolean => {
  if (call.hasLeftOrigin || credential === undefined || authorization === undefined) return false
  // Told of a second refusal too: it then stops asking for new tokens.
  const hasOther = credential.refused(authorization, nowMillis)
  return hasOther && !call.hasRetriedUnauthorized
}
