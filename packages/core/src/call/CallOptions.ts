/**
 * The options of the calls of an effect or a stream, whichever methods make them.
 *
 * ```ts
 * campaigns.get({ id }).pipe(Effect.provideService(CallOptions, { timeoutMillis: 5000, retry: { maxAttempts: 2 } }))
 * ```
 */
import * as Context from "effect/Context"
import type { CallSettings } from "./CallSettings.ts"

/** No option is given. */
export const noOptions: CallSettings = {}

export const CallOptions: Context.Reference<CallSettings> = Context.Reference<CallSettings>(
  "@fieldwork/core/CallOptions",
  { defaultValue: () => noOptions }
)
