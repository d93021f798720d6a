import { correctedFetch } from "@fieldwork/exchange-client/corrections"
import { type Action, correctionsOf } from "@fieldwork/specs/corrections"
import { describe, expect, it } from "vitest"

const update = "/Demand/v1/Surveys/Update/5"
const surveys = "https://exchange.example/Demand/v1/Surveys/BySurveyNumber/5"
const cents: Action = {
  target: "$.components.schemas.SurveyFields.properties.QuotaCPI",
  update: { "x-wire-scale": 100 }
}

/** Returns a corrected `fetch` for a service that redirects the first requests to `locations` and then returns a survey with a price in cents. */
const redirecting = (
  locations: ReadonlyArray<string>,
  { actions = [cents], status = 308 }: { readonly actions?: ReadonlyArray<Action>; readonly status?: number } = {}
) => {
  const info = { title: "T", version: "1" }
  const corrections = correctionsOf({ overlay: "1.0.0", info, extends: "exchange", actions })
  const requests: Array<string> = []
  const left = [...locations]
  const fetch = correctedFetch(corrections, async (input, init) => {
    const request = new Request(input, init)
    requests.push(`${request.method} ${request.url} ${await request.text()}`.trim())
    const location = left.shift()
    if (location !== undefined) return new Response(null, { status, headers: { location } })
    return Response.json({ Survey: { QuotaCPI: 250 } })
  })
  /** Sends a request and follows its redirects as a caller does that knows only the documented format. */
  const follow = async (url: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(url, { ...init, redirect: "manual" })
    const location = response.headers.get("location")
    return location === null ? response.json() : follow(new URL(location, url).href, init)
  }
  return { fetch, follow, requests }
}

const write = { method: "PUT", body: '{"QuotaCPI":2.5}' }

describe("a redirect of a corrected operation", () => {
  it("a write that is redirected to an unknown path has the corrected price in each request", async () => {
    const { follow, requests } = redirecting(["/new/v9/update"])
    await follow(`https://exchange.example${update}`, write)
    expect(requests).toEqual([
      `PUT https://exchange.example${update} {"QuotaCPI":250}`,
      'PUT https://exchange.example/new/v9/update {"QuotaCPI":250}'
    ])
  })

  it("the response to a redirected request is corrected exactly once", async () => {
    const { follow } = redirecting(["/elsewhere", `${surveys}/`])
    expect(await follow(surveys, {})).toEqual({ Survey: { QuotaCPI: 2.5 } })
  })

  it("a redirect to a URL whose path the corrections would replace is followed unchanged", async () => {
    const { follow, requests } = redirecting(["../Other/5?at=a%2Cb,c"], {
      actions: [cents, { target: "$", update: { "x-wire-trailing-slash": true } }]
    })
    await follow(surveys, {})
    expect(requests).toEqual([
      `GET ${surveys}/`,
      "GET https://exchange.example/Demand/v1/Surveys/BySurveyNumber/Other/5?at=a%2Cb,c"
    ])
  })

  it.each([
    "https://files.example/a?",
    "https://files.example/a?#b",
    "https://files.example/a?b&",
    "https://files.example/a#b?c"
  ])(
    "correctedFetch sends the target of a redirect unchanged, whatever its query and fragment are: %s",
    async (target) => {
      const { fetch, requests } = redirecting([target])
      const response = await fetch(surveys, { redirect: "manual" })
      await fetch(response.headers.get("location") ?? "")
      expect(requests).toEqual([`GET ${surveys}`, `GET ${target}`])
    }
  )

  it("a redirect of an operation without corrections to the path of a corrected operation is not corrected", async () => {
    const { follow } = redirecting([surveys])
    expect(await follow("https://exchange.example/unknown", {})).toEqual({ Survey: { QuotaCPI: 250 } })
  })

  it("a 303 response that the caller follows with GET is not turned into the corrected method", async () => {
    const path = "/Demand/v1/Surveys/Update/{SurveyNumber}"
    const { fetch, requests } = redirecting(["/done"], {
      status: 303,
      actions: [
        { target: `$.paths['${path}']`, update: { patch: { operationId: "updateSurvey" } } },
        { target: `$.paths['${path}'].put`, remove: true }
      ]
    })
    const response = await fetch(`https://exchange.example${update}`, { ...write, redirect: "manual" })
    await fetch(response.headers.get("location") ?? "")
    expect(requests.at(-1)).toBe("GET https://exchange.example/done")
  })

  it("a redirect to an invalid URL is returned unchanged", async () => {
    const { fetch } = redirecting(["https://"])
    expect((await fetch(surveys)).headers.get("location")).toBe("https://")
  })
})
