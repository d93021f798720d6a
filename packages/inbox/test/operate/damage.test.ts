import { assert, describe } from "@effect/vitest"
import { Effect, Option, type Scope, Stream } from "effect"
import { TestClock } from "effect/testing"
import { encodeBody } from "../../src/BodyCodec.ts"
import type { Entry } from "../../src/Message.ts"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { erase } from "../../src/operate/erase.ts"
import { prune } from "../../src/operate/prune.ts"
import { listQuarantine, moveQuarantined, retryQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { makeOutcomes } from "../../src/query/Outcomes.ts"
import type { Store } from "../../src/store/Store.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { bodiesOf, populated } from "../support/history.ts"
import { outcome } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

describe("damaged evidence", () => {
  const damages = {
    "cannot be decompressed": () => Effect.succeed(Buffer.alloc(20)),
    "is replaced by a different body of the same length": (entry: Entry) =>
      Effect.map(
        Effect.promise(() => encodeBody(entry.stream, entry.signedAt, [Buffer.alloc(entry.bytes, " ")])),
        ({ body }) => body
      )
  }
  for (const [what, damage] of Object.entries(damages)) {
    itOnBothEngines(
      `a rebuild of the inbox is refused if a stored callback body ${what}, unless the caller accepts its loss`,
      (store) =>
        Effect.gen(function* () {
          const { project } = yield* populated(store)
          yield* retryQuarantine(store)
          yield* project("opportunities")
          const before = yield* fingerprint(store)
          for (const sequence of [2, 5]) {
            const entry = Option.getOrThrow(yield* store.entry(sequence))
            yield* store.rewrite(entry, yield* damage(entry), "kept")
          }
          const refused = [rebuild(store), erase(store, "pid-b")]
          for (const work of refused) {
            const { message } = yield* Effect.flip(Effect.scoped(work as Effect.Effect<unknown, Error, Scope.Scope>))
            assert.match(message, /^The body of entry 2 and of 1 more is damaged/)
          }
          assert.strictEqual(yield* fingerprint(store), before)
          assert.strictEqual((yield* store.entries({ kind: "erasure", limit: 9 })).length, 0)
          const unknown = yield* Effect.flip(erase(store, "unknown"))
          assert.include(unknown.message, "2 damaged bodies could not be searched")

          const { rebuilt, unreadable } = yield* erase(store, "pid-a", undefined, { withoutDamaged: true })
          assert.deepStrictEqual([rebuilt.identical, unreadable], [false, 2])
          assert.isTrue(Option.isNone(yield* store.outcome("r2")))
          // A damaged body must not be reported as erased.
          assert.strictEqual(Option.getOrThrow(yield* store.entry(5)).evidence, "kept")
          assert.isTrue((yield* rebuild(store, undefined, { withoutDamaged: true })).identical)
        })
    )
  }

  for (const [what, damage] of Object.entries(damages)) {
    /** Damages the only `move` entry in the log. Returns its sequence number. */
    const damageMove = Effect.fnUntraced(function* (store: Store) {
      const [moved] = yield* store.entries({ kind: "move", limit: 1 })
      const move = Option.getOrThrow(Option.fromUndefinedOr(moved))
      yield* store.rewrite(move, yield* damage(move), "kept")
      return move.sequence
    })

    itOnBothEngines(
      `a rebuild or an erasure is refused if the stored body of an operator's action ${what}, unless the caller accepts its loss`,
      (store) =>
        Effect.gen(function* () {
          const { project, receive } = yield* populated(store)
          yield* receive(330, [outcome("r3", { panelist_id: "pid-a" })])
          yield* moveQuarantined(store)
          yield* project("outcomes")
          const sequence = yield* damageMove(store)
          const before = [yield* fingerprint(store), yield* bodiesOf(store)]
          for (const work of [rebuild(store), erase(store, "pid-a")]) {
            const { message } = yield* Effect.flip(Effect.scoped(work as Effect.Effect<unknown, Error, Scope.Scope>))
            assert.include(message, `The body of entry ${sequence} is damaged`)
          }
          assert.deepStrictEqual([yield* fingerprint(store), yield* bodiesOf(store)], before)
          const { unreadable } = yield* erase(store, "pid-a", undefined, { withoutDamaged: true })
          assert.strictEqual(unreadable, 1)
          assert.notInclude(JSON.stringify(yield* store.outcomes({}, { limit: 9 })), "pid-a")
          assert.include((yield* listQuarantine(store)).at(-1)?.reason, "the stored body is damaged")
          assert.isTrue((yield* rebuild(store, undefined, { withoutDamaged: true })).identical)
        })
    )

    itOnBothEngines(
      `an operator's action whose stored body ${what} is quarantined and blocks neither the projector nor the messages`,
      (store) =>
        Effect.gen(function* () {
          const { project, receive } = yield* makeTestInbox(store)
          yield* receive(100, [outcome("r1")])
          yield* moveQuarantined(store)
          const sequence = yield* damageMove(store)
          yield* project("outcomes")
          yield* receive(200, [outcome("r2")], "outcomes")
          const rows = yield* listQuarantine(store)
          assert.deepStrictEqual(
            rows.map((row) => row.sequence),
            [1, sequence]
          )
          const messages = yield* Stream.runCollect(makeOutcomes(store).messages({ follow: false }))
          assert.deepStrictEqual(
            messages.map(({ outcome }) => outcome.respondent_id),
            ["r2"]
          )
          // The item is still in the quarantine, so it can be moved again.
          yield* moveQuarantined(store)
          yield* project("outcomes")
          assert.isTrue(Option.isSome(yield* store.outcome("r1")))
        })
    )
  }

  itOnBothEngines(
    "an erasure is refused and changes nothing if callbacks were pruned and their checkpoint was removed",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* populated(store)
        yield* TestClock.adjust("80 days")
        yield* prune(store, 75, undefined, { trustClock: true })
        yield* store.clearCheckpoint()
        yield* receive(330, [outcome("r1", { panelist_id: "pid-a", client_status: 26 })], "outcomes")
        const before = [yield* fingerprint(store), yield* bodiesOf(store)]
        assert.strictEqual((yield* Effect.flip(erase(store, "pid-a")))._tag, "MissingEvidenceError")
        assert.deepStrictEqual([yield* fingerprint(store), yield* bodiesOf(store)], before)
        assert.deepStrictEqual(yield* store.entries({ kind: "erasure", limit: 9 }), [])
      })
  )
})
