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

  it("a corrected response keeps the values of both fields if the service sends id as pk and industry_name as id", async () => {
    expect(await receive({ id: "pk", industry_name: "id" }, { pk: 7, id: "Food" })).toEqual(both)
  })

  it("a corrected response keeps the values of both fields if the service sends id as industry_name and industry_name as id", async () => {
    expect(await receive({ id: "industry_name", industry_name: "id" }, { industry_name: 7, id: "Food" })).toEqual(both)
  })

  it("if a response has a field under both its documented name and the service's name for it, the client returns the value of the latter", async () => {
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
    "the text %j in a response field that is documented as a number is returned unchanged, because it is not a JSON number",
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
  ])("a documented number that the service sends as the text %j is returned as a number", async (text, number) => {
    expect(await receiveId(text, { type: "string" })).toBe(number)
  })

  it("a number in a response is returned unchanged if its correction to the documented scale would overflow", async () => {
    const { fetch } = clientOf([field("Industry", "id", { "x-wire-scale": 0.03 })], {
      body: '{"items":[{"id":9e307}]}'
    })
    const response = await fetch(`https://lift.example${v1}/industries`)
    expect(await response.text()).toBe('{"items":[{"id":9e307}]}')
  })
})
