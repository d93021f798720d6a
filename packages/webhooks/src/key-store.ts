/**
 * Keys that follow the service's rotation.
 *
 * A callback signed with an unknown key makes the store fetch the current subscription, never twice at a time and at the pace
 * of {@link KeyPace}, so that neither a forger nor a burst of callbacks can turn it into a flood of requests. Keys that a
 * newer response no longer carries are kept for a day: during a rotation both sign.
 */
import { requireOption } from "./configuration-error.ts"
import { FetchProblem } from "./fetch-problem.ts"
import { KeyPace } from "./key-pace.ts"
import { type KeyEntry, type KeySource, readKey, ringOf, shortId, type VerificationKey } from "./key-ring.ts"
import { notify } from "./receive/notify.ts"
import { keysOf, type KeyFields } from "./subscription-keys.ts"

export interface FetchKeysOptions {
  /** Aborted when the fetch takes longer than `fetchTimeoutMillis`. */
  readonly signal: AbortSignal
}

export interface KeyStoreOptions {
  /**
   * GETs the subscription. Resolves with the response body, as text or parsed, with several of them, or with
   * {@link KeyEntry}s.
   */
  readonly fetchKeys: (options: FetchKeysOptions) => Promise<unknown>
  /** Keys held from the start, for instance from your own database. Without any, the first callback fetches them. */
  readonly initialKeys?: Iterable<KeyEntry> | undefined
  /** The shortest time between two fetches in the long run. Default 60 s. */
  readonly refreshIntervalMillis?: number | undefined
  /** How long a fetch may take. Default 5 s: the sender of a callback that waits for it is taken to give up after 10 s. */
  readonly fetchTimeoutMillis?: number | undefined
  /** How long a key stays once a response no longer carries it. Default 24 h. */
  readonly keepOldKeysMillis?: number | undefined
  /** Names of the fields of the response, which the exchange document does not show. */
  readonly fields?: KeyFields | undefined
  /** Called with the cause of each failed fetch. It may hold what `fetchKeys` was given: the refusals repeat none of it. */
  readonly onFetchFailure?: ((cause: unknown) => void | Promise<void>) | undefined
  /** Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

export interface KeyStore extends Required<KeySource> {
  /**
   * Adds the keys of a subscription's response, of either stream. When it carries none, as plain `OK` does, they are fetched.
   * Rejects with WebhookConfigurationError when a key in it cannot be used. A key that was forgotten may be learned again.
   */
  learn(response: unknown): Promise<void>
  /**
   * Revokes a key by its whole id, at once and for callbacks whose body is still being received. A fetch does not bring it
   * back. Returns whether it was held.
   */
  forget(keyId: string): boolean
}

/** Runs `work` after so many milliseconds, until it is told not to. */
export type Delay = (work: () => void, millis: number) => () => void

const delayByTimer: Delay = (work, millis) => {
  const timer = setTimeout(work, millis)
  return () => clearTimeout(timer)
}

interface HeldKey {
  readonly key: VerificationKey
  /** As it was given, to know it again. */
  readonly publicKey: unknown
  /** When the key is dropped, unix milliseconds; undefined while the latest response carries it. */
  readonly expires: number | undefined
}

/** No callback was verified for this long: the keys that are held may have gone out of use. In milliseconds. */
const quietMillis = 60_000

export const createKeyStore = (options: KeyStoreOptions): KeyStore => makeKeyStore(options, delayByTimer)

