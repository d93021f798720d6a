/**
 * The token that authorises every call of a client.
 *
 * | the token is              | a call                                                              |
 * | ------------------------- | ------------------------------------------------------------------- |
 * | absent or expired         | waits for one request, which all waiting calls share                |
 * | in its last tenth or so   | uses it; one request for the next token runs beside it              |
 * | younger                   | uses it                                                             |
 * | refused by a 401          | drops it, unless it has been replaced already, and waits as above   |
 *
 * The request runs in a fiber of its own: a caller that is interrupted does not take the token from the others.
 */
import { Clock, Deferred, Effect, Random } from "effect"
import { ApiError } from "./ApiError.ts"
import type { Credential } from "./Credential.ts"
import { ContractError } from "./Reason.ts"
import type { Secrets } from "./Secrets.ts"
import { tokenObtained } from "./Telemetry.ts"

/** The part of a token reply that is read. */
export interface TokenReply {
  readonly access_token?: string
  /** Seconds. */
  readonly expires_in?: number
}

export interface Options {
  /** `operationId` of the token request, for errors. */
  readonly operation: string
  /** One token request, retried as a read is. It must not pass through a rate limiter: calls inside the limiter wait for it. */
  readonly request: Effect.Effect<TokenReply | undefined, ApiError>
  readonly secrets: Secrets
  /** Label of the metric. */
  readonly api: string
}

/** The document's 10 hours less five minutes, for a reply that does not say. */
const assumedLifeMillis = (36_000 - 300) * 1000

/** After a refresh beside a good token failed: how long until the next one. */
const refreshPauseMillis = 30_000

interface Token {
  readonly value: string
  /** Made once, as every call of ten hours succeeds with it. */
  readonly header: Effect.Effect<string>
  readonly expiresAt: number
  refreshAt: number
}

const tokenOf = (value: string, expiresIn: number | undefined, now: number, random: number): Token => {
  const life = expiresIn === undefined || !(expiresIn > 0) ? assumedLifeMillis : expiresIn * 1000
  // Between 80 and 90 per cent of its life, so that clients that started together do not refresh together.
  const refreshAt = now + life * (0.8 + random / 10)
  return { value, header: Effect.succeed(`Bearer ${value}`), expiresAt: now + life, refreshAt }
}

export const make = ({ api, operation, request, secrets }: Options): Credential => {
  const obtained = tokenObtained(api)
  let token: Token | undefined
  let flight: Deferred.Deferred<Token, ApiError> | undefined

  const obtain = Effect.flatMap(request, (reply) =>
    Effect.withFiber((fiber) => {
      const value = reply?.access_token
      if (typeof value !== "string" || value === "") {
        const reason = new ContractError({
          status: 200,
          kind: "empty",
          prefix: "",
          violations: [],
          isCarriedOut: false
        })
        return Effect.fail(new ApiError({ operation, reason, attempts: [] }))
      }
      secrets.remember(value)
      const now = fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()
      const fresh = tokenOf(value, reply?.expires_in, now, fiber.getRef(Random.Random).nextDoubleUnsafe())
      token = fresh
      obtained(fiber.context)
      return Effect.succeed(fresh)
    })
  )

  /** Joins the request that is under way, or starts one. In one step: a caller interrupted in between would leave a flight without a pilot. */
  const join = Effect.withFiber((fiber) => {
    if (flight !== undefined) return Effect.succeed(flight)
    const started = Deferred.makeUnsafe<Token, ApiError>()
    flight = started
    const landed = Effect.onExit(obtain, () => Effect.sync(() => (flight = undefined)))
    Effect.runForkWith(fiber.context)(Deferred.into(landed, started))
    return Effect.succeed(started)
  })

  const wait = Effect.flatMap(join, (started) => Effect.flatMap(Deferred.await(started), (fresh) => fresh.header))

  const header = Effect.withFiber((fiber): Effect.Effect<string, ApiError> => {
    if (token === undefined) return wait
    const now = fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()
    if (now >= token.expiresAt) return wait
    if (now < token.refreshAt || flight !== undefined) return token.header
    token.refreshAt = now + refreshPauseMillis
    return Effect.andThen(join, token.header)
  })

  return {
    header,
    refused: (value) => {
      if (token !== undefined && value === `Bearer ${token.value}`) token = undefined
      return true
    }
  }
}
