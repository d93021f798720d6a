import { assert, describe, it } from "@effect/vitest"
import { ApiError } from "../src/index.ts"
import { createBrandLift } from "../src/promise.ts"
import { fakeService } from "./support/fakeService.ts"

const report = { filter_impressions_by_timestamp: true, output_columns: {}, csv_ids_type: "respondent_id" } as const
const campaigns_pk = "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"
const id = "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"

const { options, requests } = fakeService(() => Response.json({}))
const { lift, reports } = createBrandLift(options)

/** Returns the reason for which a call fails. */
const failed = (call: Promise<unknown>) =>
  call.then(
    () => "succeeded",
    (error: ApiError) => `${error.reason._tag}: ${error.message}`
  )

describe("a number that is invalid, such as NaN from a missing environment variable", () => {
  const waits = {
    powerPoint: (waitMillis: number) => reports.powerPoint({ campaigns_pk, body: {}, waitMillis }),
    excel: (waitMillis: number) => reports.excel({ campaigns_pk, body: {}, waitMillis }),
    frequency: (waitMillis: number) => reports.frequency({ campaigns_pk, report, waitMillis }),
    waitForPowerPoint: (waitMillis: number) => reports.waitForPowerPoint({ campaigns_pk, id, waitMillis }),
    waitForExcel: (waitMillis: number) => reports.waitForExcel({ campaigns_pk, id, waitMillis }),
    waitForFrequency: (waitMillis: number) => reports.waitForFrequency({ campaigns_pk, id, waitMillis })
  }

  it.each(Object.entries(waits))(
    "reports.%s with an invalid waitMillis fails, and nothing is sent",
    async (_, call) => {
      for (const waitMillis of [Number.NaN, -1, "1000" as never, null as never]) {
        assert.match(
          await failed(call(waitMillis)),
          /^InvalidRequestError: .*waitMillis must be a number of at least 0/
        )
      }
      assert.deepStrictEqual(requests, [])
    }
  )

  it.each([
    ["concurrency", [Number.NaN, 0], 1],
    ["minimumPerGroup", [Number.NaN, -1], 0]
  ] as const)("lift.table with an invalid %s fails, and nothing is sent", async (name, values, min) => {
    for (const value of values) {
      const message = await failed(lift.table({ campaign: campaigns_pk, [name]: value }))
      assert.include(message, `${name} must be a number of at least ${min}`)
    }
    assert.deepStrictEqual(requests, [])
  })
})
