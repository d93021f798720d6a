import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { outcome, survey } from "../support/sender.ts"
import { applied } from "../support/applied.ts"

describe("projected surveys", () => {
  it.effect(
    "the message with the latest signature time determines the state of a survey, in any order of arrival (F3)",
    () =>
      Effect.gen(function* () {
        const { receive, shown } = yield* applied
        yield* receive(20, [survey(1, { total_remaining: 2 })])
        yield* receive(10, [survey(1, { total_remaining: 1 })])
        assert.strictEqual((yield* shown(1)).total_remaining, 2)
        yield* receive(30, [survey(1, { total_remaining: 3 })])
        assert.strictEqual((yield* shown(1)).total_remaining, 3)
      })
  )

  it.effect(
    "of two messages about a survey signed in the same second, the last received wins, or the last item in a callback (F3)",
    () =>
      Effect.gen(function* () {
        const { receive, shown } = yield* applied
        yield* receive(10, [survey(1, { total_remaining: 1 })])
        yield* receive(10, [survey(1, { total_remaining: 2 }), survey(2), survey(1, { total_remaining: 3 })])
        assert.strictEqual((yield* shown(1)).total_remaining, 3)
      })
  )

  it.effect(
    "a survey that is resent unchanged gets the new signature time in the inbox, but does not count as a change",
    () =>
      Effect.gen(function* () {
        const { receive, shown } = yield* applied
        yield* receive(10, [survey(1), survey(2)])
        yield* receive(20, [survey(2), survey(1)])
        const { changed_item, changed_sequence, item, sequence, signed_at } = yield* shown(1)
        assert.deepStrictEqual([signed_at, sequence, item], [20, 2, 1])
        assert.deepStrictEqual([changed_sequence, changed_item], [1, 0])
      })
  )

  it.effect("when a callback repeats a survey unchanged and then changes it, the inbox records the change", () =>
    Effect.gen(function* () {
      const { receive, shown, store } = yield* applied
      yield* receive(10, [survey(1)])
      yield* receive(20, [survey(1), survey(1, { total_remaining: 2 })])
      const row = yield* shown(1)
      assert.deepStrictEqual([row.total_remaining, row.changed_sequence, row.changed_item], [2, 2, 1])
      assert.strictEqual(JSON.parse(row.document).total_remaining, 2)
      // The last message that contains the first version of the survey is the message immediately before the change.
      assert.deepStrictEqual(
        (yield* store.versions(1)).map(({ last_item, last_sequence }) => [last_sequence, last_item]),
        [
          [2, 0],
          [2, 1]
        ]
      )
      yield* receive(30, [survey(1, { total_remaining: 3 }), survey(1, { total_remaining: 3 })])
      const next = yield* shown(1)
      assert.deepStrictEqual([next.item, next.changed_item], [1, 0])
    })
  )

  it.effect("the inbox identifies a survey by its own survey_id when a nested object contains another one", () =>
    Effect.gen(function* () {
      const { receive, shown } = yield* applied
      const behind = { parent: { survey_id: 1 }, ...survey(2) }
      yield* receive(10, [survey(1), behind])
      yield* receive(20, [behind, survey(1, { total_remaining: 2 })])
      assert.strictEqual((yield* shown(2)).signed_at, 20)
      assert.strictEqual((yield* shown(2)).changed_sequence, 1)
      assert.strictEqual((yield* shown(1)).total_remaining, 2)
    })
  )

  it.effect(
    "the inbox keeps a deactivated survey with its history, and the survey is live again when it is reactivated",
    () =>
      Effect.gen(function* () {
        const { receive, shown, store } = yield* applied
        yield* receive(10, [survey(1)])
        yield* receive(20, [survey(1, { message_reason: "deactivated" })])
        assert.strictEqual((yield* shown(1)).status, "deactivated")
        assert.strictEqual((yield* store.opportunities({}, { limit: 9 })).length, 0)
        yield* receive(30, [survey(1, { message_reason: "reactivated" })])
        assert.strictEqual((yield* shown(1)).status, "live")
        const reasons = (yield* store.versions(1)).map(({ message_reason }) => message_reason)
        assert.deepStrictEqual(reasons, ["new", "deactivated", "reactivated"])
      })
  )

  it.effect(
    "a survey price in the inbox that changes from A to B and back to A is A, and the history contains both",
    () =>
      Effect.gen(function* () {
        const { receive, shown, store } = yield* applied
        const price = (value: number) => [survey(1, { revenue_per_interview: { value, currency_code: "USD" } })]
        yield* receive(10, price(1.1))
        yield* receive(20, price(0.9))
        yield* receive(30, price(1.1))
        assert.strictEqual((yield* shown(1)).price_nanos, 1_100_000_000)
        const versions = yield* store.versions(1)
        assert.deepStrictEqual(
          versions.map(({ first_signed_at, last_signed_at, price_nanos }) => [
            price_nanos,
            first_signed_at,
            last_signed_at
          ]),
          [
            [1_100_000_000, 10, 30],
            [900_000_000, 20, 20]
          ]
        )
      })
  )

  it.effect(
    "a survey that is resent unchanged is not a change in the inbox, and an older message that arrives later is ignored",
    () =>
      Effect.gen(function* () {
        const { receive, shown, store } = yield* applied
        yield* receive(10, [survey(1)])
        yield* receive(30, [survey(1)])
        yield* receive(20, [survey(1, { total_remaining: 0 })])
        const { changed_sequence, signed_at, total_remaining } = yield* shown(1)
        assert.deepStrictEqual(
          { changed_sequence, signed_at, total_remaining },
          {
            changed_sequence: 1,
            signed_at: 30,
            total_remaining: 10
          }
        )
        assert.strictEqual((yield* store.changedOpportunities({ sequence: 1, item: 0 }, 9)).length, 0)
      })
  )

  it.effect(
    "a survey with an unknown message_reason gets the status parked, is reported, and is not in the inbox's survey list",
    () =>
      Effect.gen(function* () {
        const { held, receive, shown, store } = yield* applied
        yield* receive(10, [survey(1)])
        yield* receive(20, [survey(1, { message_reason: "vanished" })])
        assert.strictEqual((yield* shown(1)).status, "parked")
        assert.strictEqual((yield* store.opportunities({}, { limit: 9 })).length, 0)
        assert.deepStrictEqual(yield* held, [
          ["/0/message_reason", "it is not one of the known values: the survey is parked"]
        ])
      })
  )
})

