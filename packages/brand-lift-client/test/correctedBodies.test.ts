import { describe, expect, it } from "vitest"
import { clientOf, field, v1 } from "./support/correctedClient.ts"

/** Returns the first industry that a client receives from a service that renames its fields as given and sends `item`. */
const receive = async (names: Readonly<Record<string, string>>, item: object): Promise<unknown> => {
  const actions = Object.entries(names).map(([name, own]) => field("Industry", name, { "x-wire-name": own }))
  const { client } = clientOf(actions, { body: JSON.stringify({ items: [item] }) })
  const { data } = await client.GET(`${v1}/industries`, {})
  return data?.items[0]
}

describe("fields that the service renames to each other's names", () => {
  const both = { id: 7, industry_name: "Food" }

  it("a field of a response is kept if its documented name is the service's name for another field", async () => {
    expect(await receive({ id: "pk", industry_name: "id" }, { pk: 7, id: "Food" })).toEqual(both)
  })

  it("both fields of a response are kept if the service swaps their names", async () => {
    expect(await receive({ id: "industry_name", industry_name: "id" }, { industry_name: 7, id: "Food" })).toEqual(both)
  })

  it("a field under its documented name is dropped if the service's name for it is present and no other field has its name", async () => {
    const item = { pk: 7, id: "Food", industry_name: "old" }
    expect(await receive({ id: "pk", industry_name: "id" }, item)).toEqual(both)
  })
})
