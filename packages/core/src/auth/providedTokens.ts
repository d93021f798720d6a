/**
 * Token requests that a function of the user serves.
 */
import * as Effect from "effect/Effect"
import { ApiError } from "../errors/ApiError.ts"
import { TransportError } from "../errors/Reason.ts"
import type { TokenResponse } from "./TokenCache.ts"
import type { TokenProvider } from "./TokenStore.ts"

/**
 * A token request that a function of the user serves. Fails with a `TransportError` where the function throws; its message is not shown, as it may
 * contain a secret.
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
      try: async () => provide(),
      catch: (cause) =>
        new ApiError({
          operation,
          reason: new TransportError({
            sent: false,
            detail: `tokenProvider failed with ${cause instanceof Error ? cause.name : typeof cause}`
          }),
          attempts: []
        })
    }),
    (given) =>
      Effect.clockWith((clock) => {
        if (typeof given === "string") return Effect.succeed({ access_token: given, expires_in: 0 })
        const { accessToken, expiresAt } = given
        const seconds = (expiresAt - clock.currentTimeMillisUnsafe()) / 1000
        return Effect.succeed({ access_token: accessToken, expires_in: seconds })
      })
  )
