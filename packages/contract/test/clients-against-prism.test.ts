/**
 * Calls every service method against Prism's mock of the spec, to check that the requests of the clients follow the contract.
 *
 * The mock refuses a request that does not conform to the spec. Strict validation in the client rejects a response that does not conform to it.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Clients, makeClients, methods } from "../src/Clients.ts"
import { inputs } from "../src/inputs.ts"
import { operationsWith } from "../src/pending.ts"
import { mock, type Prism } from "../src/Prism.ts"
import { sampleIds } from "../src/sampleIds.ts"

let mocks: ReadonlyArray<Prism>
let clients: Clients
beforeAll(async () => {
  const [brandLift, exchange] = await Promise.all([mock("brand-lift"), mock("exchange")])
  mocks = [brandLift, exchange]
  clients = makeClients({ "brand-lift": brandLift.url, exchange: exchange.url })
}, 30_000)
afterAll(() => Promise.all(mocks.map(({ stop }) => stop())))

describe.each(["brand-lift", "exchange"] as const)("service methods of %s against a Prism mock", (api) => {
  it.each(operationsWith(api, "method"))(
    "the client method for %s sends a request and reads a response according to the spec",
    async (id) => {
      const input = inputs[id]?.(sampleIds) ?? {}
      // Prism's mock returns the same page for every request, and its `total_items` is greater than the number of items. Requesting a page near the
      // end prevents the client from reading further pages.
      const isPaged = id.startsWith("list") && "page_size" in input
      const once = isPaged ? { ...input, page_size: 1000, ...("page" in input && { page: 2 }) } : input
      await expect(methods[id]?.(clients, once)).resolves.toBeDefined()
      expect(clients.drift).toEqual([])
    }
  )
})
