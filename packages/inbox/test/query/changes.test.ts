import { assert, it } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { erase } from "../../src/operate/erase.ts"
import { makeOpportunities } from "../../src/query/Opportunities.ts"
import { makeOutcomes } from "../../src/query/Outcomes.ts"
import { inMemory } from "../support/memory.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"

const makeFeeds = Effect.gen(function* () {
  const { receive, store } = yield* makeTestInbox(yield* inMemory)
  return { receive, store, opportunities: makeOpportunities(store), outcomes: makeOutcomes(store) }
})

const now = { follow: false } as const

it.effect(
  "reading the inbox changes starts at the oldest change or after a given cursor, and returns each survey once, in its current state",
  () =>
    Effect.gen(function* () {
      const { opportunities, receive } = yield* makeFeeds
      yield* receive(10, [survey(1), survey(2)])
      yield* receive(20, [survey(1, { total_remaining: 3 }), survey(2)])
      const all = yield* Stream.runCollect(opportunities.changes(now))
      assert.deepStrictEqual(
        all.map(({ opportunity }) => [opportunity.survey_id, opportunity.total_remaining]),
        [
          [2, 10],
          [1, 3]
        ]
      )
      const [first, last] = all
      const rest = yield* Stream.runCollect(opportunities.changes({ ...now, since: first?.cursor }))
      assert.deepStrictEqual(
        rest.map(({ opportunity }) => opportunity.survey_id),
        [1]
      )
      assert.deepStrictEqual(yield* Stream.runCollect(opportunities.changes({ ...now, since: last?.cursor })), [])
    })
)

it.effect("a late message that does not alter the current state of a survey is not a change in the inbox", () =>
  Effect.gen(function* () {
    const { opportunities, receive } = yield* makeFeeds
    yield* receive(20, [survey(1)])
    const [seen] = yield* Stream.runCollect(opportunities.changes(now))
    yield* receive(10, [survey(1, { total_remaining: 1 })])
    assert.deepStrictEqual(yield* Stream.runCollect(opportunities.changes({ ...now, since: seen?.cursor })), [])
  })
)

it.effect(
  "after a rebuild with a different result, the inbox returns all changes again, whatever cursor the reader passes",
  () =>
    Effect.gen(function* () {
      const { opportunities, receive, store } = yield* makeFeeds
      yield* receive(10, [survey(1), survey(2)])
      const all = yield* Stream.runCollect(opportunities.changes(now))
      const rebuilt = makeOpportunities({ ...store, feed: Effect.map(store.feed, (feed) => feed + 1) })
      const again = yield* Stream.runCollect(rebuilt.changes({ ...now, since: all.at(-1)?.cursor }))
      assert.strictEqual(again.length, 2)
      const rest = yield* Stream.runCollect(rebuilt.changes({ ...now, since: again.at(-1)?.cursor }))
      assert.deepStrictEqual(rest, [])
    })
)

it.effect("a reader that follows the inbox changes receives a change that happens after it has started", () =>
  Effect.gen(function* () {
    const { outcomes, receive } = yield* makeFeeds
    const received = yield* Effect.forkChild(Stream.runCollect(Stream.take(outcomes.changes({ pollMillis: 10 }), 2)))
    yield* receive(10, [outcome("r1")], "outcomes")
    yield* receive(20, [outcome("r2")], "outcomes")
    while (received.pollUnsafe() === undefined) {
      yield* TestClock.adjust(10)
      yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
    }
    const ids = (yield* Fiber.join(received)).map(({ outcome }) => outcome.respondent_id)
    assert.deepStrictEqual(ids, ["r1", "r2"])
  })
)

it.effect(
  "opportunities.changes and opportunities.list of an inbox with 450 surveys, more than one page, each return all 450",
  () =>
    Effect.gen(function* () {
      const { opportunities, receive } = yield* makeFeeds
      yield* receive(
        10,
        Array.from({ length: 450 }, (_, index) => survey(index + 1))
      )
      assert.strictEqual((yield* Stream.runCollect(opportunities.changes(now))).length, 450)
      assert.strictEqual((yield* Stream.runCollect(opportunities.list())).length, 450)
    })
)

it.effect("a reader whose inbox was restored to an earlier state or recreated receives all changes again", () =>
  Effect.gen(function* () {
    const { outcomes, receive, store } = yield* makeFeeds
    yield* receive(10, [outcome("r1")], "outcomes")
    yield* receive(20, [outcome("r2")], "outcomes")
    yield* receive(30, [outcome("r3")], "outcomes")
    const seen = yield* Stream.runCollect(outcomes.changes(now))
    const since = seen.at(-1)?.cursor
    const restored = yield* makeFeeds
    yield* restored.receive(10, [outcome("r1")], "outcomes")
    yield* restored.receive(40, [outcome("r4")], "outcomes")
    const ids = (changes: ReadonlyArray<{ readonly outcome: { readonly respondent_id?: string } }>) =>
      changes.map(({ outcome }) => outcome.respondent_id)
    const behind = yield* Stream.runCollect(restored.outcomes.changes({ ...now, since }))
    assert.deepStrictEqual(ids(behind), ["r1", "r4"])
    // The store now has as many callbacks as the reader has seen, but with different contents.
    yield* restored.receive(50, [outcome("r5")], "outcomes")
    const again = yield* Stream.runCollect(restored.outcomes.changes({ ...now, since }))
    assert.deepStrictEqual(ids(again), ["r1", "r4", "r5"])
    const keys = new Set(seen.map(({ key }) => key))
    assert.deepStrictEqual(
      again.map(({ key }) => keys.has(key)),
      [true, false, false]
    )
    assert.deepStrictEqual(yield* Stream.runCollect(makeOutcomes(store).changes({ ...now, since })), [])
  })
)

it.effect(
  "after the erasure of a respondent, the inbox returns all changes again, each with the same key as before",
  () =>
    Effect.gen(function* () {
      const { outcomes, receive, store } = yield* makeFeeds
      yield* receive(10, [outcome("r1", { panelist_id: "p1" }), outcome("r2")], "outcomes")
      yield* receive(20, [outcome("r3")], "outcomes")
      const before = yield* Stream.runCollect(outcomes.changes(now))
      yield* erase(store, "p1")
      const after = yield* Stream.runCollect(outcomes.changes({ ...now, since: before.at(-1)?.cursor }))
      assert.deepStrictEqual(
        after.map(({ key, outcome }) => [outcome.respondent_id, key]),
        before.map(({ key, outcome }) => [outcome.respondent_id, key])
      )
      assert.strictEqual(new Set(after.map(({ key }) => key)).size, 3)
    })
)

it.effect("reading inbox changes from a cursor that cannot be parsed fails with CursorError", () =>
  Effect.gen(function* () {
    const { opportunities } = yield* makeFeeds
    const error = yield* Effect.flip(Stream.runCollect(opportunities.changes({ since: "yesterday" })))
    assert.strictEqual(error._tag, "CursorError")
  })
)
