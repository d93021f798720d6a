/**
 * Tests the functions in `dist`, as they are deployed, with events in AWS formats. The exchange is a sandbox, and DynamoDB is simulated by dynalite.
 */
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { after, before, test } from "node:test"
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import type { Opportunity } from "@fieldwork/webhooks/events"
import type { LambdaEvent, LambdaResult } from "@fieldwork/webhooks/lambda"
import dynalite from "dynalite"

type Event = Record<string, unknown> & { readonly headers: Record<string, string> }
const eventOf = (name: string): Event =>
  JSON.parse(readFileSync(new URL(`events/${name}.json`, import.meta.url), "utf8"))

/** Returns the Lambda event for a request, in the format of the event source under test. */
const eventFor = async (request: Request, isBase64Encoded: boolean): Promise<LambdaEvent> => {
  const bytes = Buffer.from(await request.clone().arrayBuffer())
  const body = bytes.toString(isBase64Encoded ? "base64" : "utf8")
  return { ...event, headers: { ...event.headers, ...Object.fromEntries(request.headers) }, body, isBase64Encoded }
}

let event = eventOf("function-url")
let receive: (event: LambdaEvent) => Promise<LambdaResult>
let list: () => Promise<{ readonly body: string }>
const statuses: Array<number> = []
let genuine: Request | undefined

const sandbox = createSandbox({
  send: async (request) => {
    genuine = request.clone()
    const { body, statusCode } = await receive(await eventFor(request, statuses.length % 2 === 0))
    statuses.push(statusCode)
    return new Response(body, { status: statusCode })
  }
})
const [supplier_code = ""] = credentials.exchange.suppliers
const control = createControlClient({ baseUrl: "https://sandbox.example", fetch: sandbox.fetch })
const listening = await sandbox.listen()
const dynamo = dynalite({ createTableMs: 0 })
after(() => Promise.all([listening.close(), new Promise((resolve) => dynamo.close(resolve))]))

const surveys = async (): Promise<ReadonlyArray<Opportunity>> => JSON.parse((await list()).body)

before(async () => {
  await new Promise<void>((resolve) => dynamo.listen(0, "127.0.0.1", resolve))
  Object.assign(process.env, {
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "secret",
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(dynamo.address() as AddressInfo).port}`,
    EXCHANGE_URL: listening.url,
    EXCHANGE_API_KEY: credentials.exchange.apiKey,
    SUPPLIER_CODE: supplier_code
  })
  await new DynamoDBClient().send(
    new CreateTableCommand({
      TableName: "surveys",
      KeySchema: [{ AttributeName: "survey_id", KeyType: "HASH" }],
      AttributeDefinitions: [{ AttributeName: "survey_id", AttributeType: "N" }],
      BillingMode: "PAY_PER_REQUEST"
    })
  )
  const functions = new URL("../dist/", import.meta.url).href
  receive = (await import(`${functions}receive.mjs`)).handler
  list = (await import(`${functions}list.mjs`)).handler
  process.argv[2] = "https://receive.lambda-url.eu-west-1.on.aws/"
  await import("../src/subscribe.ts")
})

for (const kind of ["function-url", "api-gateway-rest"]) {
  test(`the Lambda function receives surveys in signed callbacks that arrive as ${kind} events`, async () => {
    event = eventOf(kind)
    const before = statuses.length
    await sandbox.advance({ seconds: 600 })
    assert.ok(statuses.length > before)
    assert.deepEqual(new Set(statuses), new Set([200]))
    const [survey] = await surveys()
    assert.equal(survey?.country_language, "eng_us")
  })

  test(`the Lambda function refuses an altered callback in a ${kind} event with 401 and stores nothing`, async () => {
    assert.ok(genuine)
    const body = JSON.stringify([{ survey_id: 999_999, message_reason: "new", is_live: true }])
    const forged = new Request(genuine.url, { method: "POST", headers: genuine.headers, body })
    assert.equal((await receive(await eventFor(forged, false))).statusCode, 401)
    assert.ok((await surveys()).every(({ survey_id }) => survey_id !== 999_999))
  })
}

test("the Lambda function no longer lists a survey that is withdrawn from the supplier", async () => {
  const [survey] = await surveys()
  const survey_number = survey?.survey_id ?? 0
  await control.PATCH("/__sandbox/surveys/{survey_number}", {
    params: { path: { survey_number } },
    body: { allocations: { [supplier_code]: 0 } }
  })
  await sandbox.advance({ seconds: 60 })
  assert.ok((await surveys()).every(({ survey_id }) => survey_id !== survey_number))
})

test("the Lambda function does not overwrite the data of a callback with an older callback", async () => {
  assert.ok(genuine)
  const [{ survey_id } = { survey_id: 0 }] = (await genuine.clone().json()) as ReadonlyArray<{ survey_id: number }>
  const later = { survey_id: { N: `${survey_id}` }, signed_at: { N: "9999999999" }, is_open: { BOOL: false } }
  await new DynamoDBClient().send(new PutItemCommand({ TableName: "surveys", Item: later }))
  assert.equal((await receive(await eventFor(genuine, true))).statusCode, 200)
  assert.ok((await surveys()).every((survey) => survey.survey_id !== survey_id))
})
