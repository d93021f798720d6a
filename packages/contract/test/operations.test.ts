import { credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import { methods } from "../src/Clients.ts"
import { operationsOf } from "../src/documents.ts"
import { inputs } from "../src/inputs.ts"
import { withoutHandler, withoutMethod } from "../src/pending.ts"
import { requestOf, send } from "../src/requests.ts"
import { createTestData, openTestEnvironment } from "../src/TestData.ts"

const operations = [...operationsOf("brand-lift"), ...operationsOf("exchange")]
const ids = operations.map(({ id }) => id)

it("every operation in the specs has a client method unless it is listed as pending", () => {
  expect(ids.filter((id) => !(id in methods)).toSorted()).toEqual([...withoutMethod].toSorted())
})

it("every operation in the specs that the client or the sandbox implements has a test input", () => {
  expect(ids.filter((id) => !(id in inputs) && !(withoutMethod.has(id) && withoutHandler.has(id)))).toEqual([])
})

it.each([
  ["input", inputs],
  ["service method", methods]
])("every %s in the contract tests' tables belongs to an operation in the specs", (_, table) => {
  expect(Object.keys(table).filter((id) => !ids.includes(id))).toEqual([])
})

it("the sandbox serves every operation in the specs that is not listed as pending", async () => {
  const environment = await openTestEnvironment()
  const { token } = await createTestData(environment)
  const unserved: Array<string> = []
  for (const operation of operations) {
    const authorization = operation.api === "exchange" ? credentials.exchange.apiKey : `Bearer ${token}`
    const { status } = await send(requestOf(operation, {}, { url: environment.server.url, authorization }))
    if (status === 501) unserved.push(operation.id)
  }
  await environment.server.close()
  expect(unserved.toSorted()).toEqual([...withoutHandler].toSorted())
})
