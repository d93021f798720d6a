/**
 * Caches the bearer token that authorises every call of a client.
 *
 * | the token is                            | a call                                                              |
 * | --------------------------------------- | ------------------------------------------------------------------- |
 * | absent or expired                       | waits for a token request that all waiting calls share              |
 * | in its last tenth or so                 | uses it, while one request for the next token runs in the background |
 * | younger                                 | uses it                                                             |
 * | refused by a 401                        | drops it, unless it has been replaced already, and waits as above   |
 * | from the store, refused before it has worked | requests a token without reading the store again               |
 * | requested, refused before it has worked, and it replaced a refused one | fails; for a minute no call requests another |
 * | without a lifetime, and refused in a retry | fails |
 *
 * The token request runs in its own fiber, so interrupting one caller does not affect the other callers. The request is interrupted when the last
 * waiting caller is interrupted, and when the client closes.
 */
import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { Random } from "../retry/Random.ts"
import { CallOptions, noOptions } from "../call/CallOptions.ts"
import { tokenObtained } from "../diagnostics/Telemetry.ts"
import { ApiError } from "../errors/ApiError.ts"
import { ContractError } from "../errors/Reason.ts"
import type { StoredToken, TokenStore } from "./TokenStore.ts"
import { isHeaderValue } from "./checkSecret.ts"
import type { Credential } from "./Credential.ts"
import type { Redactor } from "./Redactor.ts"

/** The fields of a token response that the client reads. */
export interface TokenResponse {
  readonly access_token?: string
  /** The lifetime of the token in seconds. */
  readonly expires_in?: number | string
}

/** The options for requesting and sharing tokens. */
export interface Options {
  /** The `operationId` of the token request, for error messages and logs. */
  readonly operation: string
  /** Requests one token. The request is retried like a read and must bypass the rate limiter, because the calls queued there wait for the token. */
  readonly request: Effect.Effect<TokenResponse | undefined, ApiError>
  /** The redactor that removes each token from errors and logs. */
  readonly redactor: Redactor
  /** The store that shares tokens with other processes. Default: no store. */
  readonly store?: TokenStore | undefined
  /** The name of the API, used as the label of the metric that counts tokens. */
  readonly api: string
}

/** The lifetime in milliseconds that is assumed if a response does not state one: the documented 10 hours, minus five minutes. */
const assumedLifeMillis = (36_000 - 300) * 1000

/** Both the minimum interval between two refreshes of a valid token and the time limit for a refresh, in milliseconds. */
const refreshPauseMillis = 30_000

/** The pause in milliseconds before the next token request if the replacement for a refused token was refused as well. */
const refusalPauseMillis = 60_000

interface Token {
  readonly value: string
  /** The `Authorization` header, created once per token because every call uses the same header until the token expires. */
  readonly header: Effect.Effect<string>
  readonly expiresAt: number
  refreshAt: number
  /** Whether the token was requested because the previous token was refused. False for a token from the store, which may be outdated. */
  readonly isReplacement: boolean
  /** Whether the token comes from the store. */
  readonly isStored: boolean
  /** Whether the service has accepted a request with this token. */
  wasAccepted: boolean
  /** Whether the token was kept in use for another minute after the service had refused it. */
  wasKeptAfterRefusal: boolean
}

interface TokenRequest {
  readonly result: Deferred.Deferred<Token, ApiError>
  /** The number of callers waiting for the request. Undefined while the request refreshes a token that is still valid. */
  waiting: number | undefined
  fiber: Fiber.Fiber<unknown, unknown> | undefined
}

/** Returns the lifetime of a token in milliseconds. A token with a lifetime of 0 is used only by the calls that are waiting for it. */
const lifetimeMillisOf = (expiresIn: unknown): number => {
  const seconds = typeof expiresIn === "string" && expiresIn.trim() !== "" ? Number(expiresIn) : expiresIn
  if (typeof seconds !== "number" || Number.isNaN(seconds)) return assumedLifeMillis
  return Math.max(0, seconds * 1000)
}

