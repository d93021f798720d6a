/**
 * Token requests that a function of the user serves.
 */
import * as Effect from "effect/Effect"
import { ApiError } from "../errors/ApiError.ts"
import { TransportError } from "../errors/Reason.ts"
import type { TokenResponse } from "./TokenCache.ts"
import type { TokenProvider } from "./TokenStore.ts"

/** A provider that throws fails the call as a service that cannot be reached does: nothing was sent. Its message is not shown, as it may hold a secret. */
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
