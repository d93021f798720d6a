/**
 * Defines the store for a replay guard. The store is either in memory or shared by several processes.
 */

/**
 * The result of claiming a message. `new`: the message was claimed. `pending`: another process is accepting the message. `done`: the message has
 * already been accepted.
 */
export type Claim = "new" | "pending" | "done"

/** Stores the digests of messages. Several processes may call its methods for the same digest at the same time. */
export interface ReplayStore {
  /**
   * Claims a digest atomically. A claim that is neither confirmed nor released expires after `ttlMillis`. A receiver's other callbacks wait until the
   * returned promise settles, so limit the time that a store accessed over a network may take.
   */
  claim(digest: string, ttlMillis: number): Claim | Promise<Claim>
  /** Records for `ttlMillis` that the message has been accepted. */
  confirm(digest: string, ttlMillis: number): void | Promise<void>
  /** Releases a claim because the message could not be accepted. The message may be redelivered and claimed again. */
  release(digest: string): void | Promise<void>
}

/** The options for an in-memory replay store. */
export interface MemoryReplayStoreOptions {
  /**
   * The maximum number of digests to store. If the store is full, the least recently used digests are removed. Default: 10,000, which takes about 2
   * MB.
   */
  readonly maxEntries?: number | undefined
  /** Returns the current time in Unix milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

interface Entry {
  readonly claim: "pending" | "done"
  readonly expires: number
}

/**
 * Creates a replay store for a single process. If the store is full, the least recently used digests are removed.
 *
 * @example
 * ```ts
 * import { createMemoryReplayStore } from "@fieldwork/webhooks"
 * const store = createMemoryReplayStore({ maxEntries: 100 })
 * await store.claim("1767225600.9f3c", 60_000) // => "new"
 * await store.confirm("1767225600.9f3c", 600_000)
 * await store.claim("1767225600.9f3c", 60_000) // => "done"
 * ```
 */
export const createMemoryReplayStore = (options: MemoryReplayStoreOptions = {}): ReplayStore => {
  const { maxEntries = 10_000, now = Date.now } = options
  /** The entries, keyed by digest and ordered by their last use. */
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
