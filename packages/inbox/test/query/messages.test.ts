import { assert, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import * as fc from "fast-check"
import { compareOrder, comparePosition } from "../../src/Message.ts"
import { checkpoint } from "../../src/operate/Checkpoint.ts"
import { erase } from "../../src/operate/erase.ts"
import { moveQuarantined, retryQuarantine } from "../../src/operate/Quarantine.ts"
import { makeOpportunities } from "../../src/query/Opportunities.ts"
import { makeOutcomes } from "../../src/query/Outcomes.ts"
import { versionOf } from "../../src/query/Version.ts"
import type { Store } from "../../src/store/Store.ts"
import { itOnBothEngines } from "../support/engines.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const makeFeeds = (store: Store) =>
  Effect.map(makeTestInbox(store), (inbox) => ({
    ...inbox,
    opportunities: makeOpportunities(store),
    outcomes: makeOutcomes(store)
  }))

const now = { follow: false } as const
const [complete, terminate] = [{ client_status: 10 }, { client_status: 20 }]

itOnBothEngines(
  "inbox messages contain all three outcomes complete, terminate and complete of a session, inbox changes only the last",
  (store) =>
    Effect.gen(function* () {
      const { outcomes, receive } = yield* makeFeeds(store)
      yield* receive(10, [outcome("r1", complete), outcome("r2", complete)], "outcomes")
      yield* receive(20, [outcome("r1", terminate)], "outcomes")
      yield* receive(30, [outcome("r1", complete)], "outcomes")
      const messages = yield* Stream.runCollect(outcomes.messages(now))
      assert.deepStrictEqual(
        messages.map(({ outcome, signedAt }) => [outcome.respondent_id, outcome.client_status, signedAt.getTime()]),
        [
          ["r1", 10, 10_000],
          ["r2", 10, 10_000],
          ["r1", 20, 20_000],
          ["r1", 10, 30_000]
        ]
      )
      assert.strictEqual(new Set(messages.map(({ key }) => key)).size, 4)
      const versions = messages.map(({ version }) => version)
      assert.deepStrictEqual(versions, versions.toSorted())
      const changes = yield* Stream.runCollect(outcomes.changes(now))
      assert.deepStrictEqual(
        changes.map(({ key, version }) => [key, version]),
        [messages[1], messages[3]].map((message) => [message?.key, message?.version])
      )
    })
)

itOnBothEngines(
  "an inbox message that arrives late has a lower version than the current state, whose version does not change",
  (store) =>
    Effect.gen(function* () {
      const { opportunities, receive } = yield* makeFeeds(store)
      yield* receive(20, [survey(1)])
      const [state] = yield* Stream.runCollect(opportunities.changes(now))
      yield* receive(10, [survey(1, { total_remaining: 1 })])
      const [first, late] = yield* Stream.runCollect(opportunities.messages(now))
      assert.strictEqual(first?.version, state?.version)
      assert.isTrue((late?.version ?? "") < (state?.version ?? ""))
      yield* receive(30, [survey(1)])
      const [listed] = yield* Stream.runCollect(opportunities.list())
      assert.isTrue((listed?.version ?? "") > (state?.version ?? ""), "a callback that repeats the state")
    })
)

itOnBothEngines(
  "reading inbox messages resumes after a cursor within a callback, between callbacks and across pages",
  (store) =>
    Effect.gen(function* () {
      const { opportunities, receive } = yield* makeFeeds(store)
      yield* receive(
        10,
        Array.from({ length: 450 }, (_, index) => survey(index + 1))
      )
      yield* receive(20, [survey(1)])
      const all = yield* Stream.runCollect(opportunities.messages(now))
      assert.strictEqual(all.length, 451)
      for (const at of [0, 199, 200, 448, 449, 450]) {
        const rest = yield* Stream.runCollect(opportunities.messages({ ...now, since: all[at]?.cursor }))
        assert.deepStrictEqual(
          rest.map(({ key }) => key),
          all.slice(at + 1).map(({ key }) => key)
        )
      }
    })
)

itOnBothEngines(
  "a reader of inbox messages fails if unread ones were pruned, and a new reader receives those that are kept",
  (store) =>
    Effect.gen(function* () {
      const { outcomes, receive } = yield* makeFeeds(store)
      yield* receive(10, [outcome("r1"), outcome("r2")], "outcomes")
      yield* receive(20, [outcome("r3")], "outcomes")
      const [inside, end] = yield* Stream.runCollect(outcomes.messages(now))
      yield* checkpoint(store)
      yield* store.prune({ before: 15_000, throughSequence: 9, limit: 9 })
      const idsSince = (since?: string) =>
        Effect.map(Stream.runCollect(outcomes.messages({ ...now, since })), (found) =>
          found.map(({ outcome }) => outcome.respondent_id)
        )
      assert.deepStrictEqual(yield* idsSince(end?.cursor), ["r3"])
      assert.deepStrictEqual(yield* idsSince(), ["r3"])
      const error = yield* Effect.flip(idsSince(inside?.cursor))
      assert.strictEqual(error._tag, "PrunedMessagesError")
      assert.match(error.message, /^Entry 1 of the log was pruned/)
    })
)

itOnBothEngines("a new reader of inbox messages receives the kept messages before and after a pruned one", (store) =>
  Effect.gen(function* () {
    const { outcomes, receive } = yield* makeFeeds(store)
    yield* receive(10, [outcome("r1")], "outcomes")
    // The receiver's clock was ahead, so this callback is kept longer than the next one.
    yield* receive(11, [outcome("r2")], "outcomes", 90)
    yield* receive(12, [outcome("r3")], "outcomes")
    yield* receive(80, [outcome("r4")], "outcomes")
    yield* Stream.runDrain(outcomes.messages(now))
    yield* checkpoint(store)
    yield* store.prune({ before: 50_000, throughSequence: 9, limit: 9 })
    const read = yield* Stream.runCollect(outcomes.messages(now))
    assert.deepStrictEqual(
      read.map(({ outcome }) => outcome.respondent_id),
      ["r2", "r4"]
    )
    const error = yield* Effect.flip(Stream.runDrain(outcomes.messages({ ...now, since: read[0]?.cursor })))
    assert.match(error.message, /^Entry 3 of the log was pruned/)
  })
)

itOnBothEngines(
  "an item that an operator moves becomes a message of its inbox stream, and a retry without effect gives no message",
  (store) =>
    Effect.gen(function* () {
      const { opportunities, outcomes, project, receive } = yield* makeFeeds(store)
      yield* receive(10, [survey(1), outcome("r1", complete), survey(2, { is_live: "yes" })])
      yield* receive(20, [outcome("r1", terminate)], "outcomes")
      const before = yield* Stream.runCollect(opportunities.messages(now))
      assert.deepStrictEqual(
        before.map(({ opportunity, status }) => [opportunity.survey_id, status]),
        [
          [1, "live"],
          [2, "parked"]
        ]
      )
      yield* moveQuarantined(store)
      yield* project("outcomes")
      const moved = yield* Stream.runCollect(outcomes.messages(now))
      assert.deepStrictEqual(
        moved.map(({ outcome }) => outcome.client_status),
        [20, 10]
      )
      const [late, newest] = [moved[1]?.version ?? "", moved[0]?.version ?? ""]
      assert.isTrue(late < newest, "the moved message is the older one")
      // The items still cannot be interpreted, so the retry delivers nothing.
      yield* retryQuarantine(store)
      yield* project("opportunities")
      const again = yield* Stream.runCollect(opportunities.messages({ ...now, since: before.at(-1)?.cursor }))
      assert.deepStrictEqual(again, [])
    })
)

itOnBothEngines(
  "an erasure makes the inbox deliver all changes again in a new epoch, but repeats no message",
  (store) =>
    Effect.gen(function* () {
      const { outcomes, receive } = yield* makeFeeds(store)
      yield* receive(10, [outcome("r1", { panelist_id: "p1" }), outcome("r2")], "outcomes")
      const [before] = yield* Stream.runCollect(outcomes.changes(now))
      const messages = yield* Stream.runCollect(outcomes.messages(now))
      yield* erase(store, "p1")
      const [after] = yield* Stream.runCollect(outcomes.changes(now))
      assert.notStrictEqual(after?.epoch, before?.epoch)
      assert.strictEqual(after?.version, before?.version)
      const rest = yield* Stream.runCollect(outcomes.messages({ ...now, since: messages.at(-1)?.cursor }))
      assert.deepStrictEqual(rest, [])
    })
)

itOnBothEngines(
  "the inbox refuses a cursor of changes for reading messages, and a cursor of messages for reading changes",
  (store) =>
    Effect.gen(function* () {
      const { outcomes, receive } = yield* makeFeeds(store)
      yield* receive(10, [outcome("r1")], "outcomes")
      const [change] = yield* Stream.runCollect(outcomes.changes(now))
      const [message] = yield* Stream.runCollect(outcomes.messages(now))
      const forMessages = yield* Effect.flip(Stream.runCollect(outcomes.messages({ since: change?.cursor })))
      const forChanges = yield* Effect.flip(Stream.runCollect(outcomes.changes({ since: message?.cursor })))
      assert.deepStrictEqual([forMessages._tag, forChanges._tag], ["CursorError", "CursorError"])
    })
)

it("version strings of inbox messages sort in the order of the messages, and a later operator action on a message gives a higher version", () => {
  const time = fc.integer({ min: 0, max: 30 }).map((at) => 10 ** (at % 13) + at)
  const order = fc.record({
    orderedAt: time,
    signedAt: time,
    sequence: fc.integer({ min: 1, max: 12 }),
    item: fc.integer({ min: 0, max: 12 })
  })
  const act = fc.record({ sequence: fc.integer({ min: 1, max: 101 }), item: fc.integer({ min: 0, max: 12 }) })
  const state = fc.record({ order, act })
  fc.assert(
    fc.property(state, state, (a, b) => {
      const expected = compareOrder(a.order, b.order) || comparePosition(later(a.order, a.act), later(b.order, b.act))
      const [left, right] = [versionOf(a.order, a.act), versionOf(b.order, b.act)]
      return Math.sign(expected) === (left < right ? -1 : left > right ? 1 : 0)
    }),
    { seed: 25, numRuns: 2000 }
  )
})

const later = <P extends { readonly sequence: number; readonly item: number }>(
  own: P,
  act: typeof own | { readonly sequence: number; readonly item: number }
) => (comparePosition(act, own) > 0 ? act : own)
