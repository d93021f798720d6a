/**
 * Checks that the verifier in the webhooks package accepts the callbacks that the sandbox signs with its own code.
 */
import { ajvValidator } from "../src/ajvValidator.ts"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createExchange } from "@fieldwork/exchange/promise"
import { createKeyRing, createVerifier } from "@fieldwork/webhooks"
import { expect, it } from "vitest"

it("every callback that the sandbox sends has a valid signature and is a batch according to the spec", async () => {
  const callbacks: Array<Request> = []
  const sandbox = createSandbox({
    send: async (request) => (callbacks.push(request), new Response(null, { status: 200 }))
  })
  const url = "http://localhost"
  const exchange = createExchange({ baseUrl: url, apiKey: credentials.exchange.apiKey, fetch: sandbox.fetch })
  const supplier_code = credentials.exchange.suppliers[0] ?? ""
  const created = await exchange.opportunities.subscribe({
    supplier_code,
    body: {
      callback: `${url}/opportunities`,
      include_quotas: true,
      opportunities: [{ country_language: { in: ["eng_us", "eng_ca"] } }]
    }
  })
  await sandbox.advance({ hours: 6 })

  expect(callbacks.length).toBeGreaterThan(10)
  const { key_id: keyId = "", public_key: publicKey = "" } = created as { key_id?: string; public_key?: string }
  const verifier = createVerifier({ keys: createKeyRing([{ keyId, publicKey }]) })
  const fits = ajvValidator("exchange", "#/components/schemas/OpportunityBatch")
  for (const request of callbacks) {
    const { payload } = await verifier.verify({ headers: request.headers, body: await request.arrayBuffer() })
    expect(fits(payload.json()), JSON.stringify(fits.errors)).toBe(true)
  }
})
