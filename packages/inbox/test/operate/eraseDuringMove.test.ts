/** Moves quarantined items of a person while that person's data is erased in another process. */
import { assert, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, Option } from "effect"
import { erase } from "../../src/operate/erase.ts"
import { moveQuarantined } from "../../src/operate/Quarantine.ts"
import type { Report } from "../../src/operate/Progress.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { isIntact, verify } from "../../src/operate/VerifyStore.ts"
import type { Store } from "../../src/store/Store.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { bodiesOf } from "../support/history.ts"
import { interrupted } from "../support/interrupted.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const pid = "pid-a"

/** Receives an outcome of the respondent `pid` at the URL for opportunities. */
const misdirected = Effect.fnUntraced(function* (store: Store) {
  const inbox = yield* makeTestInbox(store)
  yield* inbox.receive(100, [survey(1)])
  yield* inbox.receive(200, [outcome("r1", { panelist_id: pid })])
  return inbox
})

/** Checks that the moved outcome is stored without the person's identifier. */
const requireErased = Effect.fnUntraced(function* (store: Store) {
  const moved = Option.getOrThrow(yield* store.outcome("r1"))
  assert.strictEqual(moved.panelist_id, "")
  assert.notInclude(moved.document, pid)
  assert.notInclude((yield* bodiesOf(store)).join(), pid)
  assert.isTrue((yield* rebuild(store)).identical)
  assert.isTrue(isIntact(yield* verify(store)))
})

describe("a move of quarantined items at the same time as an erasure", () => {
  itOnBothEngines(
    "erasing a respondent also covers a quarantined outcome that is moved to the log during the rebuild of the erasure",
    (store) =>
      Effect.gen(function* () {
        const { project } = yield* misdirected(store)
        let moved = 0
        const report: Report = ({ what }) =>
          what === "comparing" && moved === 0
            ? Effect.orDie(Effect.asVoid(Effect.map(moveQuarantined(store), (count) => (moved = count))))
            : Effect.void
        assert.strictEqual((yield* erase(store, pid, report)).callbacks, 2)
        assert.strictEqual(moved, 1)
        yield* project("outcomes")
        yield* requireErased(store)
      })
  )

  itOnBothEngines(
    "a move that has read a person's outcome when the person is erased reads it again before it writes to the log",
    (store) =>
      Effect.gen(function* () {
        const { project } = yield* misdirected(store)
        // The erasure runs between two reads of the quarantine. The first read has returned the outcome, and the second read returns no further
        // items.
        assert.strictEqual(yield* moveQuarantined(interrupted(store, "quarantined", 2, erase(store, pid))), 1)
        yield* project("outcomes")
        yield* requireErased(store)
      })
  )

  itOnBothEngines(
    "a move that reads a person's outcome during an erasure and writes to the log after it reads the outcome again",
    (store) =>
      Effect.gen(function* () {
        const { project } = yield* misdirected(store)
        const [begins, hasRead, isErased] = yield* Effect.all([
          Deferred.make<void>(),
          Deferred.make<void>(),
          Deferred.make<void>()
        ])
        const wait = Effect.andThen(Deferred.succeed(hasRead, undefined), Deferred.await(isErased))
        const waiting = interrupted(store, "quarantined", 2, wait)
        const move = yield* Effect.forkScoped(Effect.andThen(Deferred.await(begins), moveQuarantined(waiting)))
        const report: Report = ({ what }) =>
          what === "comparing"
            ? Effect.andThen(Deferred.succeed(begins, undefined), Deferred.await(hasRead))
            : Effect.void
        yield* erase(store, pid, report)
        yield* Deferred.succeed(isErased, undefined)
        assert.strictEqual(yield* Fiber.join(move), 1)
        yield* project("outcomes")
        yield* requireErased(store)
      })
  )
})