/** The minimum remaining lifetime of a stored token in milliseconds. A token that expires sooner is not used. */
const minLifeMillis = 60_000

/** The time limit for an operation of the token store, in milliseconds. */
const storeMillis = 5000

/** Runs an operation of the token store. Succeeds with its result, or with undefined if the store fails or times out. */
const stored = (verb: string, run: () => Promise<unknown>): Effect.Effect<unknown> =>
  Effect.tryPromise(run).pipe(
    Effect.timeoutOrElse({ duration: storeMillis, orElse: () => Effect.fail(undefined) }),
    Effect.catch(() =>
      Effect.as(Effect.logWarning(`the token store could not be ${verb}: each process has its own token`), undefined)
    )
  )

const isStored = (value: unknown): value is StoredToken =>
  typeof value === "object" &&
  value !== null &&
  "accessToken" in value &&
  "expiresAt" in value &&
  typeof value.accessToken === "string" &&
  typeof value.expiresAt === "number" &&
  isHeaderValue(value.accessToken)

/**
 * Creates credentials that request a bearer token when one is needed, share one request among all waiting calls, and refresh the token after 80% to
 * 90% of its lifetime, while it is still in use. If the store fails, the failure is logged and each process uses its own token.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { Redactor, TokenCache } from "@fieldwork/core"
 *
 * let requests = 0
 * const credential = TokenCache.make({
 *   operation: "createToken",
 *   api: "brand-lift",
 *   redactor: new Redactor(),
 *   request: Effect.sync(() => ({ access_token: `t${++requests}`, expires_in: 36_000 }))
 * })
 * const headers = Effect.all([credential.header, credential.header], { concurrency: 2 })
 * await Effect.runPromise(headers) // => ["Bearer t1", "Bearer t1"]
 * ```
 */
