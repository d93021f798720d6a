import { assert, describe } from "@effect/vitest"
import { Effect, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import { fingerprint } from "../../src/operate/TableDump.ts"
import { listQuarantine, retryQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { makeOpportunities } from "../../src/query/Opportunities.ts"
import { emptyBatch } from "../../src/store/Rows.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"
import { receiveUninterpreted } from "../support/uninterpreted.ts"

describe("quarantine", () => {
  itOnBothEngines(
    "the quarantine keeps the byte at which a truncated callback broke off, even after a retry",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* makeTestInbox(store)
        yield* receive(100, `[${JSON.stringify(survey(1))},{"survey_id":2`)
        const held = yield* listQuarantine(store)
        assert.include(held[0]?.reason, "not a JSON array from byte")
        assert.strictEqual(yield* retryQuarantine(store), 0)
        yield* project("opportunities")
        assert.deepStrictEqual(yield* listQuarantine(store), held)
      })
  )

  itOnBothEngines(
    "a retried quarantined item that can now be interpreted is applied at its own log position, also in later rebuilds",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* makeTestInbox(store)
        yield* receive(100, [survey(1, { total_remaining: 1 })])
        // Creates the state that an older version of the inbox leaves if it cannot interpret the items of the second callback.
        const lease = Option.getOrThrow(
          yield* store.acquireLease({
            stream: "opportunities",
            set: "live",
            holder: "x",
            leaseMillis: 1,
            force: "always"
          })
        )
        const inbox = yield* makeTestInbox({ ...store, next: () => Effect.succeed(Option.none()) })
        yield* inbox.receive(200, [survey(1, { total_remaining: 2 }), survey(2)])
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
        // The survey counts as changed by the retry (log entry 4), so readers of changes receive it, although its message is in log entry 2.
        assert.strictEqual(one.changed_sequence, 4)
        const { changes, messages } = makeOpportunities(store)
        const [, state] = yield* Stream.runCollect(changes({ follow: false }))
        assert.deepStrictEqual([state?.opportunity.survey_id, state?.opportunity.total_remaining], [1, 2])
        const sent = (yield* Stream.runCollect(messages({ follow: false }))).map(
          ({ key, opportunity: { survey_id, total_remaining }, version }) => ({
            key,
            version,
            survey_id,
            total_remaining
          })
        )
        const [applied, retried] = [sent[1], sent[4]]
        assert.deepStrictEqual(retried, applied, "the same message with the same key and version")
        assert.strictEqual(sent.length, 6)
        assert.strictEqual(applied?.total_remaining, 2)
        assert.isTrue((state?.version ?? "") > (applied?.version ?? ""), "the retry makes a newer state of the message")
        assert.strictEqual((yield* store.versions(2)).length, 2)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  itOnBothEngines(
    "a rebuild repeats the retry of two outcomes with the same bytes as two messages, of which the one signed later determines the state",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* makeTestInbox(store)
        const complete = outcome("r1", { client_status: 10 })
        yield* receiveUninterpreted(store, 1, 100, complete)
        yield* receive(200, [outcome("r1", { client_status: 20 })], "outcomes")
        yield* receiveUninterpreted(store, 3, 300, complete)
        assert.strictEqual(yield* retryQuarantine(store), 2)
        yield* project("outcomes")
        assert.isTrue((yield* rebuild(store)).identical)
        const { client_status, signed_at } = Option.getOrThrow(yield* store.outcome("r1"))
        assert.deepStrictEqual([client_status, signed_at], [10, 300])
        assert.strictEqual((yield* store.outcomeMessages("r1")).length, 3)
      })
  )

  itOnBothEngines(
    "a rebuild applies an item that was retried in vain at the later retry that applied it, not at the first one",
    (store) =>
      Effect.gen(function* () {
        const { project } = yield* makeTestInbox(store)
        const complete = outcome("r1", { client_status: 10 })
        yield* receiveUninterpreted(store, 1, 100, complete)
        const setDocument = (document: object) =>
          store.sql.transact("test", [
            { sql: "UPDATE quarantine SET document = ?", params: [Buffer.from(JSON.stringify(document))] }
          ])
        yield* setDocument({ respondent_id: 7 })
        yield* retryQuarantine(store)
        yield* project("outcomes")
        yield* setDocument(complete)
        yield* TestClock.adjust("1 day")
        yield* retryQuarantine(store)
        yield* project("outcomes")
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("r1")).changed_sequence, 3)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  itOnBothEngines(
    "a second retry of items whose first retry has not been applied yet is counted, but adds nothing to the log",
    (store) =>
      Effect.gen(function* () {
        const { project } = yield* makeTestInbox(store)
        yield* receiveUninterpreted(store, 1, 100, outcome("r1"))
        const first = yield* retryQuarantine(store)
        yield* TestClock.adjust("1 day")
        assert.deepStrictEqual([first, yield* retryQuarantine(store)], [1, 1])
        yield* project("outcomes")
        assert.strictEqual((yield* store.entries({ kind: "retry", limit: 9 })).length, 1)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  itOnBothEngines(
    "retrying a quarantined item that still cannot be interpreted changes nothing, and neither does a rebuild of the inbox",
    (store) =>
      Effect.gen(function* () {
        const { project, receive } = yield* makeTestInbox(store)
        yield* receive(100, [survey(1, { message_reason: "vanished" })])
        const before = yield* fingerprint(store)
        assert.strictEqual(yield* retryQuarantine(store), 1)
        yield* project("opportunities")
        assert.strictEqual(yield* fingerprint(store), before)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )
})
