import { assert, describe, it } from "@effect/vitest"
import type { Settings } from "@fieldwork/core"
import { Effect } from "effect"
import { BrandLift, ReportNotReadyError } from "../src/index.ts"
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
})
