import { correctedFetch } from "@fieldwork/brand-lift/corrections"
import { probe, type ProbeResult } from "@fieldwork/contract-testing"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { correctionsOf } from "@fieldwork/specs/corrections"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { beforeAll, describe, expect, it } from "vitest"
import { type Clients, makeClients, methods } from "../../src/Clients.ts"
import { inputs } from "../../src/inputs.ts"
import { brandLiftServices } from "../../src/deviations/brandLift.ts"
import { exchangeServices } from "../../src/deviations/exchange.ts"
import type { Fetch } from "../../src/deviations/Deviation.ts"
import { createTestData, type Ids } from "../../src/TestData.ts"

const url = "http://127.0.0.1"
const urls = { "brand-lift": url, exchange: url }

const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift

const runProbe = (spec: "brand-lift" | "exchange", fetch: Fetch, ids: Ids) =>
  probe({
    spec,
    url,
    fetch,
    perSecond: Number.POSITIVE_INFINITY,
    inputs: {
      audience,
      client_id,
      client_secret,
      api_key: credentials.exchange.apiKey,
      campaign_id: ids.live,
      supplier_code: ids.supplier,
      survey_number: ids.ownSurvey
    }
  })

/**
 * The sandboxes on which the simulated services are based. A brand lift service and an exchange service can share a sandbox, because the data of the
 * two APIs is separate.
 */
const sandboxes: Array<Promise<{ plain: ReturnType<typeof createSandbox>; ids: Ids }>> = []
const dataOf = (index: number) =>
  (sandboxes[index] ??= (async () => {
    const plain = createSandbox({ send: async () => new Response() })
    return { plain, ids: (await createTestData({ sandbox: plain })).ids }
  })())

it.each(["brand-lift", "exchange"] as const)(
  "the contract probe finds nothing to correct in a service that follows the API document: %s",
  async (spec) => {
    const { ids, plain } = await dataOf(0)
    const { lines, overlay } = await runProbe(spec, plain.fetch, ids)
    expect(lines.filter(({ outcome }) => outcome === "differs")).toEqual([])
    expect(lines.filter(({ outcome }) => outcome === "holds").length).toBeGreaterThan(20)
    expect(overlay).toBeUndefined()
  }
)

const services = [
  ...Object.entries(brandLiftServices).map(([name, deviating]) => ["brand-lift", name, deviating] as const),
  ...Object.entries(exchangeServices).map(([name, deviating]) => ["exchange", name, deviating] as const)
]

describe.each(services)("probe of a service of %s with %s", (spec, name, { corrects, differs, service, shownBy }) => {
  let plain: ReturnType<typeof createSandbox>
  let ids: Ids
  let deviatingFetch: Fetch
  let result: ProbeResult

  beforeAll(async () => {
    const index = services.filter(([api]) => api === spec).findIndex(([, other]) => other === name)
    ;({ ids, plain } = await dataOf(index))
    deviatingFetch = service(plain.fetch)
    result = await runProbe(spec, deviatingFetch, ids)
  })

  const call = async (id: string, clients: Clients) => methods[id]?.(clients, inputs[id]?.(ids) ?? {})

  it("the contract probe reports exactly the interpretations in the spec that a service does not follow", () => {
    const { lines, overlay } = result
    expect(lines.filter(({ outcome }) => outcome === "differs").map(({ decision }) => decision)).toEqual(differs)
    if (corrects === undefined) expect(overlay).toBeUndefined()
    else expect(JSON.stringify(overlay)).toContain(corrects)
  })

  if (shownBy !== undefined)
    it("a client without a corrections overlay fails, reports drift or returns a different value if the service deviates from the spec", async () => {
      const clients = makeClients(urls, deviatingFetch, "lenient")
      const value = await call(shownBy, clients).catch(() => "failed")
      const documented = await call(shownBy, makeClients(urls, plain.fetch))
      expect({ value, drift: clients.drift }).not.toEqual({ value: documented, drift: [] })
    })

  it("a client with the corrections overlay that the contract probe wrote can call every operation", async () => {
    const { overlay } = result
    const fetch = overlay === undefined ? deviatingFetch : correctedFetch(correctionsOf(overlay), deviatingFetch)
    const failures: Array<string> = []
    for (const { id } of operationsOf(documents[spec])) {
      const clients = makeClients(urls, fetch, "lenient")
      await call(id, clients).catch((cause: unknown) => failures.push(`${id}: ${String(cause)}`))
    }
    expect(failures).toEqual([])
  })
})
