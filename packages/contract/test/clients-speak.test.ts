/**
 * Every service method against Prism's mock of the spec: do the clients speak the contract?
 *
 * The mock refuses a request that is not in the spec, and strict validation refuses an answer that is not.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Clients, makeClients, methods } from "../src/clients.ts"
import { inputs } from "../src/inputs.ts"
import { having } from "../src/pending.ts"
import { mock, type Prism } from "../src/prism.ts"
import type { Ids } from "../src/world.ts"

/** Well formed, which is all that a mock looks at. */
const ids: Ids = {
  draft: "6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10",
  live: "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815",
  question: 48_001,
  excel: "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57",
  powerPoint: "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57",
  frequencyReport: "a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38",
  pixelGroup: 61,
  pixel: 7001,
  group: 41,
  supplier: "4711",
  survey: 1_000_001,
  linked: 1_000_002,
  recontact: 1_000_004,
  ownSurvey: 5_000_001
}

let mocks: ReadonlyArray<Prism>
let clients: Clients
beforeAll(async () => {
  const [brandLift, exchange] = await Promise.all([mock("brand-lift"), mock("exchange")])
  mocks = [brandLift, exchange]
  clients = makeClients({ "brand-lift": brandLift.url, exchange: exchange.url })
}, 30_000)
afterAll(() => Promise.all(mocks.map(({ stop }) => stop())))

describe.each(["brand-lift", "exchange"] as const)("%s", (api) => {
  it.each(having(api, "method"))("%s is sent and read as the spec says", async (id) => {
    const input = inputs[id]?.(ids) ?? {}
    // A mock answers every page alike, with fewer items than its total: a list is read where its end would be.
    const isPaged = id.startsWith("list") && "page_size" in input
    const once = isPaged ? { ...input, page_size: 1000, ...("page" in input && { page: 2 }) } : input
    await expect(methods[id]?.(clients, once)).resolves.toBeDefined()
    expect(clients.drift).toEqual([])
  })
})
