import { assert, describe, it } from "@effect/vitest"
import { type Settings, CallOptions } from "@fieldwork/core"
import { Effect } from "effect"
import { ApiError, BrandLift, ReportNotReadyError } from "../src/index.ts"
import { within } from "./support/time.ts"

const status = { campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", id: "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57" }
const running = Response.json({ report_export_id: status.id, campaign_id: status.campaigns_pk, s3_url: null })

type Fetch = NonNullable<Settings["fetch"]>

const optionsWith = (fetch: Fetch): BrandLift.Options => ({
  baseUrl: "https://lift.example",
  tokenProvider: async () => "token",
  fetch
})

/** Responds to each status request after the given time on the clock of the test. */
const slowly = (millis: number): Effect.Effect<Fetch> =>
  Effect.map(Effect.context(), (context) => async () => {
    await Effect.runPromiseWith(context)(Effect.sleep(millis))
    return running.clone()
  })

const waitWith = (options: BrandLift.Options, waitMillis: number, seconds: number) =>
  within(seconds, Effect.flip(BrandLift.make(options).reports.waitForPowerPoint({ ...status, waitMillis })))

describe("the time limit of a wait for a report", () => {
  it.effect.each([
    [4000, 3900],
    [600_000, 29_500]
  ] as const)(
    "a wait of %i ms with status requests of %i ms each ends in its limit and 5 seconds",
    ([waitMillis, each]) =>
      Effect.gen(function* () {
        const error = yield* waitWith(optionsWith(yield* slowly(each)), waitMillis, 700)
        assert.instanceOf(error, ReportNotReadyError)
        assert.isAtMost(error.waitedMillis, waitMillis + 5000)
      })
  )

  it.effect.each([
    [503, "10", 0, "ServerError"],
    [429, "10", 0, "RateLimitError"],
    [503, "30", 3000, "ServerError"],
    [429, "30", 60_000, "RateLimitError"]
  ] as const)(
    "a wait in which every status request is refused with %i and Retry-After: %s fails with the error of the service: %i",
    ([code, seconds, waitMillis, tag]) => {
      const refused = new Response(null, { status: code, headers: { "retry-after": seconds } })
      return Effect.gen(function* () {
        const error = yield* waitWith(
          optionsWith(async () => refused.clone()),
          waitMillis,
          100
        )
        assert.instanceOf(error, ApiError)
        assert.strictEqual(error.reason._tag, tag)
      })
    }
  )

  it.effect(
    "a wait whose last status request gets no response fails with the error of the status request before it",
    () => {
      let sent = 0
      const fetch = () =>
        ++sent === 1 ? Promise.resolve(new Response(null, { status: 503 })) : new Promise<Response>(() => undefined)
      return Effect.gen(function* () {
        const options = { ...optionsWith(fetch), retry: { maxAttempts: 1 } }
        const error = yield* waitWith(options, 3000, 10)
        assert.instanceOf(error, ApiError)
        assert.strictEqual(error.reason._tag, "ServerError")
      })
    }
  )

  it.effect("a wait whose only status request gets no response has the timeout as its cause", () =>
    Effect.gen(function* () {
      const error = yield* waitWith(
        optionsWith(() => new Promise(() => undefined)),
        0,
        10
      )
      assert.instanceOf(error, ReportNotReadyError)
      assert.deepInclude(error, { waitedMillis: 5000, polls: 1 })
      assert.strictEqual(error.cause?.reason._tag, "TimeoutError")
      assert.include(error.message, "The last poll got no response in time. It may still finish")
    })
  )

  it.effect.each(["settings", "call options"])(
    "a deadline in the %s that is earlier than the end of a wait applies to each status request",
    (place) => {
      const deadlineMillis = 1000
      const answers = [
        () => new Promise<Response>(() => undefined),
        async () => Response.json({ ...status, s3_url: "https://files.example/r", report_export_id: status.id })
      ]
      return Effect.gen(function* () {
        const settings = {
          ...optionsWith(() => answers.shift()?.() ?? Promise.reject(new Error("unexpected"))),
          validation: "off" as const
        }
        const { reports } = BrandLift.make(place === "settings" ? { ...settings, deadlineMillis } : settings)
        const waiting = reports.waitForPowerPoint({ ...status, waitMillis: 60_000 })
        const options = place === "settings" ? {} : { deadlineMillis }
        const report = yield* within(4, Effect.provideService(waiting, CallOptions, options))
        assert.strictEqual(report.s3_url, "https://files.example/r")
      })
    }
  )
})