export const make = ({ api, operation, redactor, request, store }: Options): Credential => {
  const obtained = tokenObtained(api)
  let token: Token | undefined
  let current: TokenRequest | undefined
  /** Whether the last token was refused and no new token has been obtained since. */
  let wasRefused = false
  /** The most recently refused token, which the store may still contain. */
  let refused: string | undefined
  /** Whether the store is not read, because a token from it has never worked and no token has been requested since. */
  let skipsStore = false
  /** Whether the last token has no lifetime, so that each call has its own. The token of a retry is then always newer than the refused one. */
  let isSingleUse = false
  let pausedUntil = -Infinity

  const accept = (fiber: Fiber.Fiber<unknown, unknown>, value: string, life: number, isStored: boolean): Token => {
    redactor.addTemporary(value)
    const now = fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()
    token = {
      value,
      header: Effect.succeed(`Bearer ${value}`),
      expiresAt: now + life,
      // The refresh is due after a random 80% to 90% of the lifetime, so that clients that start together do not refresh together.
      refreshAt: now + life * (0.8 + fiber.getRef(Random).nextDoubleUnsafe() / 10),
      isReplacement: wasRefused && !isStored,
      isStored,
      wasAccepted: false,
      wasKeptAfterRefusal: false
    }
    wasRefused = false
    isSingleUse = life === 0
    if (!isStored) skipsStore = false
    return token
  }

  // A token request ignores the call options of the caller that triggers it.
  const requested = Effect.flatMap(Effect.provideService(request, CallOptions, noOptions), (response) =>
    Effect.withFiber((fiber) => {
      const value = response?.access_token
      if (typeof value !== "string" || !isHeaderValue(value)) {
        const reason = new ContractError({ status: 200, kind: "empty", prefix: "", violations: [] })
        return Effect.fail(new ApiError({ operation, reason, attempts: [] }))
      }
      const fresh = accept(fiber, value, lifetimeMillisOf(response?.expires_in), false)
      obtained(fiber.context)
      return Effect.succeed(fresh)
    })
  )

  const shared = (from: TokenStore): Effect.Effect<Token, ApiError> =>
    Effect.flatMap(
      Effect.suspend(() => (skipsStore ? Effect.undefined : stored("read", () => from.get()))),
      (found) =>
        Effect.withFiber((fiber) => {
          const now = fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()
          const isUsable =
            isStored(found) &&
            found.expiresAt > now + minLifeMillis &&
            ![token?.value, refused].includes(found.accessToken)
          if (isUsable) return Effect.succeed(accept(fiber, found.accessToken, found.expiresAt - now, true))
          return Effect.tap(requested, ({ expiresAt, value: accessToken }) =>
            stored("written", () => from.set({ accessToken, expiresAt }))
          )
        })
    )

  const obtain = store === undefined ? requested : shared(store)

  const start = (caller: Fiber.Fiber<unknown, unknown>, waiting: number | undefined): TokenRequest => {
    const started: TokenRequest = { result: Deferred.makeUnsafe(), waiting, fiber: undefined }
    current = started
    const ended = Effect.onExit(obtain, () =>
      Effect.sync(() => {
        if (current === started) current = undefined
      })
    )
    const unwanted = Effect.andThen(
      Effect.sleep(refreshPauseMillis),
      Effect.suspend(() => (started.waiting === undefined ? Effect.void : Effect.never))
    )
    const run = Deferred.into(ended, started.result)
    started.fiber = Effect.runForkWith(caller.context)(waiting === undefined ? Effect.raceFirst(run, unwanted) : run)
    return started
  }

  const stop = (stopped: TokenRequest | undefined): void => {
    if (current === stopped) current = undefined
    stopped?.fiber?.interruptUnsafe()
  }

  /** Waits for the token request in progress, or starts one. A caller that is interrupted stops waiting. */
  const wait = Effect.suspend(() => {
    let joined: TokenRequest | undefined
    const join = Effect.withFiber((fiber) => {
      joined = current ?? start(fiber, 0)
      joined.waiting = (joined.waiting ?? 0) + 1
      return Deferred.await(joined.result)
    })
    const leave = Effect.suspend(() => {
      if (joined === undefined) return Effect.void
      joined.waiting = (joined.waiting ?? 0) - 1
      // The request is not cancelled if another caller starts waiting for it before the next turn of the event loop.
      return Effect.map(Effect.yieldNow, () => {
        if (joined?.waiting === 0) stop(joined)
      })
    })
    return Effect.flatMap(
      Effect.onInterrupt(join, () => leave),
      (fresh) => fresh.header
    )
  })

  const header = Effect.withFiber((fiber): Effect.Effect<string, ApiError> => {
    if (token === undefined) return wait
    const now = fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()
    if (now >= token.expiresAt) return wait
    if (now >= token.refreshAt && current === undefined) {
      token.refreshAt = now + refreshPauseMillis
      start(fiber, undefined)
    }
    return token.header
  })

  return {
    header,
    accepted: (value) => {
      if (token !== undefined && !token.wasAccepted) token.wasAccepted = value === `Bearer ${token.value}`
    },
    refused: (value, now, isRetry) => {
      if (isSingleUse && isRetry) {
        if (now >= pausedUntil) pausedUntil = now + refusalPauseMillis
        return false
      }
      if (token === undefined || value !== `Bearer ${token.value}`) return true
      if (now < pausedUntil) return false
      if (token.isReplacement && !token.wasAccepted && !token.wasKeptAfterRefusal) {
        token.wasKeptAfterRefusal = true
        pausedUntil = now + refusalPauseMillis
        return false
      }
      wasRefused = true
      refused = token.value
      skipsStore = token.isStored && !token.wasAccepted
      token = undefined
      return true
    },
    close: Effect.suspend(() => {
      const fiber = current?.fiber
      current = undefined
      return fiber === undefined ? Effect.void : Fiber.interrupt(fiber)
    })
  }
}
