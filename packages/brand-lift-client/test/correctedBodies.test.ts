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

describe("numbers that the service sends as text", () => {
  const receiveId = async (id: string, update: object): Promise<unknown> => {
    const { client } = clientOf([field("Industry", "id", update)], { body: JSON.stringify({ items: [{ id }] }) })
    const { data } = await client.GET(`${v1}/industries`, {})
    return data?.items[0]?.id
  }

  it.each(["007", "-01", "+7", "7.", ".5", "0x7", "", "-", "1_000"])(
    "a response keeps the text %j of a field that is a number in the document, because it is not a JSON number",
    async (text) => {
      expect(await receiveId(text, { type: "string" })).toBe(text)
      expect(await receiveId(text, { type: "string", "x-wire-scale": 100 })).toBe(text)
    }
  )

  it.each([
    ["0", 0],
    ["-0.5", -0.5],
    ["70", 70],
    ["7e2", 700]
  ])("a response contains the number that the service sends as the text %j", async (text, number) => {
    expect(await receiveId(text, { type: "string" })).toBe(number)
  })

  it("a response keeps a number of the service that is out of range in the scale of the document", async () => {
    const { fetch } = clientOf([field("Industry", "id", { "x-wire-scale": 0.03 })], {
      body: '{"items":[{"id":9e307}]}'
    })
    const response = await fetch(`https://lift.example${v1}/industries`)
    expect(await response.text()).toBe('{"items":[{"id":9e307}]}')
  })
})
