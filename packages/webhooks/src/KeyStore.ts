/**
 * Stores keys and follows the service's key rotation.
 *
 * A callback signed with an unknown key makes the store fetch the current subscription, one request at a time and at the pace of {@link KeyPace}, so
 * that neither a forger nor a burst of callbacks causes a flood of requests. Keys that a newer response no longer contains are kept for a day,
 * because during a rotation both are used.
 */
import { requireOption } from "./configurationError.ts"
import { FetchProblem } from "./FetchProblem.ts"
import { KeyPace } from "./KeyPace.ts"
import { type KeyEntry, type KeySource, readKey, ringOf, shortId, type VerificationKey } from "./keyRing.ts"
import { notify } from "./receive/notify.ts"
import { keysOf, type KeyFields } from "./subscriptionKeys.ts"

/** The argument of `fetchKeys` of a key store. */
export interface FetchKeysOptions {
  /** Aborted if the fetch takes longer than `fetchTimeoutMillis`. */
  readonly signal: AbortSignal
}

/** How a key store fetches the keys of a subscription, the maximum rate, and how long it keeps old keys. */
export interface KeyStoreOptions {
  /**
   * Fetches the subscription with GET. Resolves with the response body as text or parsed, with several of them, or with {@link KeyEntry}s.
   */
  readonly fetchKeys: (options: FetchKeysOptions) => Promise<unknown>
  /** Initial keys, for example from your own database. Without any, the first callback triggers a fetch. */
  readonly initialKeys?: Iterable<KeyEntry> | undefined
  /** The minimum average time between two fetches. Default 60 s. */
  readonly refreshIntervalMillis?: number | undefined
  /** The time limit of a fetch. Default 5 s, because the sender of a waiting callback is assumed to give up after 10 s. */
  readonly fetchTimeoutMillis?: number | undefined
  /** How long a key is kept after a response no longer contains it. Default 24 h. */
  readonly keepOldKeysMillis?: number | undefined
  /** The names of the fields in the response, which the exchange document does not specify. */
  readonly fields?: KeyFields | undefined
  /** Called with the cause of each failed fetch. Unlike the errors of callbacks, it may contain data of `fetchKeys`. */
  readonly onFetchFailure?: ((cause: unknown) => void | Promise<void>) | undefined
  /** Returns Unix milliseconds. Default `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** A source of keys that follows key rotation. Pass it as `keys` to `createVerifier` or `receiver`. */
export interface KeyStore extends Required<KeySource> {
  /**
   * Adds the keys in the response of either stream's subscription. If it contains none, as with plain `OK`, they are fetched. Rejects with
   * WebhookConfigurationError if a key in it is invalid. A key that was forgotten may be learned again.
   */
  learn(response: unknown): Promise<void>
  /**
   * Revokes a key by its full id. This takes effect immediately, even for callbacks whose body is still being received, and a fetch does not restore
   * the key. Returns whether the key existed.
   */
  forget(keyId: string): boolean
}

/** Runs `work` after this many milliseconds. Returns a function that cancels it. */
export type Delay = (work: () => void, millis: number) => () => void

const delayByTimer: Delay = (work, millis) => {
  const timer = setTimeout(work, millis)
  return () => clearTimeout(timer)
}

interface HeldKey {
  readonly key: VerificationKey
  /** The key as it was given, to recognise it when it is given again. */
  readonly publicKey: unknown
  /** The time at which the key is dropped, in Unix milliseconds; undefined while the latest response contains it. */
  readonly expires: number | undefined
}

/** If no callback has been verified for this many milliseconds, the current keys may no longer be in use. */
const quietMillis = 60_000

/**
 * Creates a key store that follows the service's key rotation. A callback signed with an unknown key makes the store fetch the subscription, one
 * request at a time and on average at most once per minute; until then such callbacks are refused with `KeysUnavailableError`, which means 503. A key
 * that a newer response no longer contains is kept for a day. Throws `WebhookConfigurationError` if `fetchKeys` is missing.
 *
 * @example
 * ```ts
 * import { createKeyStore, createVerifier } from "@fieldwork/webhooks"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const keys = createKeyStore({ fetchKeys: async () => sender.subscription() })
 * const verifier = createVerifier({ keys })
 * const verified = await verifier.verify(await sender.send([{ survey_id: 1 }]))
 * keys.held.includes(verified.keyId.slice(0, 8)) // => true
 * keys.forget(verified.keyId) // => true
 * ```
 */
export const createKeyStore = (options: KeyStoreOptions): KeyStore => makeKeyStore(options, delayByTimer)

/** Used directly by the package's own tests. `delay` is the timer for time limits. */
export const makeKeyStore = (options: KeyStoreOptions, delay: Delay): KeyStore => {
  requireOption(typeof options === "object" && options !== null, "options")
  requireOption(typeof options.fetchKeys === "function", "fetchKeys")
  const { fetchTimeoutMillis = 5000, keepOldKeysMillis = 86_400_000, refreshIntervalMillis = 60_000 } = options
  const now = options.now ?? Date.now
  const pace = new KeyPace({ intervalMillis: refreshIntervalMillis, now })
  let keys = new Map<string, HeldKey>()
  let ring = ringOf([])
  /** The time at which the first key expires. */
  let nextExpiry = Infinity
  const revoked = new Set<string>()
  /** Unknown ids in genuine callbacks. */
  const expected = new Set<string>()
  let verifiedAt = -Infinity
  let inFlight: Promise<void> | undefined

  const replace = (next: ReadonlyMap<string, HeldKey>): void => {
    keys = new Map(next)
    ring = ringOf([...keys.values()].map(({ key }) => key))
    nextExpiry = Math.min(...[...keys.values()].map(({ expires = Infinity }) => expires))
    for (const id of ring.held) expected.delete(id)
  }

  /** Replaces the keys. `others` is the expiry time of keys that are not among `entries`, unless they already have one. */
  const hold = (entries: ReadonlyArray<KeyEntry>, others?: number): void => {
    const next = new Map<string, HeldKey>()
    for (const [keyId, { expires = others, ...held }] of keys) next.set(keyId, { ...held, expires })
    // All keys are read before any is replaced, so that a response with an invalid key changes nothing.
    for (const entry of entries) {
      const known = keys.get(entry.keyId)
      // An unchanged key remains the same object, which platforms have already imported.
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
    // A fetch that began before this callback arrived may return an older state, or hang although a new one would not.
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
    // Runs in the background, because this callback has been verified. Failures are passed to `onFetchFailure`.
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

/** The maximum number of remembered ids. A rotation needs only one. */
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
