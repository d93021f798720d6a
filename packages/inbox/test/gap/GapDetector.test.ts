import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { compare, detectGaps, watchGaps } from "../../src/gap/GapDetector.ts"
import { inMemory } from "../support/memory.ts"
import { makeReceiver } from "../../src/receive/Receiver.ts"
import { signedRequest, survey } from "../support/sender.ts"
import { key, makeTestInbox } from "../support/testInbox.ts"

const now = 10_000
const lag = { position: { sequence: 0, item: 0 }, holder: "", leaseAgeMillis: 0, waiting: 1, oldestReceivedAt: 0 }
const local = (survey_id: number, signed_at = 1000, status: "live" | "deactivated" | "parked" = "live") => ({
  survey_id,
  signed_at,
  status
})
const listed = (surveyId: number, lastSent?: number) => ({ surveyId, lastSent })

describe("compare", () => {
  it.each([
    { case: "listed and received", local: [local(1)], subscribed: [listed(1, 1000)], allocated: [], marks: [] },
    { case: "listed without a time", local: [local(1)], subscribed: [listed(1)], allocated: [1], marks: [] },
    {
      case: "sent again and not received since",
      local: [local(1)],
      subscribed: [listed(1, 1061)],
      allocated: [],
      marks: ["1 stale"]
    },
    {
      case: "sent again within the grace period",
      local: [local(1)],
      subscribed: [listed(1, 1060)],
      allocated: [],
      marks: []
    },
    { case: "sent just now", local: [local(1)], subscribed: [listed(1, 9990)], allocated: [], marks: [] },
    {
      case: "listed and never received",
      local: [],
      subscribed: [listed(1, 1000)],
      allocated: [],
      marks: ["1 unknown"]
    },
    { case: "allocated and never received", local: [], subscribed: [], allocated: [1], marks: ["1 unknown"] },
    {
      case: "live here but unknown to the exchange",
      local: [local(1)],
      subscribed: [],
      allocated: [],
      marks: ["1 gone"]
    },
    {
      case: "deactivated here and unknown to the exchange",
      local: [local(1, 1, "deactivated")],
      subscribed: [],
      allocated: [],
      marks: []
    },
    { case: "allocated but not subscribed", local: [local(1)], subscribed: [], allocated: [1], marks: [] },
    { case: "sent just now for the first time", local: [], subscribed: [listed(1, 9990)], allocated: [], marks: [] },
    { case: "received just now and not listed yet", local: [local(1, 9990)], subscribed: [], allocated: [], marks: [] },
    { case: "received and held in the quarantine", local: [], subscribed: [listed(9, 1000)], allocated: [], marks: [] }
  ])(
    "comparing the inbox with the exchange's lists gives a survey that is $case these marks (stale, gone or unknown): $marks",
    ({ allocated, local, marks, subscribed }) => {
      const found = compare({
        local,
        held: new Set([9]),
        subscribed,
        allocated,
        now: now * 1000,
        newest: 1,
        graceSeconds: 60
      })
      assert.deepStrictEqual(
        found.map(({ mark, survey_id }) => `${survey_id} ${mark}`),
        marks
      )
    }
  )
})

describe("gap detector", () => {
  it.effect(
    "detectGaps marks surveys as stale (older than the exchange's), gone or unknown (missing in the inbox), and keeps their signed_at",
    () =>
      Effect.gen(function* () {
        const { receive, store } = yield* makeTestInbox(yield* inMemory)
        yield* receive(1000, [survey(1), survey(2)])
        yield* TestClock.setTime(now * 1000)
        const listing = {
          subscribed: Effect.succeed([listed(1, 5000), listed(3, 5000)]),
          allocated: Effect.succeed([4])
        }
        const { known, listed: count, marks } = yield* detectGaps(store, listing)
        assert.deepStrictEqual({ known, count }, { known: 2, count: 3 })
        assert.deepStrictEqual(
          marks.map(({ mark, survey_id }) => [survey_id, mark]),
          [
            [1, "stale"],
            [2, "gone"],
            [3, "unknown"],
            [4, "unknown"]
          ]
        )
        const rows = yield* store.opportunities({}, { limit: 9 })
        assert.deepStrictEqual(
          rows.map(({ mark, signed_at }) => [mark, signed_at]),
          [
            ["stale", 1000],
            ["gone", 1000]
          ]
        )
        yield* receive(now + 1, [survey(1)])
        const [fresh] = yield* store.opportunities({}, { limit: 1 })
        assert.strictEqual(fresh?.mark, null)
      })
  )

  it.effect(
    "the inbox's gap detector reports no difference for a quarantined survey or for one that arrives while it queries the exchange",
    () =>
      Effect.gen(function* () {
        const { receive, store } = yield* makeTestInbox(yield* inMemory)
        yield* receive(1000, [survey(1), { survey_id: 2, message_reason: "new", survey_name: 7 }, '{"survey_id": 3'])
        const listing = {
          subscribed: Effect.as(receive(now, [survey(4)]), [listed(1, 1000), listed(2, 1000)]),
          allocated: Effect.succeed([])
        }
        yield* TestClock.setTime(now * 1000)
        assert.deepStrictEqual((yield* detectGaps(store, listing)).marks, [])
      })
  )

  it.effect(
    "detectGaps waits until received callbacks are applied before it asks the exchange for its surveys, but at most one minute",
    () =>
      Effect.gen(function* () {
        const store = yield* inMemory
        const { project } = yield* makeTestInbox(store)
        const receiver = yield* makeReceiver(store, { keys: [key] })
        const request = yield* Effect.promise(() =>
          signedRequest("opportunities", { body: [survey(1)], keys: [key], timestamp: 0 })
        )
        yield* Effect.promise(() => receiver.receive("opportunities", request))
        const listing = { subscribed: Effect.succeed([listed(1, 0)]), allocated: Effect.succeed([]) }
        const late = yield* Effect.forkChild(detectGaps(store, listing), { startImmediately: true })
        yield* TestClock.adjust("3 seconds")
        yield* project("opportunities")
        yield* TestClock.adjust("1 second")
        assert.deepStrictEqual((yield* Fiber.join(late)).marks, [])
        const behind = { ...store, lags: Effect.succeed([{ ...lag, stream: "opportunities" as const }]) }
        const alone = yield* Effect.forkChild(detectGaps(behind, listing), { startImmediately: true })
        yield* TestClock.adjust("1 minute")
        assert.strictEqual((yield* Fiber.join(alone)).known, 1)
      })
  )

  it.effect(
    "the inbox's gap detector queries the exchange at startup, after four send intervals without a callback, and then less often",
    () =>
      Effect.gen(function* () {
        const { receive, store } = yield* makeTestInbox(yield* inMemory)
        let looks = 0
        const listing = {
          subscribed: Effect.sync(() => {
            looks += 1
            return []
          }),
          allocated: Effect.succeed([])
        }
        const start = 1000
        yield* receive(start, [survey(1)])
        const fiber = yield* Effect.forkChild(watchGaps(store, listing), { startImmediately: true })
        const passed = (seconds: number) =>
          Effect.gen(function* () {
            yield* TestClock.adjust(seconds * 1000)
            // The store does not use the test clock. It responds within a small number of event loop iterations.
            for (let turn = 0; turn < 10; turn++)
              yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
            return looks
          })
        assert.strictEqual(yield* passed(0), 1)
        assert.strictEqual(yield* passed(59), 1)
        assert.strictEqual(yield* passed(1), 2)
        assert.strictEqual(yield* passed(119), 2)
        assert.strictEqual(yield* passed(1), 3)
        yield* Fiber.interrupt(fiber)
      })
  )
})
