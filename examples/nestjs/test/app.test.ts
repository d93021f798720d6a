import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { setTimeout } from "node:timers/promises"
import type { KnownOpportunity } from "@fieldwork/inbox/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import type { Opportunity } from "@fieldwork/webhooks/events"
import { createApp, subscribe } from "../src/app.js"

// The exchange is a sandbox that is called over HTTP. Its market is large enough for callbacks of the usual size.
const statuses: Array<number> = []
let largest = 0
let genuine: Request | undefined
const sandbox = createSandbox({
  market: { size: 5000, churn: "real" },
  send: async (request) => {
    genuine = request.clone()
    largest = Math.max(largest, (await request.clone().arrayBuffer()).byteLength)
    const response = await fetch(request)
    statuses.push(response.status)
    return response
  }
})
const exchange = await sandbox.listen()
const [supplierCode = ""] = credentials.exchange.suppliers
const control = createControlClient({ baseUrl: exchange.url })

const app = await createApp({
  exchangeUrl: exchange.url,
  exchangeApiKey: credentials.exchange.apiKey,
  supplierCode,
  store: ":memory:",
  readToken: "reader"
})
await app.listen(0, "127.0.0.1")
const url = await app.getUrl()

const read = (path: string, token = "reader") => fetch(url + path, { headers: { authorization: `Bearer ${token}` } })

/** A callback is stored before the response is sent, but can be read only a moment later. */
const untilFound = async <Body>(path: string, isFound: (body: Body) => boolean = () => true): Promise<Body> => {
  for (;;) {
    const response = await read(path)
    const body = (await response.json()) as Body
    if (response.ok && isFound(body)) return body
    await setTimeout(20)
  }
}
const surveys = () => untilFound<ReadonlyArray<Opportunity>>("/surveys?locale=eng_us", ({ length }) => length > 0)

before(() => subscribe(app, url))
after(async () => {
  await app.close()
  await exchange.close()
})

test("the NestJS app receives surveys in signed callbacks of any size and serves them", async () => {
  await sandbox.advance({ seconds: 600 })
  assert.ok(largest > 102_400, "larger than the limit of Nest's own parser")
  assert.deepEqual(new Set(statuses), new Set([200]))
  const [survey] = await surveys()
  assert.equal(survey?.country_language, "eng_us")
})

test("the NestJS app no longer shows a survey as live when it is withdrawn from the supplier", async () => {
  const [survey] = await surveys()
  const survey_number = survey?.survey_id ?? 0
  await control.PATCH("/__sandbox/surveys/{survey_number}", {
    params: { path: { survey_number } },
    body: { allocations: { [supplierCode]: 0 } }
  })
  await sandbox.advance({ seconds: 60 })
  await untilFound<KnownOpportunity>(`/surveys/${survey_number}`, ({ status }) => status !== "live")
})

test("the NestJS app responds with 401 to a callback with an altered body and stores nothing", async () => {
  assert.ok(genuine)
  const body = JSON.stringify([{ survey_id: 999_999, message_reason: "new", is_live: true }])
  const forged = await fetch(genuine.url, { method: "POST", headers: genuine.headers, body })
  assert.equal(forged.status, 401)
  assert.equal((await read("/surveys/999999")).status, 404)
})

test("the NestJS app reads the allocation of a survey from the exchange", async () => {
  const [survey] = await surveys()
  assert.equal((await read(`/surveys/${survey?.survey_id}/allocation`)).status, 200)
  assert.equal((await read("/surveys/1/allocation")).status, 404)
})

test("the NestJS app does not serve surveys to a request without the token", async () => {
  assert.equal((await read("/surveys", "wrong")).status, 403)
})
