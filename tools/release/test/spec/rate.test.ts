import { expect, it } from "vitest"
import type { Level } from "../../src/spec/Level.ts"
import { levelOf, rate } from "../../src/spec/rate.ts"
import { type Shop, shopAfter } from "./shop.ts"

const order = (shop: Shop) => shop.components.schemas.Order.properties
const receipt = (shop: Shop) => shop.components.schemas.Receipt.properties
const known = (shop: Shop) => order(shop).kind["x-known-values"]
const drop = (from: object, ...names: ReadonlyArray<string>) => {
  for (const name of names) Reflect.deleteProperty(from, name)
}

const changes: ReadonlyArray<readonly [what: string, level: Level, change: (shop: Shop) => void]> = [
  ["nothing", "none", () => undefined],
  ["a description", "patch", (shop) => Object.assign(order(shop).note, { description: "For the barista." })],
  ["an operation more", "minor", (shop) => Object.assign(shop.paths, { "/menu": { get: listMenu } })],
  ["a field more in an answer", "minor", (shop) => Object.assign(receipt(shop), { table: { type: "integer" } })],
  ["an operation less", "major", (shop) => drop(shop.paths, "/orders")],
  ["a field less in an answer", "major", (shop) => drop(receipt(shop), "paid_by")],
  ["a field that must be sent", "major", (shop) => shop.components.schemas.Order.required.push("note")],
  ["another type", "major", (shop) => Object.assign(receipt(shop).id, { type: "string" })],

  ["a value more in a request", "minor", (shop) => order(shop).size.enum.push("huge")],
  ["a value more of a parameter", "minor", (shop) => shop.components.parameters.Priority.schema.enum.push("top")],
  ["a value less in a request", "major", (shop) => order(shop).size.enum.pop()],
  ["a value more in an answer", "major", (shop) => receipt(shop).paid_by.enum.push("cheque")],
  ["a value more in a callback", "major", (shop) => shop.components.schemas.Event.properties.state.enum.push("cold")],

  ["a value more in what is sent and answered", "major", (shop) => shop.components.schemas.Sugar.enum.push("honey")],

  ["another default in a request", "major", (shop) => Object.assign(order(shop).cups, { default: 2 })],
  [
    "another default of a parameter",
    "major",
    (shop) => {
      shop.components.parameters.Priority.schema.default = "high"
    }
  ],
  ["a default less", "major", (shop) => drop(order(shop).cups, "default")],
  ["a default that is stated now", "minor", (shop) => Object.assign(order(shop).size, { default: "small" })],
  ["another default in an answer", "patch", (shop) => Object.assign(receipt(shop).rounded, { default: 3 })],

  ["a value more in an open list", "minor", (shop) => known(shop).push({ value: "cold brew", meaning: "Cold." })],
  ["a value less in an open list", "patch", (shop) => known(shop).pop()],
  [
    "an open list that is closed",
    "major",
    (shop) => Object.assign(order(shop), { kind: { type: "string", enum: ["filter"] } })
  ],

  ["another retry class", "minor", (shop) => Object.assign(shop.paths["/orders"].post, { "x-retry": "replaceable" })],
  ["a schema of another name", "major", rename],
  ["a correction of what was inferred", "minor", (shop) => drop(receipt(shop), "origin")],
  ["a field less that is stated beside it", "major", (shop) => drop(receipt(shop), "tip")],
  ["a limit that is stated and grows in an answer", "major", (shop) => Object.assign(receipt(shop).tip, { maximum: 9 })]
]

const listMenu = { operationId: "listMenu", summary: "Menu", responses: { "200": { description: "The menu" } } }

function rename(shop: Shop): void {
  Object.assign(shop.components.schemas, { Bill: shop.components.schemas.Receipt })
  drop(shop.components.schemas, "Receipt")
  const text = JSON.stringify(shop).replaceAll("schemas/Receipt", "schemas/Bill")
  Object.assign(shop, JSON.parse(text))
}

it.each(changes)("%s asks for %s", async (_what, level, change) => {
  expect(levelOf(await rate(shopAfter(), shopAfter(change)))).toBe(level)
})

it("says what asks and why", async () => {
  const rated = await rate(
    shopAfter(),
    shopAfter((shop) => order(shop).size.enum.push("huge"))
  )
  expect(rated).toEqual([
    {
      path: "#/paths/~1orders/post/requestBody/content/application~1json/schema/properties/size",
      level: "minor",
      why: "a request takes more values"
    }
  ])
})
