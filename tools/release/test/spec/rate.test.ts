import { expect, it } from "vitest"
import type { Level } from "../../src/spec/Level.ts"
import { levelOf, rate } from "../../src/spec/rate.ts"
import { type Shop, shopAfter } from "./shop.ts"

const order = (shop: Shop) => shop.components.schemas.Order.properties
const receipt = (shop: Shop) => shop.components.schemas.Receipt.properties
const known = (shop: Shop) => order(shop).kind["x-known-values"]
const removeKeys = (from: object, ...names: ReadonlyArray<string>) => {
  for (const name of names) Reflect.deleteProperty(from, name)
}

const changes: ReadonlyArray<readonly [what: string, level: Level, change: (shop: Shop) => void]> = [
  ["no change", "none", () => undefined],
  ["a changed description", "patch", (shop) => Object.assign(order(shop).note, { description: "For the barista." })],
  ["an additional operation", "minor", (shop) => Object.assign(shop.paths, { "/menu": { get: listMenu } })],
  ["an additional response field", "minor", (shop) => Object.assign(receipt(shop), { table: { type: "integer" } })],
  ["a removed operation", "major", (shop) => removeKeys(shop.paths, "/orders")],
  ["a removed response field", "major", (shop) => removeKeys(receipt(shop), "paid_by")],
  ["a new required request field", "major", (shop) => shop.components.schemas.Order.required.push("note")],
  ["a changed type", "major", (shop) => Object.assign(receipt(shop).id, { type: "string" })],

  ["an additional request enum value", "minor", (shop) => order(shop).size.enum.push("huge")],
  [
    "an additional parameter enum value",
    "minor",
    (shop) => shop.components.parameters.Priority.schema.enum.push("top")
  ],
  ["a removed request enum value", "major", (shop) => order(shop).size.enum.pop()],
  ["an additional response enum value", "major", (shop) => receipt(shop).paid_by.enum.push("cheque")],
  [
    "an additional callback enum value",
    "major",
    (shop) => shop.components.schemas.Event.properties.state.enum.push("cold")
  ],

  [
    "an additional enum value in requests and responses",
    "major",
    (shop) => shop.components.schemas.Sugar.enum.push("honey")
  ],

  ["a changed request default", "major", (shop) => Object.assign(order(shop).cups, { default: 2 })],
  [
    "a changed parameter default",
    "major",
    (shop) => {
      shop.components.parameters.Priority.schema.default = "high"
    }
  ],
  ["a removed default", "major", (shop) => removeKeys(order(shop).cups, "default")],
  ["a newly stated default", "minor", (shop) => Object.assign(order(shop).size, { default: "small" })],
  ["a changed response default", "patch", (shop) => Object.assign(receipt(shop).rounded, { default: 3 })],

  [
    "an additional value of an open enum",
    "minor",
    (shop) => known(shop).push({ value: "cold brew", meaning: "Cold." })
  ],
  ["a removed value of an open enum", "patch", (shop) => known(shop).pop()],
  [
    "an open enum that becomes closed",
    "major",
    (shop) => Object.assign(order(shop), { kind: { type: "string", enum: ["filter"] } })
  ],

  ["a changed retry class", "minor", (shop) => Object.assign(shop.paths["/orders"].post, { "x-retry": "replaceable" })],
  ["a renamed schema", "major", rename],
  ["a removed field that was inferred", "minor", (shop) => removeKeys(receipt(shop), "origin")],
  ["a removed field that was stated", "major", (shop) => removeKeys(receipt(shop), "tip")],
  ["a raised limit of a stated response field", "major", (shop) => Object.assign(receipt(shop).tip, { maximum: 9 })]
]

const listMenu = { operationId: "listMenu", summary: "Menu", responses: { "200": { description: "The menu" } } }

function rename(shop: Shop): void {
  Object.assign(shop.components.schemas, { Bill: shop.components.schemas.Receipt })
  removeKeys(shop.components.schemas, "Receipt")
  const text = JSON.stringify(shop).replaceAll("schemas/Receipt", "schemas/Bill")
  Object.assign(shop, JSON.parse(text))
}

it.each(changes)('the spec change "%s" requires a release of level %s', async (_what, level, change) => {
  expect(levelOf(await rate(shopAfter(), shopAfter(change)))).toBe(level)
})

it("the function rate returns the path, the required release level and the reason for a change of the spec", async () => {
  const rated = await rate(
    shopAfter(),
    shopAfter((shop) => order(shop).size.enum.push("huge"))
  )
  expect(rated).toEqual([
    {
      path: "#/paths/~1orders/post/requestBody/content/application~1json/schema/properties/size",
      level: "minor",
      why: "a request accepts more values"
    }
  ])
})
