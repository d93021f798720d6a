import assert from "node:assert/strict"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { after, before, test } from "node:test"
import { setTimeout } from "node:timers/promises"
import { createExchange } from "@fieldwork/exchange/promise"
import type { KnownOpportunity } from "@fieldwork/inbox/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import type { Opportunity, Outcome } from "@fieldwork/webhooks/events"
import { createApp } from "../src/app.ts"

// The exchange is a sandbox in this process. Like the real exchange, it sends its callbacks over HTTP.
const responses: Array<number> = []
let genuine: Request | undefined
const sandbox = createSandbox({
  send: async (request) => {
    genuine = request.clone()
    const response = await fetch(request)
    responses.push(response.status)
    return response
  }
})
const { apiKey, suppliers } = credentials.exchange
const [supplier_code = ""] = suppliers
const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
const control = createControlClient({ baseUrl: "https://exchange.example", fetch: sandbox.fetch })

const { app, close, subscribe } = await createApp({ exchange, supplier_code, store: ":memory:" })
const server = app.listen(0, "127.0.0.1")
await once(server, "listening")
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** A callback is stored before the response is sent, but can be read only a moment later. */
const untilFound = async <Body>(path: string): Promise<Body> => {
  for (;;) {
    const response = await fetch(url + path)
    const body = (await response.json()) as Body
    if (response.ok && (!Array.isArray(body) || body.length > 0)) return body
    await setTimeout(20)
  }
}

before(() => subscribe(url))
after(async () => {
  server.close()
  server.closeAllConnections()
  await close()
})

test("the Express app receives surveys in signed callbacks and serves them", async () => {
  await sandbox.advance({ seconds: 600 })
  assert.ok(responses.length > 0)
  assert.deepEqual(new Set(responses), new Set([200]))

  const [survey] = await untilFound<Array<Opportunity>>("/surveys?locale=eng_us")
  assert.equal(survey?.country_language, "eng_us")
  const known = await untilFound<KnownOpportunity>(`/surveys/${survey.survey_id}`)
  assert.equal(known.status, "live")
})

test("the Express app receives the outcome of a session in a signed callback and serves it", async () => {
  const path = { supplier_code }
  const [survey] = await untilFound<Array<Opportunity>>("/surveys")
  const survey_number = survey?.survey_id ?? 0
  await control.POST("/__sandbox/suppliers/{supplier_code}/links", { params: { path }, body: { survey_number } })
  const sent = await control.POST("/__sandbox/suppliers/{supplier_code}/respondents", {
    params: { path },
    body: { survey_number, panelist_id: "panelist-7", steps: [{ client_status: 10 }] }
  })
  await sandbox.advance({ seconds: 600 })
  const outcome = await untilFound<Outcome>(`/sessions/${sent.data?.respondent_ids[0]}`)
  assert.equal(outcome.panelist_id, "panelist-7")
  assert.equal(outcome.client_status, 10)
})

test("the Express app responds with 401 to a callback with an altered body and stores nothing", async () => {
  assert.ok(genuine)
  const body = JSON.stringify([{ survey_id: 999_999, message_reason: "new", is_live: true }])
  const forged = await fetch(`${url}/callbacks/opportunities`, { method: "POST", headers: genuine.headers, body })
  assert.equal(forged.status, 401)
  assert.equal((await fetch(`${url}/surveys/999999`)).status, 404)
})

test("the Express app responds with 404 to requests for an unknown survey or session", async () => {
  assert.equal((await fetch(`${url}/surveys/1`)).status, 404)
  assert.equal((await fetch(`${url}/sessions/unknown`)).status, 404)
})
