import type { Document } from "@fieldwork/specs/openapi"
import { describe, expect, it } from "vitest"
import { contractOf } from "../../src/validation/Contract.ts"
import { describeViolation } from "../../src/validation/contractFetch.ts"
import type { ReceivedResponse } from "../../src/validation/Message.ts"

const json = { "content-type": "application/json; charset=utf-8" }

/** A document with OpenAPI features that the two included documents do not use. */
const library: Document = {
  openapi: "3.1.0",
  info: { title: "Library" },
  servers: [{ url: "https://library.example/v2/" }, { url: "https://{tenant}.library.example" }],
  components: { securitySchemes: { key: { type: "apiKey", name: "api_key", in: "query" } as never } },
  paths: {
    "/books": {
      parameters: [{ name: "shelf", in: "header", required: true, schema: { type: "integer" } }],
      get: {
        operationId: "listBooks",
        parameters: [
          {
            name: "tags",
            in: "query",
            style: "pipeDelimited",
            explode: false,
            schema: { type: "array", items: { type: "string", enum: ["a", "b"] } }
          },
          { name: "years", in: "query", schema: { type: "array", items: { type: "integer" } } },
          {
            name: "filter",
            in: "query",
            style: "deepObject",
            schema: {
              type: "object",
              properties: { pages: { type: "integer" }, lent: { type: "boolean" } },
              additionalProperties: false
            }
          }
        ],
        responses: {
          "200": {
            headers: { "x-total": { schema: { type: "integer" }, required: true } as never },
            content: { "application/json": { schema: { type: "array", items: { $ref: "#/components/schemas/Book" } } } }
          },
          "4XX": { content: { "application/problem+json": { schema: { type: "object", required: ["title"] } } } }
        }
      },
      post: {
        operationId: "addBook",
        security: [{ key: [] }],
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                required: ["title"],
                properties: { title: { type: "string" }, pages: { type: "integer" } }
              }
            },
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["cover"],
                properties: { cover: { type: "object", required: ["colour"] } }
              }
            }
          }
        },
        responses: { "204": { description: "Added" } }
      }
    }
  }
}
const schemas = {
  Book: {
    type: "object",
    required: ["title"],
    properties: {
      title: { type: "string", minLength: 1 },
      lent: {
        anyOf: [
          { type: "object", required: ["until"], properties: { until: { type: "string", format: "date" } } },
          { type: "null" }
        ]
      },
      code: { anyOf: [{ type: "string" }, { type: "integer" }] },
      kind: { enum: ["novel", "essay"] }
    }
  }
}
const contract = contractOf({ spec: { ...library, components: { ...library.components, schemas } as never } })

const books = "https://library.example/v2/books"
const violationsOf = (
  url: string,
  headers: Readonly<Record<string, string>> = { Shelf: "3" },
  method = "GET",
  body?: string
) => contract.request({ method, url, headers, body }).violations.map(describeViolation)

describe("parameters of a request", () => {
  it.each([
    [`${books}?tags=a|b&years=1999&years=2001&filter[pages]=7&filter[lent]=true`, []],
    ["/books?tags=a", []],
    [`${books}?tags=a|c`, ['listBooks, parameter at query tags/1: must be one of "a", "b"; it is "c"']],
    [
      `${books}?years=1999&years=old`,
      ["listBooks, parameter at query years/1: must be integer; it is a string of 3 characters"]
    ],
    [
      `${books}?filter[pages]=few`,
      ["listBooks, parameter at query filter/pages: must be integer; it is a string of 3 characters"]
    ],
    [
      `${books}?filter[weight]=3`,
      ["listBooks, parameter at query filter: has weight, which the contract does not define"]
    ],
    [`${books}?year=1999`, ["listBooks, unknown parameter at query year: is not a parameter of this operation"]]
  ])(
    "the contract checker reports exactly the violations in the query parameters of the request %s",
    (url, expected) => {
      expect(violationsOf(url)).toEqual(expected)
    }
  )

  it("the contract checker reports a missing or malformed header parameter", () => {
    expect(violationsOf(books, {})).toEqual(["listBooks, parameter at header shelf: is required and is missing"])
    expect(violationsOf(books, { shelf: "top" })).toEqual([
      "listBooks, parameter at header shelf: must be integer; it is a string of 3 characters"
    ])
  })
})

