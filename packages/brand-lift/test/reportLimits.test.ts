import { assert, describe, it } from "@effect/vitest"
import type { ReadyExport } from "../src/jobs/inputs.ts"
import { createBrandLift } from "../src/promise.ts"

const baseUrl = "https://lift.example"
const reportAt = (s3_url: string) => ({ report_export_id: "r", s3_url }) as ReadyExport

/** Runs everything that is ready. The fake service needs no timers. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A service that responds to each request only when the test tells it to. */
const heldService = () => {
  const open: Array<{ readonly url: string; readonly respond: () => void }> = []
  const fetch = (url: string) =>
    new Promise<Response>((resolve) => {
      const body = url.startsWith(`${baseUrl}/api`) ? '{"items":[]}' : "report"
      open.push({
        url,
        respond: () => resolve(new Response(body, { headers: { "content-type": "application/json" } }))
      })
    })
  const respondNext = async () => {
    open.shift()?.respond()
    await settle()
  }
  return { fetch, open, respondNext }
}

const account = { baseUrl, tokenProvider: async () => "token", validation: "off" } as const

describe("a report download", () => {
  it("report downloads and calls share the slots of maxInFlight", async () => {
    const { fetch, open, respondNext } = heldService()
    const client = createBrandLift({ ...account, fetch, maxInFlight: 2 })
    const results = [
      client.reports.download(reportAt("https://files.example/1")).toArray(),
      client.industries.list().toArray(),
      client.reports.download(reportAt("https://files.example/2")).toArray(),
      client.reports.download(reportAt("https://other.example/3")).toArray()
    ]
    await settle()
    assert.strictEqual(open.length, 2)
    for (const left of [2, 2, 1, 0]) {
      await respondNext()
      assert.strictEqual(open.length, left)
    }
    assert.strictEqual((await Promise.all(results)).length, 4)
  })

  it.each([
    ["https://files.example/report", 2],
    [`${baseUrl}/report`, 1]
  ])("the rate limit of the API applies to report downloads only from the API's own origin: %s", async (link, sent) => {
    const { fetch, open } = heldService()
    const client = createBrandLift({ ...account, fetch, rateLimit: { perSecond: 0.001, burst: 1 } })
    const controller = new AbortController()
    const { signal } = controller
    const calls = [1, 2].map((number) => client.reports.download(reportAt(`${link}-${number}`), { signal }).toArray())
    await settle()
    assert.strictEqual(open.length, sent)
    controller.abort()
    await Promise.allSettled(calls)
  })
})
