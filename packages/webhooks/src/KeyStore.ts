/**
 * Stores public keys and follows the exchange's key rotation.
 *
 * A callback signed with an unknown key makes the store fetch the current subscription. Only one request runs at a time, and {@link KeyFetchSchedule}
 * limits the rate, so neither a forger nor a burst of callbacks can cause a flood of requests. Keys that a newer response no longer contains are kept
 * for a day, because old and new keys are both in use during a rotation.
 */
import { requireOption } from "./configurationError.ts"
import { KeyFetchError } from "./KeyFetchError.ts"
import { KeyFetchSchedule } from "./KeyFetchSchedule.ts"
import { type KeyEntry, type KeySource, readKey, ringOf, shortId, type VerificationKey } from "./keyRing.ts"
import { notify } from "./receive/notify.ts"
import { keysOf, type KeyFields } from "./subscriptionKeys.ts"

/** The argument that a key store passes to `fetchKeys`. */
export interface FetchKeysOptions {
  /** A signal that is aborted if the fetch takes longer than `fetchTimeoutMillis`. */
  readonly signal: AbortSignal
}

/** The options for a key store: how it fetches the keys of a subscription, how often, and how long it keeps old keys. */
export interface KeyStoreOptions {
  /**
   * Fetches the subscription with GET. Resolves with the response body as a string or as parsed JSON, with a list of several such bodies, or with
   * {@link KeyEntry} objects.
   */
  readonly fetchKeys: (options: FetchKeysOptions) => Promise<unknown>
  /** The initial keys, for example from your own database. Default: none, so the first callback triggers a fetch. */
  readonly initialKeys?: Iterable<KeyEntry> | undefined
  /** The minimum average time between two fetches, in milliseconds. Default: 60,000. */
  readonly refreshIntervalMillis?: number | undefined
  /** The timeout for a fetch in milliseconds. Default: 5,000, because the sender is assumed to wait 10 s for the response to a callback. */
  readonly fetchTimeoutMillis?: number | undefined
  /** The time in milliseconds for which a key is kept after a response no longer contains it. Default: 86,400,000 (24 h). */
  readonly keepOldKeysMillis?: number | undefined
  /** The names of the response fields that contain the keys. The documentation of the exchange does not specify them. */
  readonly fields?: KeyFields | undefined
  /** Called with the cause of each failed fetch. Unlike the errors with which callbacks are refused, the cause may contain data from `fetchKeys`. */
  readonly onFetchFailure?: ((cause: unknown) => void | Promise<void>) | undefined
  /** Returns the current time in Unix milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** A source of keys that follows key rotation. Pass it as `keys` to `createVerifier` or `receiver`. */
export interface KeyStore extends Required<KeySource> {
  /**
   * Adds the keys in the response to a subscription request for either stream (opportunities or outcomes). If the response contains none, as with
   * plain `OK`, the keys are fetched. This fetch starts after `learn` was called, because an earlier response may lack the keys. Rejects with
   * `WebhookConfigurationError` if a key in the response is invalid. A revoked key that the response contains is trusted again.
   */
  learn(response: unknown): Promise<void>
  /**
   * Revokes a key by its full id. The revocation takes effect immediately, even for callbacks whose body is still being received, and a later fetch
   * does not restore the key. Returns `true` if the store contained the key.
   */
  forget(keyId: string): boolean
}

/** Runs `work` after `millis` milliseconds. Returns a function that cancels the timer. */
export type Delay = (work: () => void, millis: number) => () => void

const delayByTimer: Delay = (work, millis) => {
  const timer = setTimeout(work, millis)
  return () => clearTimeout(timer)
}

interface HeldKey {
  readonly key: VerificationKey
  /** The public key in its original form. If the store receives an equal value again, it reuses the imported key. */
  readonly publicKey: unknown
  /** The time at which the key is dropped, in Unix milliseconds; undefined while the latest response contains it. */
  readonly expires: number | undefined
}

/** The time in milliseconds without a verified callback after which the stored keys may be outdated. */
const quietMillis = 60_000

/**
 * Creates a key store that follows the exchange's key rotation. A callback signed with an unknown key makes the store fetch the subscription. Only
 * one request runs at a time, and on average at most one request per minute is sent. Until the new key has been fetched, such callbacks are refused
 * with `KeysUnavailableError`, for which receivers respond with 503. A key that a newer response no longer contains is kept for a day. Throws
 * `WebhookConfigurationError` if `fetchKeys` is missing.
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

/** Creates a key store. `delay` starts the timer for the fetch timeout. Tests of this package replace `delay`. */
export const makeKeyStore = (options: KeyStoreOptions, delay: Delay): KeyStore => {
  requireOption(typeof options === "object" && options !== null, "options")
  requireOption(typeof options.fetchKeys === "function", "fetchKeys")
  const { fetchTimeoutMillis = 5000, keepOldKeysMillis = 86_400_000, refreshIntervalMillis = 60_000 } = options
  const now = options.now ?? Date.now
  const schedule = new KeyFetchSchedule({ intervalMillis: refreshIntervalMillis, now })
  let keys = new Map<string, HeldKey>()
  let keyRing = ringOf([])
  /** The earliest expiry time of all stored keys, in Unix milliseconds. */
  let nextExpiry = Infinity
  const revoked = new Set<string>()
  /** The short key ids that genuine callbacks contained but for which the store has no key. Fetches for these ids have priority. */
  const expected = new Set<string>()
  let verifiedAt = -Infinity
  let inFlight: Promise<void> | undefined
  /** The full ids of the keys that were learned since the latest fetch began. The response to that fetch may be older than these keys. */
  let learned = new Set<string>()

  const replace = (next: ReadonlyMap<string, HeldKey>): void => {
    keys = new Map(next)
    keyRing = ringOf([...keys.values()].map(({ key }) => key))
    nextExpiry = Math.min(...[...keys.values()].map(({ expires = Infinity }) => expires))
    for (const id of keyRing.held) expected.delete(id)
  }

  /**
   * Adds the entries to the stored keys. `others` becomes the expiry time of the stored keys that are not among `entries`, were not learned since the
   * latest fetch began, and do not have an expiry time yet.
   */
  const addKeys = (entries: ReadonlyArray<KeyEntry>, others?: number): void => {
    const next = new Map<string, HeldKey>()
    for (const [keyId, held] of keys) {
      next.set(keyId, { ...held, expires: held.expires ?? (learned.has(keyId) ? undefined : others) })
    }
    // All entries are parsed before any key is replaced, so a response with an invalid key changes nothing.
    for (const entry of entries) {
      const known = keys.get(entry.keyId)
      // An unchanged key remains the same object, because the backends cache the imported key by object.
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
    schedule.begin()
    learned = new Set()
    try {
      const entries = keysOf(await within(fetchTimeoutMillis, delay, options.fetchKeys), options.fields)
      if (entries.length === 0) throw new KeyFetchError("the subscription's response has no keys")
      addKeys(
        entries.filter(({ keyId }) => !revoked.has(keyId)),
        now() + keepOldKeysMillis
      )
      schedule.succeeded(unknown)
    } catch (cause) {
      schedule.failed()
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

  const areHeld = (ids: ReadonlyArray<string>): boolean => ids.some((id) => keyRing.find(id).length > 0)

  const refresh = async (unknown: ReadonlyArray<string>): Promise<void> => {
    // A fetch in progress started before this callback arrived, so it may return outdated keys, or may hang although a new fetch would succeed. If
    // the key is still unknown afterwards, a new fetch is made if the schedule allows it.
    if (inFlight !== undefined) {
      await inFlight.catch(() => {})
      if (areHeld(unknown)) return
    }
    const isGenuine = unknown.some((id) => expected.has(id))
    const isUrgent = isGenuine || keyRing.held.length === 0 || Math.abs(now() - verifiedAt) > quietMillis
    const waiting = inFlight === undefined ? schedule.wait({ unknown, isGenuine, isUrgent }) : 0
    if (waiting === 0) return fetchOnce(unknown)
    const last = schedule.isFailing ? "the last fetch failed" : "they were just fetched"
    throw new KeyFetchError(`${last}, the next fetch is due in ${Math.ceil(waiting / 1000)} s`)
  }

  const learn = async (response: unknown): Promise<void> => {
    const entries = keysOf(response, options.fields)
    if (entries.length === 0) {
      // A fetch in progress may have started before the subscription was replaced, so its response may lack the new key.
      await inFlight?.catch(() => {})
      return fetchOnce([])
    }
    addKeys(entries)
    for (const { keyId } of entries) {
      revoked.delete(keyId)
      learned.add(keyId)
    }
    schedule.reset()
  }

  const verified = (_keyId: string, unknown: ReadonlyArray<string>): void => {
    verifiedAt = now()
    if (unknown.length === 0) return
    for (const id of unknown) if (expected.size < maxExpected) expected.add(id)
    // The fetch runs in the background, because this callback has already been verified. Failures are passed to `onFetchFailure`.
    void refresh(unknown).catch(() => {})
  }

  addKeys([...(options.initialKeys ?? [])])
  return {
    find: (id) => {
      dropExpired()
      return keyRing.find(id)
    },
    get held() {
      return keyRing.held
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

/** The maximum number of unknown key ids to store. A rotation needs only one. */
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
      reject(new KeyFetchError(`no response within ${limitMillis} ms`))
      controller.abort()
    }, limitMillis)
  })
  try {
    return await Promise.race([work({ signal: controller.signal }), late])
  } finally {
    cancel()
  }
}
