import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { checkpoint } from "../../src/operate/Checkpoint.ts"
import { erase } from "../../src/operate/erase.ts"
import { prune } from "../../src/operate/prune.ts"
import { listQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { verifyEvidence } from "../../src/operate/Verify.ts"
import { inMemory } from "../support/memory.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { bodiesOf, populated } from "../support/history.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

describe("erase", () => {
  itOnBothEngines(
    "erasing a respondent covers stored callbacks, projections and checkpoint, and later rebuilds of the inbox are identical",
    (store) =>
      Effect.gen(function* () {
        yield* populated(store)
        yield* checkpoint(store)
        const { callbacks, rebuilt, tombstone } = yield* erase(store, "pid-a")
        assert.strictEqual(callbacks, 4)
        assert.isFalse(rebuilt.identical)
        const everything = [
          ...(yield* bodiesOf(store)),
          JSON.stringify(yield* store.opportunities({ status: "any" }, { limit: 99 })),
          JSON.stringify(yield* store.outcomes({}, { limit: 99 })),
          JSON.stringify(yield* store.outcomeMessages("r1")),
          ...(yield* listQuarantine(store)).map(({ document }) => Buffer.from(document).toString())
        ].join("\n")
        assert.notInclude(everything, "pid-a")
        assert.notInclude(everything, "mid-a")
        assert.include(everything, "pid-b")
        assert.strictEqual(Option.getOrThrow(yield* store.entry(tombstone)).kind, "erasure")
        assert.isTrue((yield* rebuild(store)).identical)
        yield* store.clearCheckpoint()
        assert.isTrue((yield* rebuild(store)).identical)
        const { erased, failed, verified } = yield* verifyEvidence(store)
        assert.deepStrictEqual({ erased, failed, verified }, { erased: 4, failed: [], verified: 2 })
      })
  )
})

describe("erase of unknown or pruned identifiers", () => {
  itOnBothEngines(
    "two versions of a survey that become equal by erasures are merged into one with the first and the last signature time",
    (store) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(store)
        for (const [id, hasCheckpoint] of [
          [1, false],
          [2, true]
        ] as const) {
          const withPid = (pid: string) => [survey(id, { respondent_pids: [pid] })]
          yield* receive(100, withPid("pid-a"))
          if (hasCheckpoint) yield* checkpoint(store)
          yield* erase(store, "pid-a")
          yield* receive(200, withPid("pid-b"))
          if (hasCheckpoint) yield* checkpoint(store)
          yield* erase(store, "pid-b")
          assert.deepStrictEqual(
            (yield* store.versions(id)).map((version) => [version.first_signed_at, version.last_signed_at]),
            [[100, 200]]
          )
        }
      })
  )

  itOnBothEngines(
    "erasing is refused and changes nothing for an identifier that no panelist has or that is a respondent_id",
    (store) =>
      Effect.gen(function* () {
        yield* populated(store)
        yield* checkpoint(store)
        const before = yield* fingerprint(store)
        for (const [text, says] of [
          ["", "No panelist_id or respondent_pids contains this identifier"],
          ["eng_us", "No panelist_id or respondent_pids contains this identifier"],
          ["pid-c", "No panelist_id or respondent_pids contains this identifier"],
          ["r1", "This is a respondent_id"]
        ] as const) {
          const { message } = yield* Effect.flip(erase(store, text))
          assert.include(message, says)
        }
        assert.strictEqual(yield* fingerprint(store), before)
        assert.strictEqual((yield* store.entries({ kind: "erasure", limit: 9 })).length, 0)
        assert.deepInclude(yield* verifyEvidence(store), { verified: 6, erased: 0 })
      })
  )

  itOnBothEngines(
    "erasing finds a respondent who remains only in the projections of the inbox after the callbacks were pruned",
    (store) =>
      Effect.gen(function* () {
        yield* populated(store)
        yield* TestClock.adjust("80 days")
        yield* prune(store, 75, undefined, { trustClock: true })
        const { callbacks, rebuilt } = yield* erase(store, "pid-b")
        assert.strictEqual(callbacks, 0)
        assert.isFalse(rebuilt.identical)
        assert.notInclude(JSON.stringify(yield* store.opportunities({ status: "any" }, { limit: 99 })), "pid-b")
      })
  )
})

