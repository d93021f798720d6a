import { assert } from "@effect/vitest"
import { Effect, Metric } from "effect"
import * as Metrics from "../../src/Metrics.ts"
import { noteReaders } from "../../src/serve/ReaderMetrics.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { live } from "../support/postgres.ts"
import { survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const valuesOf = Effect.fnUntraced(function* (reader: string) {
  const attributes = { reader, stream: "opportunities" } as const
  const waiting = yield* Metric.value(Metrics.withAttributes(Metrics.readerWaiting, attributes))
  const seconds = yield* Metric.value(Metrics.withAttributes(Metrics.readerWaitingSeconds, attributes))
  return { waiting: waiting.value, seconds: seconds.value }
})

itOnBothEngines(
  "the inbox sets the metrics of a removed reader to 0, and continues to report the other readers",
  (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeTestInbox(store)
      yield* receive(100, [survey(1), survey(2)], "opportunities", 100)
      for (const reader of ["removed", "other"]) {
        const options = { reader, stream: "opportunities", mode: "state", holder: "test", leaseMillis: 60_000 } as const
        yield* live(store.readers.acquire(options))
      }
      const note = noteReaders(store)
      yield* live(note)
      const before = yield* valuesOf("removed")
      assert.strictEqual(before.waiting, 2)
      assert.isAbove(before.seconds, 0)
      yield* live(store.readers.remove("removed"))
      yield* live(note)
      assert.deepStrictEqual(yield* valuesOf("removed"), { waiting: 0, seconds: 0 })
      assert.strictEqual((yield* valuesOf("other")).waiting, 2)
    })
)
