/**
 * What a client reports beside the results of its calls: deprecations, and differences from the spec ("drift").
 *
 * Both go through a service whose default writes to Effect's logger. Replace it to send them elsewhere.
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { DeprecationNotice } from "./DeprecationNotice.ts"
import type { Drift } from "./Drift.ts"

export type { Drift } from "./Drift.ts"

/**
 * Where deprecations and differences from the spec are sent.
 */
export interface Sink {
  readonly deprecated: (notice: DeprecationNotice) => Effect.Effect<void>
  readonly drifted: (drift: Drift) => Effect.Effect<void>
}

/** `once` returns true the first time that it is called with a key. */
export interface Reporter extends Sink {
  readonly once: (key: string) => boolean
}

/** A body may differ at any number of places: no more than so many are remembered. */
const mostRemembered = 10_000

/**
 * A reporter that remembers what it has reported, up to 10,000 keys: each deprecated operation is reported once in its life.
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
      if (reported.has(key) || reported.size >= mostRemembered) return false
      reported.add(key)
      return true
    }
  }
}

const sentenceOf = ({ kind, message, operation, status }: Drift, place: string): string => {
  const subject = kind === "request" ? "the request" : `the response (${status})`
  return `${operation}: ${subject} differs from the spec${place === "" ? "" : ` at ${place}`}: ${message}`
}

const logger = (): Reporter => {
  const reporter: Reporter = make({
    deprecated: ({ message }) => Effect.logWarning(message),
    // One line for each place: a list with one wrong field would fill the log, on every call.
    drifted: (drift) => {
      const place = drift.pointer.replace(/\/\d+/g, "/*")
      return reporter.once(`drift ${drift.status} ${drift.kind} ${sentenceOf(drift, place)}`)
        ? Effect.logWarning(sentenceOf(drift, place))
        : Effect.void
    }
  })
  return reporter
}

/**
 * Where events go. The default writes to the log and lives as long as the process, so it logs a deprecated operation once in the process.
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
 * Sends events to `sink` instead of the log. What `sink` lacks is not reported.
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