describe("body of a request", () => {
  const form = { shelf: "1", "content-type": "application/x-www-form-urlencoded" }
  const multipart = { shelf: "1", "content-type": 'multipart/form-data; boundary="b"' }
  const part = (text: string) => `--b\r\ncontent-disposition: form-data; name="cover"\r\n\r\n${text}\r\n--b--\r\n`
  const post = (headers: Readonly<Record<string, string>>, body?: string, url = `${books}?api_key=k`) =>
    violationsOf(url, headers, "POST", body)

  it.each([
    ["a valid form", form, "title=Sea&pages=7", []],
    [
      "a form with a mistyped member",
      form,
      "title=Sea&pages=few",
      ["addBook, request body at /pages: must be integer; it is a string of 3 characters"]
    ],
    ["no body", form, "", ["addBook, request body: is required and is missing"]],
    ["no body and no media type", { shelf: "1" }, "", ["addBook, request body: is required and is missing"]],
    ["a form that was not recorded", form, undefined, []],
    ["a body that was not recorded", { shelf: "1" }, undefined, []],
    [
      "a body that was not recorded and has another media type",
      { shelf: "1", "content-type": "text/csv" },
      undefined,
      [
        "addBook, request body: has Content-Type text/csv; the contract allows application/x-www-form-urlencoded or multipart/form-data"
      ]
    ],
    ["a valid multipart form", multipart, part('{"colour":"red"}'), []],
    [
      "a multipart form without a required member",
      multipart,
      part("{}"),
      ["addBook, request body at /cover: has no colour, which is required"]
    ],
    [
      "another media type",
      { shelf: "1", ...json },
      "{}",
      [
        "addBook, request body: has Content-Type application/json; the contract allows application/x-www-form-urlencoded or multipart/form-data"
      ]
    ]
  ])(
    "the contract checker accepts or reports a request body according to its schema and media type: %s",
    (_, headers, body, expected) => {
      expect(post(headers, body)).toEqual(expected)
    }
  )

  it("the contract checker reports a request without the credential of its operation", () => {
    expect(post(form, "title=Sea", books)).toEqual(["addBook, credential: requires api_key in the query"])
  })
})

describe("responses", () => {
  const violationsOfResponse = (
    status: number,
    body: string,
    headers: Readonly<Record<string, string>> = { ...json, "X-Total": "1" }
  ) => contract.response("listBooks", { status, headers, body }).map(describeViolation)

  it.each([
    ["a documented response", 200, '[{"title":"Sea","lent":null,"code":7,"kind":"novel"}]', []],
    [
      "a status code in a documented range",
      404,
      '{"title":"no"}',
      [
        "listBooks, response content type: has Content-Type application/json; the contract allows application/problem+json"
      ]
    ],
    [
      "an undocumented status code",
      500,
      "{}",
      ["listBooks, status: the response was 500; the contract documents 200, 4XX"]
    ],
    ["truncated JSON", 200, '[{"title":"Se', ["listBooks, response body: is not JSON"]],
    ["no body", 200, "", ["listBooks, response body: is empty; the contract requires a body"]],
    [
      "an invalid branch of a nullable value",
      200,
      '[{"title":"Sea","lent":{}}]',
      ["listBooks, response body at /0/lent: has no until, which is required"]
    ],
    [
      "a value that matches none of several branches",
      200,
      '[{"title":"Sea","code":[]}]',
      [
        "listBooks, response body at /0/code: matches none of the 2 forms that the contract allows; it is an array of 0 items"
      ]
    ],
    [
      "a value that the enum does not list",
      200,
      '[{"title":"Sea","kind":"poem"}]',
      ['listBooks, response body at /0/kind: must be one of "novel", "essay"; it is "poem"']
    ],
    [
      "an empty string",
      200,
      '[{"title":""}]',
      ["listBooks, response body at /0/title: must NOT have fewer than 1 characters; it is an empty string"]
    ]
  ])(
    "the contract checker reports exactly the violations of the contract in a response: %s",
    (_, status, body, expected) => {
      const found = violationsOfResponse(status, body)
      expect(
        found.map((line, index) =>
          expected[index]?.endsWith("is not JSON") ? line.slice(0, expected[index].length) : line
        )
      ).toEqual(expected)
    }
  )

  it("the contract checker reports a response header that is missing or of the wrong type, in any letter case", () => {
    expect(violationsOfResponse(200, "[]", json)).toEqual([
      "listBooks, response header at header x-total: is required and is missing"
    ])
    expect(violationsOfResponse(200, "[]", { ...json, "x-total": "many" })).toEqual([
      "listBooks, response header at header x-total: must be integer; it is a string of 4 characters"
    ])
  })

  it("a contract violation does not contain a string that may identify a respondent", () => {
    const violations = contract.response("listBooks", {
      status: 200,
      headers: { ...json, "x-total": "1" },
      body: '["person-4711@panel.example"]'
    })
    expect(violations).toHaveLength(1)
    expect(JSON.stringify(violations)).not.toContain("person-4711")
  })
})