describe("erase of identifiers in unusual notations", () => {
  it.effect.each([
    ["a/b+c=", '"a\\/b+c="'],
    ['a"b\\c', '"a\\"b\\\\c"'],
    ["ä", '"\\u00e4"']
  ] as const)(
    "erasing a respondent finds the identifier %s when its JSON contains escapes, and keeps longer identifiers that contain it",
    ([pid, written]) =>
      Effect.gen(function* () {
        const store = yield* inMemory
        const { receive } = yield* makeTestInbox(store)
        const [mine, other] = [outcome("r1", { panelist_id: "PID" }), outcome("r2", { panelist_id: `${pid}0` })]
        const item = JSON.stringify(mine).replace('"PID"', written)
        yield* receive(100, `[${item},${JSON.stringify(other)}]`, "outcomes")
        const { callbacks } = yield* erase(store, pid)
        assert.strictEqual(callbacks, 1)
        const [body = ""] = yield* bodiesOf(store)
        assert.notInclude(body, written)
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("r1")).panelist_id, "")
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("r2")).panelist_id, `${pid}0`)
      })
  )

  it.effect("erasing a respondent from a truncated JSON array keeps the items before the break", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      const { receive } = yield* makeTestInbox(store)
      const whole = JSON.stringify(outcome("r1", { panelist_id: "p10" }))
      yield* receive(100, `[${whole},{"respondent_id":"r2","panelist_id":"p1","marketplace_status":3`, "outcomes")
      assert.strictEqual((yield* erase(store, "p1")).callbacks, 1)
      const [body = ""] = yield* bodiesOf(store)
      assert.strictEqual(body, `[${whole},{"respondent_id":"r2","panelist_id":"","marketplace_status":3`)
      assert.strictEqual(Option.getOrThrow(yield* store.outcome("r1")).panelist_id, "p10")
    })
  )

  it.effect("erasing a respondent removes a panelist_id that was sent as a number by mistake", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      const { receive } = yield* makeTestInbox(store)
      yield* receive(100, [{ ...outcome("r1"), panelist_id: 12_345, survey_id: 12_345 }], "outcomes")
      yield* erase(store, "12345")
      const [body = ""] = yield* bodiesOf(store)
      assert.include(body, '"panelist_id":""')
      assert.include(body, '"survey_id":12345')
    })
  )

  it.effect(
    "erasing a respondent keeps a string that equals the identifier in fields that do not identify a person",
    () =>
      Effect.gen(function* () {
        const store = yield* inMemory
        const { receive } = yield* makeTestInbox(store)
        const asked = survey(1, { survey_qualifications: [{ question_id: 42, precodes: ["18", "19"] }] })
        yield* receive(100, [asked])
        const [mine, others] = [
          outcome("r1", { panelist_id: "18", session_id: "mine" }),
          outcome("18", { panelist_id: "19", session_id: "18", rpi: { value: "18", currency_code: "USD" } })
        ]
        yield* receive(110, [mine, others], "outcomes")
        assert.strictEqual((yield* erase(store, "18")).callbacks, 1)
        const [surveys = "", outcomes = ""] = yield* bodiesOf(store)
        assert.deepStrictEqual(JSON.parse(surveys), [asked])
        assert.deepStrictEqual(JSON.parse(outcomes), [{ ...mine, panelist_id: "", session_id: "" }, others])
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("18")).price_nanos, 18e9)
        assert.strictEqual((yield* listQuarantine(store)).length, 0)
      })
  )

  it.effect("erasing a respondent removes the identifier from an item that is nested 20,000 levels deep", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      const { receive } = yield* makeTestInbox(store)
      const deep = `${"[".repeat(20_000)}"\\"${"]".repeat(20_000)}`
      const nested = (respondent: string, panelist: string) =>
        `{"respondent_id":"${respondent}","panelist_id":"${panelist}","session_id":"s","note":${deep}}`
      yield* receive(100, `[${nested("r1", "p1")},${nested("r2", "p2")}]`, "outcomes")
      assert.strictEqual((yield* erase(store, "p1")).callbacks, 1)
      const [body = ""] = yield* bodiesOf(store)
      assert.include(body, '{"respondent_id":"r1","panelist_id":"","session_id":"","note":[')
      assert.include(body, '{"respondent_id":"r2","panelist_id":"p2","session_id":"s","note":[')
    })
  )

  it.effect(
    "erasing a respondent removes the identifier even from fields of the wrong type and from invalid JSON",
    () =>
      Effect.gen(function* () {
        const store = yield* inMemory
        const { receive } = yield* makeTestInbox(store)
        const odd = [
          { respondent_pids: "p1" },
          { respondent_pids: [["p1"], "p2"] },
          { respondent_pids: [{ pid: "p1" }] }
        ]
        yield* receive(
          100,
          odd.map((fields, index) => survey(index + 1, fields))
        )
        yield* receive(110, [outcome("r1", { panelist_id: ["p1"], session_id: "s1" })], "outcomes")
        yield* receive(120, '[{"survey_id":9,"respondent_pids":["a]b","p1"], broken')
        assert.strictEqual((yield* erase(store, "p1")).callbacks, 3)
        const bodies = (yield* bodiesOf(store)).join()
        assert.notInclude(bodies, '"p1"')
        assert.notInclude(bodies, "s1")
        assert.include(bodies, '"p2"')
        assert.include(bodies, "a]b")
      })
  )

  it.effect("erasing a respondent removes the identifier from invalid JSON of 20 MB", () =>
    Effect.gen(function* () {
      const store = yield* inMemory
      const { receive } = yield* makeTestInbox(store)
      yield* receive(100, `[{"panelist_id":"p1","note":"${"x".repeat(20_000_000)}", broken`, "outcomes")
      assert.strictEqual((yield* erase(store, "p1")).callbacks, 1)
    })
  )
})