/** For tests of its own: `delay` is the timer of its time limit. */
export const makeKeyStore = (options: KeyStoreOptions, delay: Delay): KeyStore => {
  requireOption(typeof options === "object" && options !== null, "options")
  requireOption(typeof options.fetchKeys === "function", "fetchKeys")
  const { fetchTimeoutMillis = 5000, keepOldKeysMillis = 86_400_000, refreshIntervalMillis = 60_000 } = options
  const now = options.now ?? Date.now
  const pace = new KeyPace({ intervalMillis: refreshIntervalMillis, now })
  let keys = new Map<string, HeldKey>()
  let ring = ringOf([])
  /** When the first of the held keys is dropped. */
  let nextExpiry = Infinity
  const revoked = new Set<string>()
  /** Ids that a genuine callback has named and that are not held. */
  const expected = new Set<string>()
  let verifiedAt = -Infinity
  let inFlight: Promise<void> | undefined

  const replace = (next: ReadonlyMap<string, HeldKey>): void => {
    keys = new Map(next)
    ring = ringOf([...keys.values()].map(({ key }) => key))
    nextExpiry = Math.min(...[...keys.values()].map(({ expires = Infinity }) => expires))
    for (const id of ring.held) expected.delete(id)
  }

  /** `others` is when the keys that are not among these are dropped, unless that is settled already. */
  const hold = (entries: ReadonlyArray<KeyEntry>, others?: number): void => {
    const next = new Map<string, HeldKey>()
    for (const [keyId, { expires = others, ...held }] of keys) next.set(keyId, { ...held, expires })
    // Reads every key before any is replaced: a response with a broken key changes nothing.
    for (const entry of entries) {
      const known = keys.get(entry.keyId)
      // A key that stays the same stays the one that platforms have imported.
      const key = known !== undefined && known.publicKey === entry.publicKey ? known.key : readKey(entry)
      next.set(entry.keyId, { key, publicKey: entry.publicKey, expires: undefined })
    }
    replace(next)
  }

  const dropExpired = (): void => {
    if (now() < nextExpiry) return
    replace(new Map([...keys].filter(([, { expires = Infinity }]) => expires > now())))
  }

  const fetchNow = async (unknown: ReadonlyArray<string>): Promise<void> => {
    pace.begin()
    try {
      const entries = keysOf(await within(fetchTimeoutMillis, delay, options.fetchKeys), options.fields)
      if (entries.length === 0) throw new FetchProblem("the subscription's response carries no key")
      hold(
        entries.filter(({ keyId }) => !revoked.has(keyId)),
        now() + keepOldKeysMillis
      )
      pace.succeeded(unknown)
    } catch (cause) {
      pace.failed()
      notify(options.onFetchFailure, cause)
      throw cause
    }
  }

  const fetchOnce = (unknown: ReadonlyArray<string>): Promise<void> => {
    inFlight ??= fetchNow(unknown).finally(() => {
      inFlight = undefined
    })
    return inFlight
  }

  const areHeld = (ids: ReadonlyArray<string>): boolean => ids.some((id) => ring.find(id).length > 0)

  const refresh = async (unknown: ReadonlyArray<string>): Promise<void> => {
    // A fetch that began before this callback came may bring what was true before it was signed, or hang where a new one
    // would not.
    if (inFlight !== undefined) {
      await inFlight.catch(() => {})
      if (areHeld(unknown)) return
    }
    const isGenuine = unknown.some((id) => expected.has(id))
    const isUrgent = isGenuine || ring.held.length === 0 || Math.abs(now() - verifiedAt) > quietMillis
    const waiting = inFlight === undefined ? pace.wait({ unknown, isGenuine, isUrgent }) : 0
    if (waiting === 0) return fetchOnce(unknown)
    const last = pace.isFailing ? "the last fetch failed" : "they were fetched a moment ago"
    throw new FetchProblem(`${last}, the next fetch is due in ${Math.ceil(waiting / 1000)} s`)
  }

  const learn = async (response: unknown): Promise<void> => {
    const entries = keysOf(response, options.fields)
    if (entries.length === 0) return fetchOnce([])
    hold(entries)
    for (const { keyId } of entries) revoked.delete(keyId)
    pace.reset()
  }

  const verified = (_keyId: string, unknown: ReadonlyArray<string>): void => {
    verifiedAt = now()
    if (unknown.length === 0) return
    for (const id of unknown) if (expected.size < maxExpected) expected.add(id)
    // On the side: this callback is verified. What goes wrong was told to `onFetchFailure`.
    void refresh(unknown).catch(() => {})
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
    verified,
    learn,
    forget: (keyId) => {
      const isHeld = keys.has(keyId)
      revoked.add(keyId)
      replace(new Map([...keys].filter(([held]) => held !== keyId)))
      expected.delete(shortId(keyId))
      return isHeld
    }
  }
}

/** A rotation names one. */
const maxExpected = 16

const within = async <A>(
  limitMillis: number,
  delay: Delay,
  work: (options: FetchKeysOptions) => Promise<A>
): Promise<A> => {
  const controller = new AbortController()
  let cancel = (): void => {}
  const late = new Promise<never>((_resolve, reject) => {
    cancel = delay(() => {
      reject(new FetchProblem(`no response within ${limitMillis} ms`))
      controller.abort()
    }, limitMillis)
  })
  try {
    return await Promise.race([work({ signal: controller.signal }), late])
  } finally {
    cancel()
  }
}
