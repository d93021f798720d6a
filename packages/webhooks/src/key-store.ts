/**
 * Keys that follow the service's rotation.
 *
 * A callback signed with an unknown key makes the store ask for the current subscription, at most once a minute and never
 * twice at a time, so that neither a forger nor a burst of callbacks can turn it into a flood of requests. Keys that a
 * newer answer no longer carries are kept for a day: during a rotation both sign.
 */
import { createKeyRing, type KeyEntry, type KeySource } from "./key-ring.ts"
import { keysOf, type KeyFields } from "./subscription-keys.ts"

export interface KeyStoreOptions {
  /**
   * GETs the subscription. Resolves with the response body, as text or parsed, with several of them, or with
   * {@link KeyEntry}s.
   */
  readonly fetchKeys: () => Promise<unknown>
  /** Keys held from the start, for instance from your own database. Without any, the first callback fetches them. */
  readonly initialKeys?: Iterable<KeyEntry> | undefined
  /** The shortest time between two fetches. Default 60 s. */
  readonly refreshIntervalMillis?: number | undefined
  /** How long a fetch may take. Default 10 s. */
  readonly fetchTimeoutMillis?: number | undefined
  /** How long a key stays once an answer no longer carries it. Default 24 h. */
  readonly keepOldKeysMillis?: number | undefined
  /** Names of the fields of the response, which the exchange document does not show. */
  readonly fields?: KeyFields | undefined
  /** Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

export interface KeyStore extends Required<KeySource> {
  /**
   * Adds the keys of a subscription's answer, of either stream. When it brings none, as plain `OK` does, they are fetched.
   * Rejects with WebhookConfigurationError when a key in it cannot be used.
   */
  learn(response: unknown): Promise<void>
}

interface HeldKey {
  readonly entry: KeyEntry
  /** When the key goes, unix milliseconds; undefined while the latest answer carries it. */
  readonly expires: number | undefined
}

export const createKeyStore = (options: KeyStoreOptions): KeyStore => {
  const { fetchTimeoutMillis = 10_000, keepOldKeysMillis = 86_400_000, refreshIntervalMillis = 60_000 } = options
  const now = options.now ?? Date.now
  let keys = new Map<string, HeldKey>()
  let ring = createKeyRing([])
  /** When the first of the held keys goes. */
  let nextExpiry = Infinity
  let lastFetch = -Infinity
  let inFlight: Promise<void> | undefined
  let lastFailure: unknown

  /** `others` is when the keys that are not among these go, unless that is settled already. */
  const hold = (entries: ReadonlyArray<KeyEntry>, others?: number): void => {
    const next = new Map<string, HeldKey>()
    for (const [keyId, { entry, expires = others }] of keys) next.set(keyId, { entry, expires })
    for (const entry of entries) next.set(entry.keyId, { entry, expires: undefined })
    // Reads every key before any is replaced: an answer with a broken key changes nothing.
    ring = createKeyRing([...next.values()].map(({ entry }) => entry))
    keys = next
    nextExpiry = Math.min(...[...next.values()].map(({ expires = Infinity }) => expires))
    lastFailure = undefined
  }

  const dropExpired = (): void => {
    if (now() < nextExpiry) return
    keys = new Map([...keys].filter(([, { expires = Infinity }]) => expires > now()))
    hold([])
  }

  const fetchNow = async (): Promise<void> => {
    lastFetch = now()
    lastFailure = undefined
    try {
      const entries = keysOf(await within(fetchTimeoutMillis, options.fetchKeys()), options.fields)
      if (entries.length === 0) throw new Error("the subscription's answer carries no key")
      hold(entries, now() + keepOldKeysMillis)
    } catch (cause) {
      lastFailure = cause
      throw cause
    }
  }

  const fetchOnce = (): Promise<void> => {
    inFlight ??= fetchNow().finally(() => {
      inFlight = undefined
    })
    return inFlight
  }

  const refresh = async (): Promise<void> => {
    // A clock that was set back must not stop the asking.
    if (inFlight !== undefined || Math.abs(now() - lastFetch) >= refreshIntervalMillis) return fetchOnce()
    // Too soon to ask again: what the last answer said still stands.
    if (lastFailure !== undefined) throw lastFailure
  }

  const learn = async (response: unknown): Promise<void> => {
    const entries = keysOf(response, options.fields)
    if (entries.length === 0) return fetchOnce()
    hold(entries)
  }

  hold([...(options.initialKeys ?? [])])
  return {
    find: (id) => {
      dropExpired()
      return ring.find(id)
    },
    get held() {
      return ring.held
    },
    refresh,
    learn
  }
}

const within = async <A>(limitMillis: number, work: Promise<A>): Promise<A> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMillis} ms`)), limitMillis)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
