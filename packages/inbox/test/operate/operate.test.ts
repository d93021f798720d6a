import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { encodeBody, encodeText } from "../../src/BodyCodec.ts"
import type { StreamName } from "../../src/Message.ts"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { checkpoint, readHead } from "../../src/operate/Checkpoint.ts"
import { prune } from "../../src/operate/Prune.ts"
import { listQuarantine, retryQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/Rebuild.ts"
import { verifyEvidence } from "../../src/operate/Verify.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import { inMemory } from "../support/memory.ts"
import { emptyBatch } from "../../src/store/Rows.ts"
import { both } from "../support/engines.ts"
import { bodiesOf, populated } from "../support/history.ts"
import { makePostgres } from "../support/postgres.ts"
import { outcome, signedRequest, survey } from "../support/sender.ts"
import { key, makeWorld } from "../support/world.ts"

const day = 86_400

describe("rebuild", () => {
  both("gives the same bytes, from all evidence", (store) =>
    Effect.gen(function* () {
      yield* populated(store)
      const before = yield* fingerprint(store)
      const feed = yield* store.feed
      const rebuilt = yield* rebuild(store)
      assert.deepStrictEqual(rebuilt, { entries: 6, identical: true, fingerprint: before })
      assert.strictEqual(yield* fingerprint(store), before)
      assert.strictEqual(yield* store.feed, feed)
    })
  )

  both("gives the same bytes, from a checkpoint and the evidence since", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* populated(store)
      yield* checkpoint(store)
      yield* receive(400, [survey(1, { total_remaining: 1 }), survey(4)])
      const before = yield* fingerprint(store)
      assert.deepStrictEqual(yield* rebuild(store), { entries: 1, identical: true, fingerprint: before })
    })
  )

  both("repairs projections that something else has changed, and then readers of changes begin anew", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* populated(store)
      const right = yield* fingerprint(store)
      const feed = yield* store.feed
      const wrong = Option.getOrThrow(
        yield* store.acquireLease({
          stream: "opportunities",
          set: "live",
          holder: "x",
          leaseMillis: 1,
          force: "always"
        })
      )
      const [row] = yield* store.currents("live", [1])
      assert.isDefined(row)
      if (row === undefined) return
      yield* store.commit(wrong, { ...emptyBatch(wrong.position), opportunities: [{ ...row, price_nanos: 1 }] }, 1)
      assert.notStrictEqual(yield* fingerprint(store), right)
      const rebuilt = yield* rebuild(store)
      assert.isFalse(rebuilt.identical)
      assert.strictEqual(yield* fingerprint(store), right)
      assert.strictEqual(yield* store.feed, feed + 1)
      yield* receive(500, [survey(9)])
      assert.isTrue(Option.isSome(yield* store.opportunity(9)))
    })
  )

  it.effect("SQLite and PostgreSQL hold the same bytes after the same callbacks", () =>
    Effect.gen(function* () {
      const [sqlite, postgres] = [yield* inMemory, yield* makePostgres]
      yield* populated(sqlite)
      yield* populated(postgres)
      assert.strictEqual(yield* fingerprint(sqlite), yield* fingerprint(postgres))
    })
  )
})

describe("prune", () => {
  both("a stream that never came, or came long ago, does not keep the bodies of the other", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeWorld(store)
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

  both("what is not applied yet keeps its body", (store) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(90 * day * 1000)
      yield* makeWorld(store)
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

  both(
    "keeps what is younger than the retention, knows redeliveries, and a rebuild still gives the same bytes",
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

  both("two at once leave no body behind and count each once", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeWorld(store)
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

  both("writes no checkpoint when there is nothing to remove", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* populated(store)
      yield* receive(80 * day, [survey(1, { total_remaining: 3 })])
      yield* prune(store, 75)
      const head = yield* readHead(store)
      assert.strictEqual((yield* prune(store, 75)).bodies, 0)
      assert.deepStrictEqual(yield* readHead(store), head)
    })
  )

  both("a clock that is far ahead of the newest callback makes nothing old, unless it is trusted", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeWorld(store)
      yield* receive(1 * day, [survey(1)])
      yield* TestClock.setTime(77 * day * 1000)
      assert.deepInclude(yield* prune(store, 75), { bodies: 0, clockAheadMillis: 76 * day * 1000 })
      assert.strictEqual((yield* prune(store, 75, undefined, { trustClock: true })).bodies, 1)
    })
  )

  both("what was received while the clock was behind is as old as its signature", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeWorld(store)
      yield* receive(100 * day, [survey(1)])
      yield* receive(100 * day + 9, [survey(2)], "opportunities", 1 * day)
      yield* TestClock.setTime(101 * day * 1000)
      assert.strictEqual((yield* prune(store, 75)).bodies, 0)
    })
  )

  it.effect("takes no body that is not projected yet", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      const { receive } = yield* makeWorld({ ...store, next: () => Effect.succeed(Option.none()) })
      yield* receive(100, [survey(1)])
      yield* receive(80 * day, [survey(1)])
      assert.strictEqual((yield* prune(store, 75)).bodies, 0)
    })
  )
})

