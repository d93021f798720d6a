import { credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import { methods } from "../src/clients.ts"
import { operationsOf } from "../src/documents.ts"
import { inputs } from "../src/inputs.ts"
import { withoutHandler, withoutMethod } from "../src/pending.ts"
import { requestOf, send } from "../src/requests.ts"
import { arrange, openStage } from "../src/world.ts"

const operations = [...operationsOf("brand-lift"), ...operationsOf("exchange")]
const ids = operations.map(({ id }) => id)

it("every operation has a service method, but for those that are listed as pending", () => {
  expect(ids.filter((id) => !(id in methods)).toSorted()).toEqual([...withoutMethod].toSorted())
})

it("every operation has an input, but for those that no side has", () => {
  expect(ids.filter((id) => !(id in inputs) && !(withoutMethod.has(id) && withoutHandler.has(id)))).toEqual([])
})

it.each([
  ["input", inputs],
  ["service method", methods]
])("no %s is left of an operation that is gone", (_, table) => {
  expect(Object.keys(table).filter((id) => !ids.includes(id))).toEqual([])
})

it("the sandbox serves every operation, but for those that are listed as pending", async () => {
  const stage = await openStage()
  const { token } = await arrange(stage)
  const unserved: Array<string> = []
  for (const operation of operations) {
    const authorization = operation.api === "exchange" ? credentials.exchange.apiKey : `Bearer ${token}`
    const { status } = await send(requestOf(operation, {}, { url: stage.server.url, authorization }))
    if (status === 501) unserved.push(operation.id)
  }
  await stage.server.close()
  expect(unserved.toSorted()).toEqual([...withoutHandler].toSorted())
})
