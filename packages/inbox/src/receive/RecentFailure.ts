/**
 * Remembers why callbacks could not be accepted recently, for readiness checks.
 */

/** How long a failure counts as recent, in milliseconds. */
const recentMillis = 10_000

export interface RecentFailure {
  readonly begin: (cause: unknown) => void
  /** The tag of the failure; undefined when a callback was accepted since, or it is no longer recent. */
  readonly reason: () => string | undefined
}

/** `now` is in milliseconds and goes on when the wall clock is set; `accepted` counts the accepted callbacks. */
export const makeRecentFailure = (now: () => number, accepted: () => number): RecentFailure => {
  let last: { readonly reason: string; readonly at: number; readonly accepted: number } | undefined
  return {
    begin: (cause) => {
      const { _tag, reason } = cause as { readonly _tag?: string; readonly reason?: { readonly _tag: string } }
      last = { reason: reason?._tag ?? _tag ?? "unknown", at: now(), accepted: accepted() }
    },
    reason: () =>
      last !== undefined && last.accepted === accepted() && now() - last.at < recentMillis ? last.reason : undefined
  }
}
