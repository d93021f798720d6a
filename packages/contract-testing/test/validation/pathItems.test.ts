import type { Document } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import { contractOf } from "../../src/validation/Contract.ts"
import { describeViolation } from "../../src/validation/contractFetch.ts"

const books = {
  parameters: [
    { name: "limit", in: "query", schema: { type: "integer", maximum: 10 } },
    { name: "shelf", in: "query", required: true, schema: { type: "integer" } }
  ],
  get: {
    operationId: "listBooks",
    parameters: [
      { $ref: "#/components/parameters/Limit" },
      { name: "shelf", in: "query", schema: { type: "integer" } },
      { name: "limit", in: "header", schema: { type: "integer", maximum: 5 } }
    ],
    responses: { "200": { description: "Books" } }
  },
  head: { operationId: "countBooks", responses: { "200": { description: "Counted" } } }
}

const library = {
  openapi: "3.1.0",
  info: { title: "Library" },
  servers: [{ url: "https://library.example" }],
  security: [{ key: [] }],
  components: {
    securitySchemes: { key: { type: "apiKey", name: "api_key", in: "query" } },
    parameters: { Limit: { name: "limit", in: "query", schema: { type: "integer", maximum: 1000 } } },
    pathItems: { Books: books }
  },
  paths: {
    "/books": { ...books, get: { ...books.get, security: [{ key: [] }, {}] } },
    "/shared": { $ref: "#/components/pathItems/Books" }
  }
} as unknown as Document

const contract = contractOf({ spec: library })
const check = (method: string, path: string): ReadonlyArray<string> =>
  contract
    .request({ method, url: `https://library.example${path}`, headers: { limit: "6" } })
    .violations.map(describeViolation)

it("a parameter of an operation replaces the parameter of its path item with the same name and place", () => {
  expect(check("GET", "/books?limit=500")).toEqual(["listBooks, parameter at header limit: must be <= 5; it is 6"])
  expect(check("GET", "/books?limit=5000")[0]).toBe("listBooks, parameter at query limit: must be <= 1000; it is 5000")
})

it("the contract checker applies a parameter of a path item to each operation of the path that does not define it itself", () => {
  expect(check("HEAD", "/books?limit=500&api_key=a")).toEqual([
    "countBooks, parameter at query limit: must be <= 10; it is 500",
    "countBooks, parameter at query shelf: is required and is missing"
  ])
})

it("an operation whose path item is a reference is validated like any other operation", () => {
  expect(check("GET", "/shared?limit=5000&api_key=a")[0]).toBe(
    "listBooks, parameter at query limit: must be <= 1000; it is 5000"
  )
  expect(check("PUT", "/shared")).toEqual([
    "no operation, method: PUT is not defined for this path, which has GET, HEAD"
  ])
})

it("an operation with an empty security requirement does not require a credential", () => {
  expect(check("GET", "/books")).toEqual(["listBooks, parameter at header limit: must be <= 5; it is 6"])
  expect(check("GET", "/shared")[0]).toMatch(/^listBooks, credential: requires /)
})
