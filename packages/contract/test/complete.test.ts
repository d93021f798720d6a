import { expect, it } from "vitest"
import { operationsOf } from "../src/documents.ts"
import { inputs } from "../src/inputs.ts"

const ids = [...operationsOf("brand-lift"), ...operationsOf("exchange")].map(({ id }) => id)

it("every operation has an input", () => {
  expect(ids.filter((id) => inputs[id] === undefined)).toEqual([])
})

it("no input is left of an operation that is gone", () => {
  expect(Object.keys(inputs).filter((id) => !ids.includes(id))).toEqual([])
})
