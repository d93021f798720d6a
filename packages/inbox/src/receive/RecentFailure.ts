/**
 * Remembers why callbacks could not be accepted recently, for readiness checks.
 */

/** How long a failure counts as recent, in milliseconds. */
const recentMillis = 10_000

export interface RecentFailure {
  readonly begin: (cause: unknown) => void
  readonly end: () => void
  /** The tag of the failure; undefined when a callback was accepted since, or it is no longer recent. */
  readonly reason: () => string | undefined
}

/** `now` is in milliseconds and goes on when the wall clock is set. */
export const makeRecentFailure = (now: () => number): RecentFailure => {
  let last: { readonly reason: string; readonly at: number } | undefined
  return {
    begin: (cause) => {
      const { _tag, reason } = cause as { readonly _tag?: string; readonly reason?: { readonly _tag: string } }
      last = { reason: reason?._tag ?? _tag ?? "unknown", at: now() }
    },
    end: () => {
      last = undefined
    },
    reason: () => (last !== undefined && now() - last.at < recentMillis ? last.reason : undefined)
  }
}
