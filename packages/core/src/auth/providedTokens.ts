/**
 * Obtains tokens from a function that the user provides.
 */
import * as Effect from "effect/Effect"
import { ApiError } from "../errors/ApiError.ts"
import { isRecord } from "../errors/Problem.ts"
import { TransportError } from "../errors/Reason.ts"
import type { TokenResponse } from "./TokenCache.ts"
import type { TokenProvider } from "./TokenStore.ts"

const unsent = (operation: string, what: string): ApiError =>
  new ApiError({
    operation,
    reason: new TransportError({ sent: false, detail: `tokenProvider ${what}` }),
    attempts: []
  })

/**
 * Returns a token request that calls the user's function. Fails with a `TransportError` if the function throws or returns no token. The message of
 * the thrown error is omitted, because the message may contain a secret.
 *
 * @example
 * ```ts
 * import { providedTokens } from "@fieldwork/core"
 * import { Effect } from "effect"
 * const request = providedTokens("createToken", async () => "token")
 * (await Effect.runPromise(request)).access_token // => "token"
 * ```
 */
export const providedTokens = (operation: string, provide: TokenProvider): Effect.Effect<TokenResponse, ApiError> =>
  Effect.flatMap(
    Effect.tryPromise({
      try: async (): Promise<unknown> => provide(),
      catch: (cause) => unsent(operation, `failed with ${cause instanceof Error ? cause.name : typeof cause}`)
    }),
    (token) =>
      Effect.clockWith((clock) => {
        if (typeof token === "string") return Effect.succeed({ access_token: token, expires_in: 0 })
        if (!isRecord(token) || typeof token["accessToken"] !== "string") {
          return Effect.fail(unsent(operation, "returned no token"))
        }
        const seconds = (Number(token["expiresAt"]) - clock.currentTimeMillisUnsafe()) / 1000
        return Effect.succeed({ access_token: token["accessToken"], expires_in: Number.isNaN(seconds) ? 0 : seconds })
      })
  )
