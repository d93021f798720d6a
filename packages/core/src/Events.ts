/**
 * What a client tells beside the answers it gives: deprecations and drift.
 *
 * Both go through a service, whose default writes to Effect's logger; replace it to route elsewhere.
 */
import { Context, Effect, Layer } from "effect"
import type { DeprecationNotice } from "./Notice.ts"

/** Something in an answer that the spec does not say, and that did not break the call. */
export interface Drift {
  readonly operation: string
  readonly status: number
  /**
   * - `status`: a status that is not documented for the operation
   * - `empty`: a success without the body that the spec promises
   * - `shape`: a body of another shape, at `pointer`
   * - `total`: the number of items changed while the pages were read
   */
  readonly kind: "status" | "empty" | "shape" | "total"
  /** JSON pointer into the body; empty for the whole of it. */
  readonly pointer: string
  readonly message: string
}

export interface Sink {
  readonly deprecated: (notice: DeprecationNotice) => Effect.Effect<void>
  readonly drifted: (drift: Drift) => Effect.Effect<void>
}

/** `once` answers true the first time it is asked for a key. */
export interface Reporter extends Sink {
  readonly once: (key: string) => boolean
}

/** More places than this are not remembered: a body may have any number of them. */
const longestMemory = 10_000

/** A reporter with a memory of its own: each deprecated operation is told once in its life. */
export const make = (sink: Sink): Reporter => {
  const told = new Set<string>()
  return {
    ...sink,
    once: (key) => {
      if (told.has(key) || told.size >= longestMemory) return false
      told.add(key)
      return true
    }
  }
}

const logger = (): Reporter => {
  const reporter: Reporter = make({
    deprecated: ({ message }) => Effect.logWarning(message),
    // One line a place: a list with one wrong field would fill the log, on every call.
    drifted: ({ kind, message, operation, pointer, status }) => {
      const place = pointer.replace(/\/\d+/g, "/*")
      return reporter.once(`drift ${operation} ${status} ${kind} ${place} ${message}`)
        ? Effect.logWarning(
            `${operation}: the answer (${status}) differs from the spec${place === "" ? "" : ` at ${place}`}: ${message}`
          )
        : Effect.void
    }
  })
  return reporter
}

/** Where events go. The default instance lives as long as the process, so one notice an operation is one notice a process. */
export const Events: Context.Reference<Reporter> = Context.Reference<Reporter>("@fieldwork/core/Events", {
  defaultValue: logger
})

/** Sends events to `sink` instead of the log. */
export const layer = (sink: Partial<Sink>): Layer.Layer<never> =>
  Layer.sync(Events, () => make({ deprecated: () => Effect.void, drifted: () => Effect.void, ...sink }))
