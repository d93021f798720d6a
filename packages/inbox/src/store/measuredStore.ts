/** A store that measures the duration of its calls. */
import { Effect, Metric } from "effect"
import * as Metrics from "../Metrics.ts"
import { monotonicMillis } from "../Monotonic.ts"
import type { Store } from "./Store.ts"

type Call = Effect.Effect<unknown, unknown>

const timer = (operation: string) => {
  const metric = Metrics.withAttributes(Metrics.storeSeconds, { operation })
  return (call: Call): Call =>
    Effect.flatMap(monotonicMillis, (started) =>
      Effect.ensuring(
        call,
        Effect.flatMap(monotonicMillis, (ended) => Metric.update(metric, (ended - started) / 1000))
      )
    )
}

export const measuredStore = (store: Store): Store => {
  const measured = Object.entries(store as unknown as Readonly<Record<string, unknown>>).map(([name, member]) => {
    const timed = timer(name)
    if (Effect.isEffect(member)) return [name, timed(member as Call)]
    if (typeof member !== "function") return [name, member]
    const call = member as (...args: ReadonlyArray<unknown>) => Call
    return [name, (...args: ReadonlyArray<unknown>) => timed(call(...args))]
  })
  // The cast is safe, because no property changes its type.
  return Object.fromEntries(measured) as unknown as Store
}