describe("projected outcomes", () => {
  it.effect(
    "an outcome adjusted 45 days later becomes the state of the session, and the first message stays in the history (F14)",
    () =>
      Effect.gen(function* () {
        const { receive, store } = yield* applied
        const day = 86_400
        yield* receive(0, [outcome("r", { client_status: 10 })], "outcomes")
        yield* receive(45 * day, [outcome("r", { client_status: 26 })], "outcomes")
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("r")).client_status, 26)
        assert.strictEqual((yield* store.outcomeMessages("r")).length, 2)
      })
  )

  it.effect(
    "the outcomes complete, terminate and complete of one session result in complete, even if the terminate is received last (F14)",
    () =>
      Effect.gen(function* () {
        const { receive, store } = yield* applied
        yield* receive(10, [outcome("r", { client_status: 10 })], "outcomes")
        yield* receive(30, [outcome("r", { client_status: 11 })], "outcomes")
        yield* receive(20, [outcome("r", { client_status: 20 })], "outcomes")
        assert.strictEqual(Option.getOrThrow(yield* store.outcome("r")).client_status, 11)
        const statuses = (yield* store.outcomeMessages("r")).map(({ document }) => JSON.parse(document).client_status)
        assert.deepStrictEqual(statuses, [10, 20, 11])
      })
  )

  it.effect(
    "the inbox stores two outcomes with different respondent_ids as two records if both have an empty panelist_id and session_id",
    () =>
      Effect.gen(function* () {
        const { receive, store } = yield* applied
        const blank = { panelist_id: "", session_id: "", marketplace_status: 236 }
        yield* receive(10, [outcome("r1", blank), outcome("r2", blank)], "outcomes")
        assert.strictEqual((yield* store.outcomes({}, { limit: 9 })).length, 2)
      })
  )

  it.effect("a callback body that is a single object is applied like an array with one item", () =>
    Effect.gen(function* () {
      const { receive, store } = yield* applied
      yield* receive(10, outcome("r"), "outcomes")
      assert.isTrue(Option.isSome(yield* store.outcome("r")))
    })
  )
})
