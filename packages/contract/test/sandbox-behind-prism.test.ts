/**
 * Sends requests to the sandbox through Prism's validating proxy, to check that the responses follow the contract.
 *
 * A proxy that validates requests refuses invalid requests itself. Invalid requests are therefore sent through a second proxy that forwards them.
 */
import { credentials } from "@fieldwork/sandbox"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Operation, repliesOf } from "../src/documents.ts"
import { inputs } from "../src/inputs.ts"
import { ajvValidator } from "../src/ajvValidator.ts"
import { operationsWith, isRead } from "../src/pending.ts"
import { type Prism, proxy } from "../src/Prism.ts"
import { refusalsOf } from "../src/refusals.ts"
import { type Call, requestOf, send } from "../src/requests.ts"
import { createTestData, openTestEnvironment, type TestEnvironment, type TestData } from "../src/TestData.ts"

let environment: TestEnvironment
let testData: TestData
beforeAll(async () => {
  environment = await openTestEnvironment()
})
afterAll(() => environment.server.close())

/** Returns a valid request for an operation, addressed to `url`. */
const goodRequest = (operation: Operation, url: string) => {
  const input = inputs[operation.id]?.(testData.ids)
  if (input === undefined) throw new Error(`${operation.id} has no input: give it one in inputs.ts`)
  const authorization = operation.api === "exchange" ? credentials.exchange.apiKey : `Bearer ${testData.token}`
  return { input, request: requestOf(operation, input, { url, authorization }) }
}

/** Sends a request directly to the sandbox and validates the response against the schema in the spec. */
const sendWithoutPrism = async (operation: Operation, bad: Call) => {
  const { pathname, search } = new URL(bad.url)
  const response = await send({ ...bad, url: `${environment.server.url}${pathname}${search}` })
  const text = await response.text()
  const status = String(response.status)
  const reply = repliesOf(operation.api).find((_) => _.operation.id === operation.id && _.status === status)
  expect(reply, `${operation.id} documents no ${status}`).toBeDefined()
  const fits = ajvValidator(operation.api, reply?.schema ?? "")
  expect(fits(JSON.parse(text)), `${text}: ${JSON.stringify(fits.errors)}`).toBe(true)
  return { status: response.status, text }
}

/** Returns the status code and the body. Fails if Prism responded instead of the sandbox or reported a violation. */
const sendThroughPrism = async (request: Call) => {
  const response = await send(request)
  const text = await response.text()
  expect(response.headers.get("server"), `the response is not from the sandbox: ${text}`).toBe("fieldwork-sandbox")
  expect(response.headers.get("sl-violations")).toBeNull()
  return { status: response.status, text }
}

describe.each(["brand-lift", "exchange"] as const)("sandbox for %s behind a Prism proxy", (api) => {
  let strict: Prism
  let lenient: Prism
  beforeAll(async () => {
    const upstream = environment.server.url
    ;[strict, lenient] = await Promise.all([
      proxy(api, upstream, { requests: true }),
      proxy(api, upstream, { requests: false })
    ])
  }, 30_000)
  afterAll(() => Promise.all([strict.stop(), lenient.stop()]))

  // Read operations and refused requests do not change anything, so they share one set of test data. Each write operation gets its own set.
  beforeAll(async () => {
    testData = await createTestData(environment)
  })

  const expectSuccess = async (operation: Operation) => {
    const { status, text } = await sendThroughPrism(goodRequest(operation, strict.url).request)
    expect(status, text).toBe(200)
  }

  it.each(operationsWith(api, "handler").filter(isRead))(
    "the sandbox responds to a valid read request for %s according to the spec",
    (_, operation) => expectSuccess(operation)
  )

  it.each(operationsWith(api, "handler"))(
    "the sandbox refuses invalid requests for %s according to the spec",
    async (_, operation) => {
      const { input, request } = goodRequest(operation, lenient.url)
      for (const { name, bypassesPrism, request: bad, status: expected } of refusalsOf(operation, request, input)) {
        const { status, text } = await (bypassesPrism ? sendWithoutPrism(operation, bad) : sendThroughPrism(bad))
        expect(status, `${name}: ${text}`).toBe(expected)
      }
    }
  )

  it.each(operationsWith(api, "handler").filter((row) => !isRead(row)))(
    "the sandbox responds to a valid write request for %s according to the spec",
    async (_, operation) => {
      testData = await createTestData(environment)
      await expectSuccess(operation)
    }
  )
})
