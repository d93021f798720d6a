/** Counts events in each of the most recent periods of virtual time. */

export interface RecentCounts {
  readonly add: (time: number) => void
  /** Returns the counts of the last `length` periods up to `now`, most recent last. */
  readonly upTo: (now: number, length: number) => Array<number>
}

/** Creates empty counts. `span` is the length of a period in milliseconds, and at most `maxPeriods` periods are stored. */
export const make = (span: number, maxPeriods: number): RecentCounts => {
  const counts = new Map<number, number>()
  return {
    add: (time) => {
      const at = Math.floor(time / span)
      counts.set(at, (counts.get(at) ?? 0) + 1)
      const [oldest] = counts.keys()
      if (counts.size > maxPeriods && oldest !== undefined) counts.delete(oldest)
    },
    upTo: (now, length) => {
      const last = Math.floor(now / span)
      return Array.from({ length }, (_, index) => counts.get(last - length + 1 + index) ?? 0)
    }
  }
}
