/**
 * How often something happened in each of the latest spans of virtual time.
 */

export interface RecentCounts {
  readonly add: (time: number) => void
  /** The counts of `length` spans up to `now`, the latest last. */
  readonly upTo: (now: number, length: number) => Array<number>
}

/** `span` in milliseconds; at most `kept` spans are remembered. */
export const make = (span: number, kept: number): RecentCounts => {
  const counts = new Map<number, number>()
  return {
    add: (time) => {
      const at = Math.floor(time / span)
      counts.set(at, (counts.get(at) ?? 0) + 1)
      const [oldest] = counts.keys()
      if (counts.size > kept && oldest !== undefined) counts.delete(oldest)
    },
    upTo: (now, length) => {
      const last = Math.floor(now / span)
      return Array.from({ length }, (_, index) => counts.get(last - length + 1 + index) ?? 0)
    }
  }
}
