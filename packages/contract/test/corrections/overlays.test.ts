import { correctedFetch as correctedBrandLift } from "@fieldwork/brand-lift/corrections"
import { correctedFetch as correctedExchange } from "@fieldwork/exchange/corrections"
import { createSandbox } from "@fieldwork/sandbox"
import { correctionsOf } from "@fieldwork/specs/corrections"
import { beforeAll, describe, expect, it } from "vitest"
import { type Clients, makeClients, methods } from "../../src/Clients.ts"
import { inputs } from "../../src/inputs.ts"
import { overlayOf, overlays } from "../../src/overlays.ts"
import { createTestData, type Ids } from "../../src/TestData.ts"

const url = "http://127.0.0.1"
const urls = { "brand-lift": url, exchange: url }
const brandLift = correctionsOf(overlayOf("brand-lift"))
const exchange = correctionsOf(overlayOf("exchange"))
// The test data is created in a sandbox that follows the spec. A snapshot of it is then restored in the sandbox that differs from the spec.
const plain = createSandbox({ send: async () => new Response() })
const sandbox = createSandbox({ send: async () => new Response(), corrections: [brandLift, exchange] })
const corrected = correctedExchange(exchange, correctedBrandLift(brandLift, sandbox.fetch))
let ids: Ids

const call = async (id: string, clients: Clients): Promise<unknown> => methods[id]?.(clients, inputs[id]?.(ids) ?? {})
const isRead = (id: string): boolean => /^(get|list)/.test(id)

beforeAll(async () => {
  ids = (await createTestData({ sandbox: plain })).ids
  const body = await (await plain.fetch(`${url}/__sandbox/snapshot`)).text()
  const headers = { "content-type": "application/json" }
  await sandbox.fetch(`${url}/__sandbox/restore`, { method: "POST", headers, body })
})

const kinds = Object.entries(overlays)
const calls = kinds.flatMap(([kind, { operations }]) => operations.map((id) => [kind, id] as const))

// The read operations are tested first, while both sandboxes have the same state.
describe("sandbox with corrections", () => {
  const reads = calls.filter(([, id]) => isRead(id))

  it.each(reads)(
    "a client with the corrections overlay reads the same data from a sandbox that differs from the spec in %s: %s",
    async (_, id) => {
      const clients = makeClients(urls, corrected)
      expect(await call(id, clients)).toEqual(await call(id, makeClients(urls, plain.fetch)))
      expect(clients.drift).toEqual([])
    }
  )

  it.each(reads)(
    "a client without the corrections overlay detects that a sandbox differs from the spec in %s: %s",
    async (_, id) => {
      const clients = makeClients(urls, sandbox.fetch)
      const value = await call(id, clients).catch(() => "failed")
      const documented = await call(id, makeClients(urls, plain.fetch))
      expect({ value, drift: clients.drift }).not.toEqual({ value: documented, drift: [] })
    }
  )

  it.each(calls.filter(([, id]) => !isRead(id)))(
    "a client with the corrections overlay can write to a sandbox that differs from the spec in %s: %s",
    async (_, id) => {
      const clients = makeClients(urls, corrected)
      expect(await call(id, clients)).toBeDefined()
      expect(clients.drift).toEqual([])
    }
  )
})
