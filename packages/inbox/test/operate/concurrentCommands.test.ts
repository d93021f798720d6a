import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { fingerprint, readAll, toLines } from "../../src/operate/TableDump.ts"
import { checkpoint } from "../../src/operate/Checkpoint.ts"
import { erase } from "../../src/operate/erase.ts"
import { prune } from "../../src/operate/prune.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import type { Store } from "../../src/store/Store.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { interrupted } from "../support/interrupted.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const day = 86_400

/** Receives old callbacks that can be pruned and that add rows to every table, and one recent callback. */
const populated = Effect.fnUntraced(function* (store: Store) {
  const { receive } = yield* makeTestInbox(store)
  yield* receive(100, [survey(1), survey(2), { survey_id: "bad" }])
  yield* receive(200, [survey(1, { total_remaining: 5 })])
  yield* receive(300, [outcome("r1")], "outcomes")
  yield* receive(90 * day, [survey(3)])
  return yield* fingerprint(store)
})

describe("operators' commands that run at the same time", () => {
  for (const [operation, nth] of [
    ["beginCheckpoint", 1],
    ["copyAhead", 1],
    ["copyAhead", 3],
    ["writeCheckpoint", 1]
  ] as const) {
    itOnBothEngines(
      `when two processes prune an inbox at once, one gives up before ${operation} ${nth}, and a rebuild is byte-identical`,
      (store) =>
        Effect.gen(function* () {
          const before = yield* populated(store)
          const first = prune(interrupted(store, operation, nth, prune(store, 75)), 75)
          assert.include((yield* Effect.flip(first)).message, "another checkpoint")
          assert.deepInclude(yield* rebuild(store), { identical: true, fingerprint: before })
        })
    )
  }

  itOnBothEngines(
    "a rebuild of the inbox fails and changes nothing if the callbacks that it reads are pruned meanwhile",
    (store) =>
      Effect.gen(function* () {
        const before = yield* populated(store)
        const work = rebuild(interrupted(store, "commit", 2, prune(store, 75)))
        assert.include((yield* Effect.flip(work)).message, "checkpoint")
        assert.strictEqual(yield* fingerprint(store), before)
        assert.deepInclude(yield* rebuild(store), { identical: true, fingerprint: before })
      })
  )

  itOnBothEngines("a rebuild of the inbox fails and changes nothing if its checkpoint is replaced meanwhile", (store) =>
    Effect.gen(function* () {
      const before = yield* populated(store)
      yield* prune(store, 75)
      const work = rebuild(interrupted(store, "dump", 3, checkpoint(store)))
      assert.include((yield* Effect.flip(work)).message, "checkpoint")
      assert.strictEqual(yield* fingerprint(store), before)
      assert.deepInclude(yield* rebuild(store), { identical: true, fingerprint: before })
    })
  )

  itOnBothEngines(
    "an erased respondent does not remain in a checkpoint that the inbox writes during the erasure",
    (store) =>
      Effect.gen(function* () {
        yield* populated(store)
        yield* checkpoint(store)
        const person = "panelist-1"
        const meanwhile = checkpoint(store)
        yield* erase(interrupted(store, "createShadow", 1, meanwhile), person)
        // The rebuild restores the tables from the checkpoint, so it shows whether the checkpoint still contains the respondent.
        yield* rebuild(store)
        let lines = ""
        yield* readAll(store, "live", (batch) => Effect.sync(() => void (lines += toLines(batch))))
        assert.include(lines, '"r1"')
        assert.notInclude(lines, person)
      })
  )
})
