import { expect, it } from "vitest"
import { methods } from "../src/clients.ts"
import { operationsOf } from "../src/documents.ts"
import { inputs } from "../src/inputs.ts"

const ids = [...operationsOf("brand-lift"), ...operationsOf("exchange")].map(({ id }) => id)

it.each([
  ["an input", inputs],
  ["a service method", methods]
])("every operation has %s, and none is left of an operation that is gone", (_, table) => {
  expect(ids.filter((id) => !(id in table))).toEqual([])
  expect(Object.keys(table).filter((id) => !ids.includes(id))).toEqual([])
})
