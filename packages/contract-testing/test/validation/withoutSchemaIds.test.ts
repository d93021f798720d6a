import { expect, it } from "vitest"
import { contractOf } from "../../src/validation/Contract.ts"

/** A document in which a schema with an `$id` refers to components of the document. */
const spec = {
  openapi: "3.1.0",
  info: { title: "Planets", version: "1" },
  paths: {
    "/planets": {
      get: {
        operationId: "listPlanets",
        responses: {
          "200": {
            description: "",
            content: {
              "application/json": {
                schema: {
                  $id: "https://planets.example/Planets",
                  properties: { first: { $ref: "https://planets.example/Planet" }, last: { $ref: "#/$defs/last" } },
                  $defs: { last: { type: "string" } },
                  $ref: "#/components/schemas/List"
                }
              }
            }
          }
        }
      }
    }
  },
  components: {
    schemas: {
      Planet: { $id: "https://planets.example/Planet", type: "object", required: ["name"] },
      List: {
        $id: "https://planets.example/List",
        type: "object",
        properties: { items: { type: "array", items: { $ref: "#/components/schemas/Planet" } } }
      }
    }
  }
}

it("the contract checker resolves a #/components reference against the API document even in a schema that declares its own $id", () => {
  const contract = contractOf({ spec: spec as never })
  const checked = (body: object) =>
    contract
      .response("listPlanets", {
        status: 200,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body)
      })
      .map(({ at, message }) => `${at} ${message}`)
  expect(checked({ items: [{ name: "Venus" }], first: { name: "Mercury" }, last: "Neptune" })).toEqual([])
  expect(checked({ items: [{}], first: {}, last: 8 })).toEqual([
    "/items/0 has no name, which is required",
    "/first has no name, which is required",
    "/last must be string; it is 8"
  ])
})