describe("interactions", () => {
  const ok = { status: 200, headers: { ...json, "x-total": "0" }, body: "[]" }
  const checks = (url: string, method: string, response: ReceivedResponse) =>
    contract.interaction({ method, url, headers: { shelf: "1" } }, response).violations.map(({ check }) => check)

  it.each([
    [
      "an invalid request that was refused",
      `${books}?years=old`,
      "GET",
      { status: 400, headers: { "content-type": "application/problem+json" }, body: '{"title":"no"}' },
      []
    ],
    [
      "an invalid request that was accepted",
      `${books}?years=old`,
      "GET",
      ok,
      ["parameter", "accepted invalid request"]
    ],
    ["an unknown parameter that was ignored", `${books}?year=1`, "GET", ok, ["unknown parameter"]],
    ["an unknown path", "https://library.example/v2/shelves", "GET", { ...ok, status: 404 }, ["unknown operation"]],
    ["an undocumented method that was accepted", books, "DELETE", ok, ["method"]],
    ["an undocumented method that was refused", books, "DELETE", { ...ok, status: 405 }, []]
  ])(
    "the contract checker reports exactly the violations of a request together with its response: %s",
    (_, url, method, response, expected) => {
      expect(checks(url, method, response)).toEqual(expected)
    }
  )
})

it("a contract violation names its rule in the spec and the origin of the rule in the API document", () => {
  const headers = { "content-type": "application/json" }
  const [violation] = contractOf({ spec: "brand-lift" }).response("listCampaigns", {
    status: 200,
    headers,
    body: '{"items":7,"page":1,"page_size":1,"total_items":1}'
  })
  expect(violation).toMatchObject({ check: "response body", rule: expect.stringMatching(/^#\/components\/schemas\//) })
  expect(violation?.origin).toMatch(/^stated in /)
})

it("the contract checker rejects an OpenAPI 3.0 document, an unknown spec name and an unknown operation", () => {
  expect(() => contractOf({ spec: { openapi: "3.0.3", info: { title: "Old" } } })).toThrow(
    "OpenAPI 3.1 document; this one has version 3.0.3"
  )
  expect(() => contractOf({ spec: "brandlift" as never })).toThrow('No document is named "brandlift"')
  expect(() => contract.response("listShelves", { status: 200, headers: {} })).toThrow("no operation listShelves")
})

it("a pattern that is valid only without the u flag is validated, and every other pattern is a Unicode expression", () => {
  const query = (name: string, pattern: string) => ({ name, in: "query", schema: { type: "string", pattern } })
  const parameters = [query("phone", String.raw`^\d{3}\-\d{4}$`), query("letter", String.raw`^\p{L}$`)]
  const paths = { "/phones": { get: { operationId: "listPhones", parameters, responses: { 200: {} } } } }
  const phones = contractOf({ spec: { openapi: "3.1.0", info: { title: "Phones" }, paths } as Document })
  const places = (url: string) => phones.request({ method: "GET", url, headers: {} }).violations.map(({ at }) => at)
  expect(places("/phones?phone=555-1234&letter=%C3%A9")).toEqual([])
  expect(places("/phones?phone=5551234&letter=7")).toEqual(["query phone", "query letter"])
})
