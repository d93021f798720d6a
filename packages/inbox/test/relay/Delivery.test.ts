import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { delivering } from "../../src/relay/Delivery.ts"
import type { Envelope } from "../../src/relay/Envelope.ts"
import { type Sink, SinkError } from "../../src/relay/Sink.ts"

const envelopes = (count: number): ReadonlyArray<Envelope> =>
  Array.from({ length: count }, (_, item) => ({
    stream: "outcomes",
    key: `r${item}`,
    id: `digest/${item}`,
    version: "1",
    epoch: 1,
    position: { sequence: 1, item },
    document: "{}"
  }))

interface Attempt {
  readonly size: number
  /** The number of this attempt, starting at 1. */
  readonly number: number
  /** Waits for a number of seconds of the test clock. */
  readonly wait: (seconds: number) => Promise<void>
}

/** Delivers 100 envelopes, and advances the test clock until the sink has acknowledged all of them. Returns the sizes of the batches. */
const deliverAll = Effect.fnUntraced(function* (deliver: (attempt: Attempt) => Promise<void>) {
  const waiting: Array<{ readonly until: number; readonly resolve: () => void }> = []
  let now = 0
  const wait = (seconds: number): Promise<void> =>
    new Promise((resolve) => waiting.push({ until: now + seconds, resolve }))
  const sizes: Array<number> = []
  const delivered: Array<number> = []
  const sink: Sink = {
    name: "test",
    announce: async () => {},
    close: async () => {},
    deliver: async (batch, _, signal) => {
      sizes.push(batch.length)
      await deliver({ size: batch.length, number: sizes.length, wait })
      if (signal.aborted) return
      delivered.push(...batch.map(({ position }) => position.item))
    }
  }
  const { deliver: start } = delivering(sink, { reader: "test", stream: "outcomes" })
  const fiber = yield* Effect.forkChild(start(envelopes(100), { reader: "test", token: 1 }))
  while (fiber.pollUnsafe() === undefined) {
    yield* TestClock.adjust("1 second")
    now += 1
    for (const { resolve, until } of waiting) if (until <= now) resolve()
    yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
  }
  yield* Fiber.join(fiber)
  assert.deepStrictEqual(
    delivered,
    envelopes(100).map(({ position }) => position.item)
  )
  return sizes
})

describe("deliveries of a relay", () => {
  it.effect("a relay whose sink needs more than 60 s for a page delivers the page in smaller batches", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* deliverAll(({ size, wait }) => wait(size * 0.8)), [100, 50, 50])
    })
  )

  it.effect(
    "a relay whose sink refuses a batch after every 10 envelopes delivers all 100 envelopes in order in at most 60 attempts",
    () =>
      Effect.gen(function* () {
        let left = 10
        const sizes = yield* deliverAll(async ({ size }) => {
          left -= size
          if (left >= 0) return
          left = 10
          throw new SinkError({ sink: "test", reason: "unavailable", detail: "429" })
        })
        assert.isAtMost(sizes.length, 60)
      })
  )

  it.effect("a relay delivers a page in one batch again after a slow sink has recovered", () =>
    Effect.gen(function* () {
      const sizes = yield* deliverAll(async ({ number }) => {
        if (number <= 3) throw new SinkError({ sink: "test", reason: "unavailable", detail: "down" })
      })
      assert.deepStrictEqual(sizes, [100, 50, 25, 12, 24, 48, 16])
    })
  )
})
