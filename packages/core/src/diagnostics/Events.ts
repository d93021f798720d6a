/**
 * Reports what a client observes besides the results of its calls: deprecations, and differences from the spec ("drift").
 *
 * Deprecations and differences are passed to a service that by default writes to Effect's logger. Replace the service to send them elsewhere.
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { DeprecationNotice } from "./DeprecationNotice.ts"
import type { Drift } from "./Drift.ts"

export type { Drift } from "./Drift.ts"

/**
 * The functions that receive deprecations and differences from the spec.
 */
export interface Sink {
  readonly deprecated: (notice: DeprecationNotice) => Effect.Effect<void>
  /** Receives a difference from the spec. `line` describes the difference in one log line, which is the same for all items of a list. */
  readonly drifted: (drift: Drift, line?: string) => Effect.Effect<void>
}

/** A sink that can detect repeated events. `once` returns true the first time it is called with a key. */
export interface Reporter extends Sink {
  readonly once: (key: string) => boolean
}

/** The maximum number of keys of reported events to store. It limits memory use if bodies differ from the spec in many places. */
const maxReported = 10_000

/**
 * Creates a reporter from a sink. Its `once` method stores up to 10,000 keys, so that each deprecated operation is reported only once.
 *
 * @example
 * ```ts
 * import { Events } from "@fieldwork/core"
 * import { Effect } from "effect"
 * const reporter = Events.make({ deprecated: () => Effect.void, drifted: () => Effect.void })
 * [reporter.once("a"), reporter.once("a")] // => [true,false]
 * ```
 */
export const make = (sink: Sink): Reporter => {
  const reported = new Set<string>()
  return {
    ...sink,
    once: (key) => {
      if (reported.has(key) || reported.size >= maxReported) return false
      reported.add(key)
      return true
    }
  }
}

const logger = (): Reporter => {
  const reporter: Reporter = make({
    deprecated: ({ message }) => Effect.logWarning(message),
    // Each line is logged only once, because a list with one invalid field would otherwise fill the log on every call.
    drifted: ({ message }, line = message) => (reporter.once(line) ? Effect.logWarning(line) : Effect.void)
  })
  return reporter
}

/**
 * The service that receives events. The default service writes to the log and is shared by the entire process, so each deprecated operation is logged
 * once per process.
 *
 * @example
 * ```ts
 * import { Events } from "@fieldwork/core"
 * import { Effect } from "effect"
 * Effect.runSync(Effect.map(Events.Events, ({ once }) => typeof once)) // => "function"
 * ```
 */
export const Events: Context.Reference<Reporter> = Context.Reference<Reporter>("@fieldwork/core/Events", {
  defaultValue: logger
})

/**
 * Returns a layer that passes events to `sink` instead of the log. Events for which `sink` has no function are dropped.
 *
 * @example
 * ```ts
 * import { Events } from "@fieldwork/core"
 * import { Effect } from "effect"
 * const messages: Array<string> = []
 * const layer = Events.layer({ drifted: ({ message }) => Effect.sync(() => void messages.push(message)) })
 * const drift = { operation: "getThing", status: 200, kind: "shape", pointer: "/id", message: "must be a number" } as const
 * Effect.runSync(Effect.provide(Effect.flatMap(Events.Events, ({ drifted }) => drifted(drift)), layer))
 * messages // => ["must be a number"]
 * ```
 */
export const layer = (sink: Partial<Sink>): Layer.Layer<never> =>
  Layer.sync(Events, () => make({ deprecated: () => Effect.void, drifted: () => Effect.void, ...sink }))