describe("verify", () => {
  it.effect("finds a stored body that was changed, and one that is missing", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      yield* populated(store)
      const second = Option.getOrThrow(yield* store.entry(2))
      const { body } = yield* Effect.promise(() => encodeBody(second.stream, second.signedAt, [Buffer.from("[]")]))
      yield* store.rewrite(second, body, "kept")
      const { failed, verified } = yield* verifyEvidence(store)
      assert.deepStrictEqual(
        failed.map(({ sequence }) => sequence),
        [2]
      )
      assert.strictEqual(verified, 5)
    })
  )
})

describe("a body of any length", () => {
  it.effect("is checked as it was received", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      const receiver = yield* makeReceiver(store, { keys: [key], maxBodyBytes: 64 * 1024 * 1024 })
      const body = `[${" ".repeat(41 * 1024 * 1024)}]`
      const request = yield* Effect.promise(() => signedRequest("opportunities", { body, keys: [key], timestamp: 0 }))
      assert.strictEqual((yield* Effect.promise(() => receiver.receive("opportunities", request))).status, 200)
      assert.deepInclude(yield* verifyEvidence(store), { verified: 1, failed: [] })
    })
  )
})

describe("quarantine", () => {
  both("of a callback that broke off keeps where it broke, also when all is tried again", (store) =>
    Effect.gen(function* () {
      const { project, receive } = yield* makeWorld(store)
      yield* receive(100, `[${JSON.stringify(survey(1))},{"survey_id":2`)
      const held = yield* listQuarantine(store)
      assert.include(held[0]?.reason, "no JSON array from byte")
      assert.strictEqual(yield* retryQuarantine(store), 0)
      yield* project("opportunities")
      assert.deepStrictEqual(yield* listQuarantine(store), held)
    })
  )

  both("a retried item that is understood now is applied at its own position, and rebuilds repeat it", (store) =>
    Effect.gen(function* () {
      const { project, receive } = yield* makeWorld(store)
      yield* receive(100, [survey(1, { total_remaining: 1 })])
      // As an older version would have left it, that did not understand these items.
      const lease = Option.getOrThrow(
        yield* store.acquireLease({
          stream: "opportunities",
          set: "live",
          holder: "x",
          leaseMillis: 1,
          force: "always"
        })
      )
      const world = yield* makeWorld({ ...store, next: () => Effect.succeed(Option.none()) })
      yield* world.receive(200, [survey(1, { total_remaining: 2 }), survey(2)])
      const held = (item: number, value: object) => ({
        sequence: 2,
        item,
        stream: "opportunities" as const,
        ordered_at: 200,
        signed_at: 200,
        path: `/${item}`,
        reason: "not understood",
        document: Buffer.from(JSON.stringify(value))
      })
      const quarantined = [held(0, survey(1, { total_remaining: 2 })), held(1, survey(2))]
      const current = Option.getOrThrow(
        yield* store.acquireLease({
          stream: "opportunities",
          set: "live",
          holder: "x",
          leaseMillis: 1,
          force: "always"
        })
      )
      assert.isAbove(current.token, lease.token)
      yield* store.commit(current, { ...emptyBatch({ sequence: 3, item: 0 }), quarantined }, 1)
      yield* receive(300, [survey(2, { total_remaining: 3 })])

      assert.strictEqual(yield* retryQuarantine(store), 2)
      yield* project("opportunities")
      assert.deepStrictEqual(yield* listQuarantine(store), [])
      const one = Option.getOrThrow(yield* store.opportunity(1))
      const two = Option.getOrThrow(yield* store.opportunity(2))
      assert.deepStrictEqual([one.total_remaining, one.signed_at], [2, 200])
      assert.deepStrictEqual([two.total_remaining, two.signed_at], [3, 300])
      // Who reads changes hears of it though it is old.
      assert.strictEqual(one.changed_sequence, 4)
      assert.strictEqual((yield* store.versions(2)).length, 2)
      assert.isTrue((yield* rebuild(store)).identical)
    })
  )

  both("a retry of what is still not understood changes nothing, and rebuilds say so", (store) =>
    Effect.gen(function* () {
      const { project, receive } = yield* makeWorld(store)
      yield* receive(100, [survey(1, { message_reason: "vanished" })])
      const before = yield* fingerprint(store)
      assert.strictEqual(yield* retryQuarantine(store), 1)
      yield* project("opportunities")
      assert.strictEqual(yield* fingerprint(store), before)
      assert.isTrue((yield* rebuild(store)).identical)
    })
  )
})

describe("checkpoint", () => {
  it.effect("a second one replaces the first wholly", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      yield* populated(store)
      const first = yield* checkpoint(store)
      const second = yield* checkpoint(store)
      assert.isAtLeast(second.from, first.to)
      assert.deepStrictEqual(yield* readHead(store), second)
      const parts = yield* store.checkpointParts
      assert.deepStrictEqual(parts, [0, ...Array.from({ length: second.to - second.from }, (_, n) => second.from + n)])
    })
  )
})
