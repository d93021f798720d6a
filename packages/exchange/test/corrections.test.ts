import { assert, describe, it } from "@effect/vitest"
import { correctedFetch, type Corrections } from "../src/corrections.ts"
import { createExchange } from "../src/promise.ts"

/** A service whose prices are in cents. */
const corrections: Corrections = {
  api: "exchange",
  routes: [["updateSurvey", "PUT", "/Demand/v1/Surveys/Update/{SurveyNumber}"]],
  operations: {
    updateSurvey: {
      request: [{ at: ["QuotaCPI"], scale: 100 }],
      responses: { "2XX": [{ at: ["Survey", "QuotaCPI"], scale: 100 }] }
    }
  },
  withoutEffect: []
}

const survey = { SurveyNumber: 5, SurveyStatusCode: "01", QuotaCPI: 2.5 }

const updating = (respond: (url: string) => Response) => {
  const requests: Array<string> = []
  const exchange = createExchange({
    baseUrl: "https://exchange.example",
    apiKey: "the-api-key",
    validation: "off",
    requestValidation: "off",
    fetch: correctedFetch(corrections, async (input, init) => {
      const request = new Request(input, init)
      const { QuotaCPI } = (await request.clone().json()) as { readonly QuotaCPI: number }
      requests.push(`${new URL(request.url).pathname} ${QuotaCPI}`)
      return respond(request.url)
    })
  })
  return { result: exchange.surveys.update({ SurveyNumber: 5, body: survey as never }), requests }
}

describe("a client with corrections", () => {
  it("a write that is redirected to another path sends and returns the price on the right scale", async () => {
    const { requests, result } = updating((url) =>
      url.includes("/new/")
        ? Response.json({ ApiResult: 0, Survey: { QuotaCPI: 250 } })
        : new Response(null, { status: 308, headers: { location: "/new/v9/update" } })
    )
    assert.strictEqual((await result).Survey?.QuotaCPI, 2.5)
    assert.deepStrictEqual(requests, ["/Demand/v1/Surveys/Update/5 250", "/new/v9/update 250"])
  })
})
