/** Checks that the size of the quarantine is limited for any input. */
import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { listQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { listedPerCallback } from "../../src/project/QuarantineLimit.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"
import { projectAll } from "../../src/project/Projector.ts"
import { Option } from "effect"

describe("the size of the quarantine", () => {
  itOnBothEngines("the quarantine lists 1,000 invalid items of a callback and then says that there are more", (store) =>
    Effect.gen(function* () {
      const later = yield* makeTestInbox({ ...store, next: () => Effect.succeed(Option.none()) })
      const invalid = Array.from({ length: 3000 }, (_, id) => ({ survey_id: `x${id}` }))
      yield* later.receive(100, [...invalid, survey(7)])
      const lease = Option.getOrThrow(
        yield* store.acquireLease({
          stream: "opportunities",
          set: "live",
          holder: "a",
          leaseMillis: 1,
          force: "always"
        })
      )
      // Fails once in the middle of the callback, like a process that is killed.
      let batches = 0
      const dying = {
        ...store,
        commit: (...args: Parameters<typeof store.commit>) =>
          Effect.suspend(() => ((batches += 1) === 4 ? Effect.die("it dies") : store.commit(...args)))
      }
      yield* Effect.exit(projectAll({ store: dying }, lease))
      const again = Option.getOrThrow(
        yield* store.acquireLease({
          stream: "opportunities",
          set: "live",
          holder: "a",
          leaseMillis: 1,
          force: "always"
        })
      )
      assert.isAbove(again.position.item, 0)
      yield* projectAll({ store }, again)
      const held = yield* listQuarantine(store)
      assert.strictEqual(held.length, listedPerCallback + 1)
      assert.include(held.at(-1)?.reason, "more than 1000 items")
      assert.isTrue(Option.isSome(yield* store.opportunity(7)))
      assert.isTrue((yield* rebuild(store)).identical)
    })
  )

  itOnBothEngines("the quarantine lists an item that is received repeatedly only once", (store) =>
    Effect.gen(function* () {
      const { receive } = yield* makeTestInbox(store)
      for (let at = 1; at <= 5; at++) yield* receive(at * 100, [{ survey_id: "x" }, { survey_id: "x" }])
      yield* receive(600, [{ survey_id: "y" }])
      assert.deepStrictEqual(
        (yield* listQuarantine(store)).map(({ item, sequence }) => [sequence, item]),
        [
          [1, 0],
          [6, 0]
        ]
      )
      assert.isTrue((yield* rebuild(store)).identical)
    })
  )
})
