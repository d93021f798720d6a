/**
 * Records why callbacks could not be accepted recently, for readiness checks.
 */

/** The time for which a failure counts as recent, in milliseconds. */
const recentMillis = 10_000

export interface RecentFailure {
  readonly begin: (cause: unknown) => void
  /** Returns the `_tag` of the last failure. Returns undefined if the failure is no longer recent or if a callback has been accepted since. */
  readonly reason: () => string | undefined
}

/**
 * Creates an empty record. `now` returns the time on a monotonic clock in milliseconds, and `accepted` returns the number of callbacks accepted so
 * far.
 */
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
