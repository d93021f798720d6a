/**
 * Where a replay guard remembers callbacks: in memory, or wherever several processes can see it.
 */

/** `new`: nobody has it, and it is yours now. `pending`: somebody is accepting it. `done`: it has been accepted. */
export type Claim = "new" | "pending" | "done"

/** Each method may be called for the same digest by several processes at once. */
export interface ReplayStore {
  /** Claims a digest, in one atomic step. A claim that is neither confirmed nor released lapses after `ttlMillis`. */
  claim(digest: string, ttlMillis: number): Claim | Promise<Claim>
  /** Remembers for `ttlMillis` that the callback has been accepted. */
  confirm(digest: string, ttlMillis: number): void | Promise<void>
  /** Gives a claim back: the callback could not be accepted and may come again. */
  release(digest: string): void | Promise<void>
}

export interface MemoryReplayStoreOptions {
  /** How many digests are kept; the ones used longest ago are dropped first. Default 10,000, about 2 MB. */
  readonly maxEntries?: number | undefined
  /** Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

interface Entry {
  readonly claim: "pending" | "done"
  readonly expires: number
}

/**
 * For one process: the least recently used digests are dropped when it is full.
 *
 * @example
 * ```ts
 * import { createMemoryReplayStore } from "@fieldwork/webhooks"
 * typeof createMemoryReplayStore({ maxEntries: 100 }) // => "object"
 * ```
 */
export const createMemoryReplayStore = (options: MemoryReplayStoreOptions = {}): ReplayStore => {
  const { maxEntries = 10_000, now = Date.now } = options
  /** In the order of their last use. */
  const entries = new Map<string, Entry>()

  const put = (digest: string, entry: Entry): void => {
    entries.delete(digest)
    entries.set(digest, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break
      entries.delete(oldest)
    }
  }

  return {
    claim: (digest, ttlMillis) => {
      const known = entries.get(digest)
      if (known !== undefined && known.expires > now()) {
        put(digest, known)
        return known.claim
      }
      put(digest, { claim: "pending", expires: now() + ttlMillis })
      return "new"
    },
    confirm: (digest, ttlMillis) => put(digest, { claim: "done", expires: now() + ttlMillis }),
    release: (digest) => void entries.delete(digest)
  }
}
