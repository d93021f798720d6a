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

/**
 * The options of the calls of an effect or a stream, whichever methods make them: timeout, deadline, retries, headers, prefetch.
 *
 * @example
 * ```ts
 * import { CallOptions } from "@fieldwork/core"
 * import { Effect } from "effect"
 * const program = Effect.map(CallOptions, ({ timeoutMillis }) => timeoutMillis)
 * Effect.runSync(Effect.provideService(program, CallOptions, { timeoutMillis: 5000 })) // => 5000
 * ```
 */
export const CallOptions: Context.Reference<CallSettings> = Context.Reference<CallSettings>(
  "@fieldwork/core/CallOptions",
  { defaultValue: () => noOptions }
)
