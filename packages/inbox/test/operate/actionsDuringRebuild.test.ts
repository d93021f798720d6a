/** Runs operators' actions on the quarantine while a rebuild or a verification runs in another process. */
import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"
import { moveQuarantined, retryQuarantine } from "../../src/operate/Quarantine.ts"
import type { Report } from "../../src/operate/Progress.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { verify } from "../../src/operate/VerifyStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { interrupted } from "../support/interrupted.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"
import { receiveUninterpreted } from "../support/uninterpreted.ts"

/** Receives one survey and one outcome. */
const populated = Effect.fnUntraced(function* (store: Store) {
  const inbox = yield* makeTestInbox(store)
  yield* inbox.receive(100, [survey(1)])
  yield* inbox.receive(150, [outcome("r0")], "outcomes")
  return inbox
})

const misdirections = [
  ["an outcome", "opportunities", "outcomes", outcome("r1")],
  ["a survey", "outcomes", "opportunities", survey(2)]
] as const

/** Returns a store with which a test inbox receives callbacks, but neither acquires real leases nor applies the callbacks. */
const withoutProjector = (store: Store): Store => ({
  ...store,
  acquireLease: ({ set, stream }) => Effect.succeedSome({ stream, set, token: 0, position: { sequence: 0, item: 0 } }),
  next: () => Effect.succeed(Option.none())
})

/** Returns a progress callback that runs `work` once, when the nth entry has been applied to the projections. */
const afterEntry = (nth: number, work: Effect.Effect<unknown, unknown>): Report => {
  let left = nth
  return ({ what }) =>
    Effect.suspend(() => {
      if (!what.endsWith("the projections")) return Effect.void
      left -= 1
      return left === 0 ? Effect.asVoid(Effect.orDie(work)) : Effect.void
    })
}

describe("operators' actions during a rebuild or a verification", () => {
  for (const [what, from, to, item] of misdirections) {
    const receiveAndMove = Effect.fnUntraced(function* (store: Store) {
      const { project, receive } = yield* makeTestInbox(store)
      yield* receive(200, [item], from)
      assert.strictEqual(yield* moveQuarantined(store), 1)
      yield* project(to)
    })

    for (const nth of [1, 2]) {
      itOnBothEngines(
        `if ${what} arrives and is moved after a rebuild of the inbox has passed entry ${nth}, the rebuild gives the same result`,
        (store) =>
          Effect.gen(function* () {
            yield* populated(store)
            assert.isTrue((yield* rebuild(store, afterEntry(nth, receiveAndMove(store)))).identical)
            assert.strictEqual(yield* store.quarantineSize, 0)
          })
      )

      itOnBothEngines(
        `if ${what} arrives and is moved after a verification of the inbox has passed entry ${nth}, no damage is reported`,
        (store) =>
          Effect.gen(function* () {
            yield* populated(store)
            assert.deepStrictEqual((yield* verify(store, {}, afterEntry(nth, receiveAndMove(store)))).damage, [])
            assert.strictEqual(yield* store.quarantineSize, 0)
          })
      )
    }

    itOnBothEngines(
      `if ${what} arrives and is moved while a rebuild pauses the live projections, the rebuild gives the same result`,
      (store) =>
        Effect.gen(function* () {
          yield* populated(store)
          const stopped = yield* makeTestInbox(withoutProjector(store))
          // The item arrives before the rebuild acquires the last of its four leases. The third commit of the rebuild quarantines the item in the
          // live tables, and the item is moved before the fourth commit.
          const arrives = interrupted(store, "acquireLease", 4, stopped.receive(200, [item], from))
          let moved = 0
          const move = Effect.map(moveQuarantined(store), (count) => (moved = count))
          assert.isTrue((yield* rebuild(interrupted(arrives, "commit", 4, move))).identical)
          assert.strictEqual(moved, 1)
          assert.strictEqual(yield* store.quarantineSize, 0)
        })
    )
  }

  itOnBothEngines("a verification agrees with the retry of an outcome that arrives while it runs", (store) =>
    Effect.gen(function* () {
      const { project } = yield* populated(store)
      const work = Effect.gen(function* () {
        yield* receiveUninterpreted(store, 3, 200, outcome("r1"))
        assert.strictEqual(yield* retryQuarantine(store), 1)
        yield* project("outcomes")
      })
      assert.deepStrictEqual((yield* verify(store, {}, afterEntry(1, work))).damage, [])
      assert.strictEqual(yield* store.quarantineSize, 0)
    })
  )
})
