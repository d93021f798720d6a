/**
 * Sets the options for all calls that an effect or a stream makes.
 *
 * ```ts
 * campaigns.get({ id }).pipe(Effect.provideService(CallOptions, { timeoutMillis: 5000, retry: { maxAttempts: 2 } }))
 * ```
 */
import * as Context from "effect/Context"
import type { CallSettings } from "./CallSettings.ts"

/** Call options with no option set. */
export const noOptions: CallSettings = {}

/**
 * The options for all calls that an effect or a stream makes: timeout, deadline, retries, headers and prefetch.
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
