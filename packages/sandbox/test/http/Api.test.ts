import { afterEach, describe, expect, it } from "vitest"
import * as Api from "../../src/http/Api.ts"
import type { Document } from "@fieldwork/specs/openapi"
import type { Incoming, Outgoing } from "../../src/http/Message.ts"

const responseOf = (status: number) => (detail: unknown) => ({ status, body: { detail } })
const errors = {
  unauthorized: responseOf(401),
  notFound: responseOf(404),
  methodNotAllowed: responseOf(405),
  unreadable: responseOf(400),
  invalid: responseOf(422),
  tooLarge: responseOf(413),
  serverError: responseOf(500)
}

const array = (name: string, type: string, provenance?: object) => ({
  name,
  in: "query",
  explode: false,
  schema: { type: "array", items: { type } },
  "x-provenance": { section: "Things", stated: ["type"], ...provenance }
})

const document = {
  security: [{ key: [] }],
  paths: {
    "/things/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: {
        operationId: "getThing",
        parameters: [
          { name: "flag", in: "query", schema: { type: "boolean", default: false } },
          array("ids", "integer"),
          array("names", "string", { inferred: ["explode"] }),
          { ...array("marks", "string"), explode: true },
          {
            name: "rest",
            in: "query",
            style: "form",
            explode: true,
            schema: { type: "object", additionalProperties: { type: "string" } }
          }
        ],
        responses: {}
      },
      post: {
        operationId: "createThing",
        "x-body-limit": 60,
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } }
        },
        responses: {}
      }
    }
  },
  components: {
    schemas: {
      Thing: {
        type: "object",
        required: ["name"],
        properties: { name: { type: "string", maxLength: 3 }, at: { type: "string", format: "date-time" } }
      }
    }
  }
} as unknown as Document

let handled = 0
let arrays: "comma" | "repeated" = "comma"
const api = Api.make({
  document,
  handlers: {
    getThing: ({ params }: { params: unknown }) => ({ status: 200, body: params }),
    createThing: ({ body }: { body: unknown }) => {
      handled++
      return { status: 200, body }
    }
  },
  errors: () => errors,
  arrays: () => arrays,
  authorize: (_, { headers }) => (headers["authorization"] === "good" ? undefined : "no credential")
})

const call = (
  method: string,
  target: string,
  init: { body?: string | Uint8Array; headers?: Record<string, string> } = {}
) => {
  const [path = "", query = ""] = target.split("?")
  const incoming: Incoming = {
    method,
    path,
    query: new URLSearchParams(query),
    search: query,
    headers: { authorization: "good", "content-type": "application/json", ...init.headers },
    body: typeof init.body === "string" ? new TextEncoder().encode(init.body) : (init.body ?? new Uint8Array()),
    origin: "http://sandbox"
  }
  return api.handle(incoming) as Outgoing | undefined
}

describe("the router of API operations", () => {
  it("the sandbox reads request parameters by the style and type in the spec", () => {
    const reply = call("GET", "/things/7?flag=true&ids=1,2&names=a,b&marks=c&marks=d,e&demo_age=18")
    const lists = { ids: [1, 2], names: ["a", "b"], marks: ["c", "d,e"] }
    expect(reply?.body).toEqual({ id: 7, flag: true, ...lists, rest: { demo_age: "18" } })
  })

  describe("list parameters without a documented style", () => {
    it.each([
      ["comma", "names=a,b", ["a", "b"]],
      ["comma", "names=a%2Cb", ["a", "b"]],
      ["repeated", "names=a&names=b", ["a", "b"]],
      ["repeated", "names=a", ["a"]],
      ["repeated", "names=a%2Cb", ["a,b"]],
      ["repeated", "names=a%2Cb&discount%=5", ["a,b"]]
    ] as const)("with the list style %s, the sandbox reads the query %s as the list %j", (style, query, names) => {
      arrays = style
      expect(call("GET", `/things/7?${query}`)?.body).toMatchObject({ names })
    })

    it.each([
      ["comma", "names=a&names=b", /joined by commas.*2 times.*`arrays: "repeated"`.*`array_parameters`/],
      ["repeated", "names=a,b&discount%=5", /once per value/],
      ["repeated", "names=a,b", /once per value.*`arrays: "comma"`.*`array_parameters`/]
    ] as const)(
      "with the list style %s, the sandbox refuses the query %s with 422 and names the setting for the list style",
      (style, query, message) => {
        arrays = style
        const detail = [{ field: "names", keyword: "style", params: {}, message: expect.stringMatching(message) }]
        expect(call("GET", `/things/7?${query}`)).toEqual({ status: 422, body: { detail } })
      }
    )

    it("the sandbox's list style does not apply to a parameter that the spec declares to be comma-separated", () => {
      arrays = "repeated"
      expect(call("GET", "/things/7?ids=1,2")?.body).toMatchObject({ ids: [1, 2] })
      expect(call("GET", "/things/7?ids=1&ids=2")).toMatchObject({
        status: 422,
        body: { detail: [{ field: "ids", message: expect.not.stringContaining("arrays") }] }
      })
    })

    afterEach(() => {
      arrays = "comma"
    })
  })

  it("the sandbox gives omitted request parameters their defaults", () =>
    expect(call("GET", "/things/7")?.body).toEqual({ id: 7, flag: false }))

  it.each([
    ["a word for an integer", "/things/seven", "id"],
    ["a fraction for an integer", "/things/7.5", "id"],
    ["a word for a boolean", "/things/7?flag=maybe", "flag"],
    ["a word among integers", "/things/7?ids=1,x", "ids.1"]
  ])("the sandbox refuses a request parameter that is %s and names the parameter", (_, target, field) => {
    expect(call("GET", target)).toMatchObject({ status: 422, body: { detail: [{ field }] } })
  })

  it("the sandbox's HTTP API returns undefined in place of a response for an unknown path", () =>
    expect(call("GET", "/nothing")).toBeUndefined())

  it("an unsupported method on a sandbox path gets 405 with the supported methods", () => {
    expect(call("DELETE", "/things/7")).toEqual({ status: 405, body: { detail: ["GET", "POST"] } })
  })

  it.each([
    ["no credentials", 401, { body: '{"name":"a"}', headers: { authorization: "" } }],
    ["a body over the limit", 413, { body: JSON.stringify({ name: "a", more: "x".repeat(60) }) }],
    ["no body", 400, {}],
    ["another media type", 400, { body: "name=a", headers: { "content-type": "application/x-www-form-urlencoded" } }],
    ["malformed JSON", 400, { body: '{"name":' }],
    ["bytes that are not UTF-8", 400, { body: new Uint8Array([0x22, 0xff, 0x22]) }],
    ["a missing field", 422, { body: "{}" }],
    ["a field of the wrong type", 422, { body: '{"name":1}' }],
    ["a field that is too long", 422, { body: '{"name":"abcd"}' }],
    ["a date that does not exist", 422, { body: '{"name":"a","at":"2026-02-30T00:00:00Z"}' }]
  ])("a sandbox request with %s gets %i and does not reach the handler", (_, status, init) => {
    const before = handled
    expect(call("POST", "/things/7", init)?.status).toBe(status)
    expect(handled).toBe(before)
  })

  it("the sandbox passes a valid request body to the handler, even with a charset and a trailing slash", () => {
    const reply = call("POST", "/things/7/", {
      body: '{"name":"a"}',
      headers: { "content-type": "application/json; charset=utf-8" }
    })
    expect(reply).toEqual({ status: 200, body: { name: "a" } })
  })
})
