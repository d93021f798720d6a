import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { encodeText } from "../../src/BodyCodec.ts"
import type { StreamName } from "../../src/Message.ts"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { readHead } from "../../src/operate/Checkpoint.ts"
import { prune } from "../../src/operate/prune.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { verifyEvidence } from "../../src/operate/Verify.ts"
import { inMemory } from "../support/memory.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { bodiesOf, populated } from "../support/history.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const day = 86_400

describe("prune", () => {
  itOnBothEngines(
    "old callbacks of one inbox stream are pruned even if the second stream has no recent callbacks",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(1 * day, [survey(1)])
        yield* receive(2 * day, [survey(2)])
        yield* receive(80 * day, [survey(3)])
        assert.strictEqual((yield* prune(store, 75)).bodies, 2)
        yield* receive(81 * day, [outcome("r1")], "outcomes")
        yield* receive(82 * day, [survey(4)])
        yield* receive(170 * day, [survey(5)])
        assert.strictEqual((yield* prune(store, 75)).bodies, 3)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  itOnBothEngines("pruning the inbox keeps the bodies of callbacks that are not applied yet", (store) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(90 * day * 1000)
      yield* makeTestInbox(store)
      const append = (stream: StreamName, signedAt: number) =>
        Effect.flatMap(
          Effect.promise(() => encodeText(stream, signedAt, "[]")),
          (encoded) =>
            store.append({
              ...encoded,
              stream,
              kind: "callback",
              signedAt,
              keyId: "",
              signature: "",
              signedForm: "stored",
              timing: "late",
              receivedAt: signedAt * 1000,
              bytes: 2
            })
        )
      yield* append("opportunities", 1)
      yield* append("outcomes", 2)
      assert.strictEqual((yield* prune(store, 75)).bodies, 0)
    })
  )

  itOnBothEngines(
    "pruning the inbox keeps bodies within the retention, and redeliveries are still detected and rebuilds identical",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* populated(store)
        yield* receive(80 * day, [survey(1, { total_remaining: 3 })])
        const before = yield* fingerprint(store)
        const { bodies } = yield* prune(store, 75)
        assert.strictEqual(bodies, 6)
        assert.deepStrictEqual((yield* bodiesOf(store)).filter((body) => body !== "").length, 1)
        assert.strictEqual((yield* rebuild(store)).fingerprint, before)
        const { pruned, verified } = yield* verifyEvidence(store)
        assert.deepStrictEqual({ pruned, verified }, { pruned: 6, verified: 1 })
      })
  )

  itOnBothEngines("concurrent prunings of an inbox remove every old callback body and count each one once", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeTestInbox(store)
      for (let index = 1; index <= 120; index++) yield* receive(index, [survey(index)])
      yield* receive(80 * day, [survey(1)])
      const batch = store.prune({ before: day * 1000, throughSequence: 120, limit: 50 })
      const counts = yield* Effect.all([batch, batch, batch, batch], { concurrency: 4 })
      assert.strictEqual(
        counts.reduce((sum, count) => sum + count, 0),
        120
      )
      const left = yield* Effect.forEach(
        Array.from({ length: 121 }, (_, index) => index + 1),
        store.body
      )
      assert.deepStrictEqual(
        left.flatMap((body, index) => (Option.isSome(body) ? [index + 1] : [])),
        [121]
      )
    })
  )

  itOnBothEngines("pruning the inbox writes no checkpoint when there is nothing to remove", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* populated(store)
      yield* receive(80 * day, [survey(1, { total_remaining: 3 })])
      yield* prune(store, 75)
      const head = yield* readHead(store)
      assert.strictEqual((yield* prune(store, 75)).bodies, 0)
      assert.deepStrictEqual(yield* readHead(store), head)
    })
  )

  itOnBothEngines(
    "pruning the inbox removes nothing if the clock is far ahead of the newest callback, unless the caller trusts the clock",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(1 * day, [survey(1)])
        yield* TestClock.setTime(77 * day * 1000)
        assert.deepInclude(yield* prune(store, 75), { bodies: 0, clockAheadMillis: 76 * day * 1000 })
        assert.strictEqual((yield* prune(store, 75, undefined, { trustClock: true })).bodies, 1)
      })
  )

  itOnBothEngines(
    "the retention of a callback received while the clock was behind counts from its signature time",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        yield* receive(100 * day, [survey(1)])
        yield* receive(100 * day + 9, [survey(2)], "opportunities", 1 * day)
        yield* TestClock.setTime(101 * day * 1000)
        assert.strictEqual((yield* prune(store, 75)).bodies, 0)
      })
  )

  it.effect("pruning the inbox keeps the body of an old callback that has not been applied to the tables yet", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      const { receive } = yield* makeTestInbox({ ...store, next: () => Effect.succeed(Option.none()) })
      yield* receive(100, [survey(1)])
      yield* receive(80 * day, [survey(1)])
      assert.strictEqual((yield* prune(store, 75)).bodies, 0)
    })
  )
})
