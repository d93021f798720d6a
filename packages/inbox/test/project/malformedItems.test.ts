import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { encodeText } from "../../src/BodyCodec.ts"
import { retryQuarantine } from "../../src/operate/Quarantine.ts"
import { rebuild } from "../../src/operate/rebuild.ts"
import { appendAction } from "../../src/operate/appendAction.ts"
import { writeRetry } from "../../src/project/Retry.ts"
import { makePostgres } from "../support/postgres.ts"
import { outcome, survey } from "../support/sender.ts"
import { makeTestInbox } from "../support/testInbox.ts"
import { applied } from "../support/applied.ts"

describe("malformed items (F9)", () => {
  const good = [survey(1), survey(2), survey(3), survey(4)]
  it.effect.each([0, 2, 4])(
    "an invalid item at index %i of a callback is quarantined and the other items are applied",
    (at) =>
      Effect.gen(function* () {
        const { held, receive, store } = yield* applied
        yield* receive(10, good.toSpliced(at, 0, { survey_id: "5" }))
        assert.strictEqual((yield* store.opportunities({}, { limit: 9 })).length, 4)
        assert.deepStrictEqual(yield* held, [[`/${at}/survey_id`, "it is not of type integer"]])
      })
  )

  it.effect("a callback that begins with a byte order mark is applied completely", () =>
    Effect.gen(function* () {
      const { held, receive, shown } = yield* applied
      yield* receive(10, `\uFEFF${JSON.stringify([survey(1)])}`)
      assert.strictEqual((yield* shown(1)).status, "live")
      assert.deepStrictEqual(yield* held, [])
    })
  )

  it.effect(
    "the inbox accepts a survey with an unknown field, and gives the status parked to one with a string for a number",
    () =>
      Effect.gen(function* () {
        const { held, receive, shown } = yield* applied
        yield* receive(10, [survey(1, { invented_field: { deep: [1] } }), survey(2, { total_remaining: "10" })])
        assert.strictEqual((yield* shown(1)).status, "live")
        assert.strictEqual((yield* shown(2)).status, "parked")
        assert.deepStrictEqual(yield* held, [["/1/total_remaining", "it is not of type integer: the survey is parked"]])
      })
  )

  it.effect(
    "the inbox gives the status parked to a survey with a malformed price, and deactivated to one whose deactivation is malformed",
    () =>
      Effect.gen(function* () {
        const { held, receive, shown, store } = yield* applied
        yield* receive(10, [survey(1), survey(2), survey(3), survey(4)])
        yield* receive(20, [
          survey(1, { message_reason: "deactivated", bid_incidence: null, survey_quotas: null }),
          survey(2, { message_reason: "deactivated", is_live: "no" }),
          survey(3, { message_reason: "updated", revenue_per_interview: { value: "much", currency_code: "USD" } }),
          // This field does not affect whether respondents are sent, so the error is only reported and the survey stays live.
          survey(4, { message_reason: "updated", bid_incidence: "50" })
        ])
        const statuses = yield* Effect.forEach([1, 2, 3, 4], (id) => Effect.map(shown(id), ({ status }) => status))
        assert.deepStrictEqual(statuses, ["deactivated", "deactivated", "parked", "live"])
        assert.deepStrictEqual(
          (yield* held).map(([path]) => path),
          ["/1/is_live", "/2/revenue_per_interview/value", "/3/bid_incidence"]
        )
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  it.effect(
    "a callback item that is malformed in the same way every time is reported once, and again when it changes",
    () =>
      Effect.gen(function* () {
        const { held, receive, store } = yield* applied
        const drifted = (total: number) => [
          survey(1, { survey_name: 7, total_remaining: total }),
          survey(2, { is_live: "yes" })
        ]
        for (const at of [10, 20, 30]) yield* receive(at, drifted(5))
        assert.strictEqual((yield* held).length, 2)
        yield* receive(40, drifted(4))
        yield* receive(50, drifted(5))
        assert.deepStrictEqual(
          (yield* held).map(([path]) => path),
          ["/0/survey_name", "/1/is_live", "/0/survey_name", "/0/survey_name"]
        )
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  it.effect("a survey with is_live false is paused in the inbox, and is live again when is_live is true", () =>
    Effect.gen(function* () {
      const { receive, shown, store } = yield* applied
      yield* receive(10, [survey(1, { message_reason: "updated", is_live: false }), survey(2, { is_live: null })])
      assert.strictEqual((yield* shown(1)).status, "paused")
      assert.deepStrictEqual(
        (yield* store.opportunities({}, { limit: 9 })).map(({ survey_id }) => survey_id),
        [2]
      )
      assert.deepStrictEqual(
        (yield* store.counts).map(({ status, surveys }) => [status, surveys]),
        [
          ["live", 1],
          ["paused", 1]
        ]
      )
      yield* receive(20, [survey(1, { message_reason: "updated" })])
      assert.strictEqual((yield* shown(1)).status, "live")
    })
  )

  it.effect(
    "the last outcome of a session is final even when one of its fields is malformed, and the malformed field is ignored",
    () =>
      Effect.gen(function* () {
        const { held, project, receive, store } = yield* applied
        yield* receive(10, [outcome("r1"), outcome("r2"), outcome("r3")], "outcomes")
        yield* receive(
          20,
          [
            outcome("r1", { client_status: 26, rpi: { value: 0, currency_code: "USD" } }),
            outcome("r2", { client_status: "26" }),
            outcome("r3", { client_status: 26, survey_id: null, rpi: null })
          ],
          "outcomes"
        )
        const rows = yield* Effect.forEach(["r1", "r2", "r3"], (id) => Effect.map(store.outcome(id), Option.getOrThrow))
        assert.deepStrictEqual(
          rows.map(({ client_status, price_nanos }) => [client_status, price_nanos]),
          [
            [26, 0],
            [null, 1_500_000_000],
            [26, null]
          ]
        )
        assert.deepStrictEqual(
          (yield* held).map(([path]) => path),
          ["/0/rpi/value", "/1/client_status"]
        )
        const before = yield* store.changedOutcomes({ sequence: 0, item: 0 }, 9)
        yield* retryQuarantine(store)
        yield* project("outcomes")
        assert.deepStrictEqual(yield* store.changedOutcomes({ sequence: 0, item: 0 }, 9), before)
        assert.isTrue((yield* rebuild(store)).identical)
      })
  )

  it.effect.each([
    ["an unpaired surrogate", "a\ud800", "it contains a lone surrogate"],
    ["more bytes than an index allows", "x".repeat(6000), "it is longer than 1000 bytes"]
  ] as const)(
    "an outcome whose respondent_id has %s is quarantined, and the other outcomes of the callback are applied",
    ([, id, reason]) =>
      Effect.gen(function* () {
        const { receive } = yield* makeTestInbox(yield* makePostgres)
        const { held, receive: keep, store } = yield* applied
        const body = JSON.stringify([outcome(id), outcome(`${id}2`), outcome("r1")])
        yield* receive(10, body, "outcomes")
        yield* keep(10, body, "outcomes")
        assert.isTrue(Option.isSome(yield* store.outcome("r1")))
        assert.deepStrictEqual(yield* held, [
          ["/0/respondent_id", reason],
          ["/1/respondent_id", reason]
        ])
      })
  )

  it.effect("an outcome posted to the URL for opportunities is quarantined, and its survey is unchanged", () =>
    Effect.gen(function* () {
      const { held, receive, shown } = yield* applied
      yield* receive(10, [survey(1)])
      yield* receive(20, [outcome("r1", { survey_id: 1 }), survey(2)])
      assert.strictEqual((yield* shown(1)).status, "live")
      assert.strictEqual((yield* shown(2)).signed_at, 20)
      assert.deepStrictEqual(yield* held, [["/0", "it is an outcome and not an opportunity"]])
      yield* receive(30, [survey(3)], "outcomes")
      assert.deepStrictEqual((yield* held)[1], ["/0", "it is an opportunity and not an outcome"])
    })
  )

  it.effect(
    "the inbox applies surveys inside a wrapping object, and reports a malformed survey with its JSON pointer",
    () =>
      Effect.gen(function* () {
        const { held, receive, shown } = yield* applied
        yield* receive(10, JSON.stringify({ sent: 1, opportunities: [survey(1), { survey_id: 2 ** 60 }] }))
        assert.strictEqual((yield* shown(1)).status, "live")
        assert.deepStrictEqual(yield* held, [["/opportunities/1/survey_id", "it is too large to be exact"]])
      })
  )

  it.effect(
    "the items before the point at which the JSON array of a callback is cut off are applied, and the cut is reported",
    () =>
      Effect.gen(function* () {
        const { held, receive, shown } = yield* applied
        const item = JSON.stringify(survey(1))
        yield* receive(10, `[${item},${item}`)
        yield* receive(20, "no array at all")
        assert.strictEqual((yield* shown(1)).signed_at, 10)
        assert.deepStrictEqual(
          (yield* held).map(([path]) => path),
          ["/2", "/0"]
        )
      })
  )

  it.effect("a damaged stored callback is reported, and the callbacks after it are still applied", () =>
    Effect.gen(function* () {
      const { held, project, receive, shown, store } = yield* applied
      yield* receive(10, [survey(1)])
      const encoded = yield* Effect.promise(() => encodeText("opportunities", 20, "[]"))
      yield* store.append({
        ...encoded,
        body: Buffer.from("damaged"),
        stream: "opportunities",
        kind: "callback",
        signedAt: 20,
        keyId: "",
        signature: "",
        signedForm: "stored",
        timing: "fresh",
        receivedAt: 0,
        bytes: 2
      })
      yield* project("opportunities")
      yield* receive(30, [survey(2)])
      assert.strictEqual((yield* shown(2)).signed_at, 30)
      assert.deepStrictEqual(yield* held, [["", "the stored body is damaged: repair it and rebuild"]])
    })
  )

  it.effect("callback bytes that are not UTF-8 are quarantined unchanged", () =>
    Effect.gen(function* () {
      const { held, store } = yield* applied.pipe(
        Effect.tap(({ project, store }) =>
          Effect.gen(function* () {
            const { encodeBody } = yield* Effect.promise(() => import("../../src/BodyCodec.ts"))
            const body = Buffer.concat([Buffer.from('[{"survey_id":'), Buffer.from([0xff, 0xfe]), Buffer.from("}]")])
            const encoded = yield* Effect.promise(() => encodeBody("opportunities", 1, [body]))
            yield* store.append({
              ...encoded,
              stream: "opportunities",
              kind: "callback",
              signedAt: 1,
              keyId: "",
              signature: "",
              signedForm: "stored",
              timing: "fresh",
              receivedAt: 0,
              bytes: body.length
            })
            yield* project("opportunities")
          })
        )
      )
      assert.deepStrictEqual(yield* held, [["/0", "it is not UTF-8"]])
      const [row] = yield* store.quarantined({ limit: 1 })
      assert.include([...(row?.document ?? [])], 0xff)
    })
  )

  it.effect(
    "retrying a quarantined item of the inbox never overwrites the state from a message that was signed later",
    () =>
      Effect.gen(function* () {
        const { held, project, receive, shown, store } = yield* applied
        yield* receive(10, [survey(1, { message_reason: "vanished" })])
        yield* receive(20, [survey(1, { total_remaining: 2 })])
        yield* appendAction(store, "opportunities", "retry", writeRetry([{ sequence: 1, item: 0 }]))
        yield* project("opportunities")
        // The inbox still does not recognise the `message_reason`, so the item stays in the quarantine. The item is older than the current state, so
        // the current state does not change.
        assert.strictEqual((yield* held).length, 1)
        assert.strictEqual((yield* shown(1)).total_remaining, 2)
        assert.strictEqual((yield* store.lags)[0]?.waiting, 0)
      })
  )
})
