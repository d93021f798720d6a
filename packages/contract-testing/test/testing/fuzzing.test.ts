import { createSandbox } from "@fieldwork/sandbox"
import { describe, expect, it } from "vitest"
import type { SentRequest } from "../../src/validation/Message.ts"
import { sendWith } from "../../src/testing/run/Target.ts"
import { testServer } from "../../src/testing/testServer.ts"
import type { TestOptions } from "../../src/testing/TestOptions.ts"

const sandbox = () => createSandbox({ send: async () => new Response(null, { status: 200 }) })

const options = { phases: ["fuzzing"], include: ["listCampaigns", "createSurvey"], runs: 30 } satisfies TestOptions

/** Measures how many requests the service processes at the same time. */
const countOpen = (fetch: NonNullable<TestOptions["fetch"]>) => {
  const send = sendWith(fetch, 0)
  let [open, most] = [0, 0]
  const sent: Array<SentRequest> = []
  return {
    sent,
    open: () => open,
    most: () => most,
    send: async (request: SentRequest) => {
      sent.push(request)
      most = Math.max(most, ++open)
      await new Promise((resolve) => setImmediate(resolve))
      try {
        return await send(request)
      } finally {
        open--
      }
    }
  }
}

describe("fuzzed requests", () => {
  it("the contract tester sends fuzzed requests one at a time and checks each while the service processes the next one", async () => {
    const service = countOpen(sandbox().fetch)
    const checked: Array<string> = []
    let overlaps = 0
    const { failures } = await testServer({
      ...options,
      send: service.send,
      onInteraction: ({ sent }) => {
        checked.push(sent.url)
        overlaps += service.open()
      }
    })
    expect(failures).toEqual([])
    expect(service.most()).toBe(1)
    expect(checked).toEqual(service.sent.map(({ url }) => url).filter((url) => checked.includes(url)))
    // Every response except the last response of each operation is checked while the service processes the next request.
    expect({ checked: checked.length, overlaps }).toEqual({ checked: 60, overlaps: 58 })
  })

  it("the contract tester stops fuzzing when the request budget is used up, after it has checked the last response", async () => {
    const checked: Array<string> = []
    const { ended, requests } = await testServer({
      ...options,
      fetch: sandbox().fetch,
      maxRequests: 20,
      onInteraction: ({ sent }) => checked.push(sent.url)
    })
    expect({ ended, requests, checked: checked.length }).toEqual({ ended: "budget", requests: 20, checked: 20 })
  })

  it("the contract tester stops fuzzing at the maximum number of failures and leaves no request open", async () => {
    const service = countOpen(async (url) =>
      new URL(url).pathname.startsWith("/__sandbox")
        ? Response.json({}, { status: 404 })
        : Response.json({ broken: true }, { status: 599 })
    )
    const { ended, failures } = await testServer({
      ...options,
      spec: "exchange",
      include: ["listSuppliers"],
      send: service.send,
      bail: 1,
      shrink: false
    })
    expect({ ended, failures: failures.length, open: service.open() }).toEqual({ ended: "bail", failures: 1, open: 0 })
  })
})
