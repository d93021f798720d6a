// #region set-up
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"

const { apiKey, suppliers } = credentials.exchange
const supplier_code = suppliers[0] ?? ""
const survey_number = 1_000_001

interface Outcome {
  readonly panelist_id: string
  readonly marketplace_status: number
  readonly client_status: number
}

const sandbox = createSandbox({
  send: async (request) => {
    for (const { client_status, marketplace_status, panelist_id } of (await request.json()) as ReadonlyArray<Outcome>)
      console.log(`${panelist_id}: ${marketplace_status} / ${client_status}`)
    return new Response()
  }
})
const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
const control = createControlClient({ baseUrl: "https://sandbox.example", fetch: sandbox.fetch })

await exchange.outcomes.subscribe({
  supplier_code,
  body: { callback: "https://supplier.example/outcomes", outcomes: [{}] }
})
const path = { supplier_code }
await control.POST("/__sandbox/suppliers/{supplier_code}/links", { params: { path }, body: { survey_number } })
// #endregion set-up

// #region pid
await control.POST("/__sandbox/suppliers/{supplier_code}/respondents", {
  params: { path },
  body: { survey_number, panelist_id: "test-10-26-11-a1" }
})
await sandbox.advance({ days: 3 })
// #endregion pid

// #region steps
const sent = await control.POST("/__sandbox/suppliers/{supplier_code}/respondents", {
  params: { path },
  body: { survey_number, panelist_id: "p-7", steps: [{ client_status: 10, after_seconds: 600 }] }
})
await sandbox.advance({ hours: 1 })
const respondent_id = sent.data?.respondent_ids[0] ?? ""
await control.POST("/__sandbox/sessions/{respondent_id}/steps", {
  params: { path: { respondent_id } },
  body: { steps: [{ client_status: 26 }] }
})
await sandbox.advance({ seconds: 30 })
// #endregion steps

// #region money
await control.POST("/__sandbox/delivery-faults", { body: { kind: "drop", stream: "outcomes", times: 1 } })
await control.POST("/__sandbox/suppliers/{supplier_code}/respondents", {
  params: { path },
  body: { survey_number, panelist_id: "p-8", steps: [{ client_status: 10 }] }
})
await sandbox.advance({ hours: 1 })
const { data } = await control.GET("/__sandbox/ledgers", { params: { query: { supplier_code } } })
const [ledger] = data?.items ?? []
console.log(`owed ${ledger?.owed}, received ${ledger?.received}, dropped ${ledger?.undelivered.dropped}`)
// #endregion money
