/**
 * Tests the worker in workerd, the runtime of Cloudflare Workers, with a local D1 database. The exchange is a sandbox that sends its callbacks over
 * HTTP.
 */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { after, before, test } from "node:test"
import { promisify } from "node:util"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import type { Opportunity } from "@fieldwork/webhooks/events"
import { createTestHarness } from "wrangler"

const statuses: Array<number> = []
let genuine: Request | undefined
const sandbox = createSandbox({
  send: async (request) => {
    genuine = request.clone()
    const response = await fetch(request)
    statuses.push(response.status)
    return response
  }
})
const exchange = await sandbox.listen()
const [supplier_code = ""] = credentials.exchange.suppliers
const { apiKey } = credentials.exchange
const control = createControlClient({ baseUrl: exchange.url })
const environment = { EXCHANGE_URL: exchange.url, SUPPLIER_CODE: supplier_code }

const harness = createTestHarness({
  workers: [
    {
      configPath: new URL("../wrangler.jsonc", import.meta.url),
      vars: environment,
      secrets: { EXCHANGE_API_KEY: apiKey, READ_TOKEN: "reader" }
    }
  ]
})
const read = (path: string) => harness.fetch(path, { headers: { authorization: "Bearer reader" } })
const surveys = async () => (await (await read("/surveys")).json()) as ReadonlyArray<Opportunity>

before(async () => {
  const { url } = await harness.listen()
  await harness.getWorker().applyD1Migrations("DB")
  const subscribe = new URL("../scripts/subscribe.ts", import.meta.url).pathname
  const env = { ...process.env, ...environment, EXCHANGE_API_KEY: apiKey }
  await promisify(execFile)(process.execPath, [subscribe, new URL("/callbacks", url).href], { env })
})
after(() => Promise.all([harness.close(), exchange.close()]))

test("the Hono worker receives surveys in signed callbacks and lists them", async () => {
  await sandbox.advance({ seconds: 600 })
  assert.ok(statuses.length > 0)
  assert.deepEqual(new Set(statuses), new Set([200]))
  const [survey] = await surveys()
  assert.equal(survey?.country_language, "eng_us")
})

test("the Hono worker responds with 401 to a callback with an altered body and stores nothing", async () => {
  assert.ok(genuine)
  const body = JSON.stringify([{ survey_id: 999_999, message_reason: "new", is_live: true }])
  const forged = await fetch(genuine.url, { method: "POST", headers: genuine.headers, body })
  assert.equal(forged.status, 401)
  assert.ok((await surveys()).every(({ survey_id }) => survey_id !== 999_999))
})

test("the Hono worker no longer lists a survey that is withdrawn from the supplier", async () => {
  const [survey] = await surveys()
  const survey_number = survey?.survey_id ?? 0
  await control.PATCH("/__sandbox/surveys/{survey_number}", {
    params: { path: { survey_number } },
    body: { allocations: { [supplier_code]: 0 } }
  })
  await sandbox.advance({ seconds: 60 })
  assert.ok((await surveys()).every(({ survey_id }) => survey_id !== survey_number))
})

test("the Hono worker accepts all of twenty concurrent callbacks", async () => {
  assert.ok(genuine)
  const { headers, url } = genuine
  const body = await genuine.clone().text()
  const responses = await Promise.all(Array.from({ length: 20 }, () => fetch(url, { method: "POST", headers, body })))
  assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]))
})

test("the Hono worker responds to a request for a survey's allocation with 200, or 404 if the exchange does not have it", async () => {
  const [survey] = await surveys()
  assert.equal((await read(`/surveys/${survey?.survey_id}/allocation`)).status, 200)
  assert.equal((await read("/surveys/1/allocation")).status, 404)
})

test("the Hono worker does not list surveys for a request without the token", async () => {
  assert.equal((await harness.fetch("/surveys")).status, 401)
  assert.equal((await harness.fetch("/surveys/1/allocation")).status, 401)
})
