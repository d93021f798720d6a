import { assert, describe, it } from "@effect/vitest"
import { clientContext } from "../../src/client/ClientContext.ts"
import type { Settings } from "../../src/client/Settings.ts"
import { Redactor } from "../../src/auth/Redactor.ts"
import { ApiError } from "../../src/errors/ApiError.ts"
import type { Operation } from "../../src/operation/Operation.ts"
import { operationContext } from "../../src/operation/OperationContext.ts"
import type { Validator } from "../../src/operation/Validators.ts"
import { buildRequest, type BuiltRequest, requestParts } from "../../src/request/buildRequest.ts"
import { formBody } from "../../src/request/formBody.ts"
import { globalFetchTransport } from "../../src/transport/fetchTransport.ts"
import { platformOf, rows } from "../support/things.ts"

interface Given {
  readonly row?: Partial<Operation>
  readonly validator?: Validator
  readonly settings?: Settings
}

const attempt = (input: unknown, { row, settings = {}, validator }: Given = {}) => {
  const client = clientContext(
    {
      name: "test",
      baseUrl: "https://a.example",
      errorFormats: [],
      redactor: new Redactor(),
      hint: "",
      settings
    },
    platformOf(globalFetchTransport)
  )
  const request = validator === undefined ? {} : { request: validator }
  const operation = operationContext(
    client,
    { ...rows.getThing, path: "/things", ...row },
    {
      validators: request,
      ...(row?.body === form.body && { bodyFormat: formBody })
    }
  )
  const parts = requestParts(operation, input as Readonly<Record<string, unknown>>)
  return parts instanceof ApiError ? parts : buildRequest(client, operation, parts)
}

const build = (input: unknown, given: Given = {}): BuiltRequest => {
  const built = attempt(input, given)
  assert.notInstanceOf(built, ApiError)
  return built as BuiltRequest
}

/** The complaints of a request that is not sent. */
const refused = (input: unknown, given: Given = {}) => {
  const built = attempt(input, given)
  assert.instanceOf(built, ApiError)
  assert.strictEqual(built.reason._tag, "InvalidRequestError")
  return "problem" in built.reason ? built.reason.problem.fields : {}
}

const post = { method: "POST", body: "application/json" }
const form = { method: "POST", body: "multipart/form-data" }

describe("the one argument of a method", () => {
  it("is divided by the names of the path, and body", () => {
    const built = build({ id: 7, page: 2, body: { name: "x" } }, { row: { ...post, path: "/things/{id}" } })
    assert.deepInclude(built, { url: "https://a.example/things/7?page=2", body: '{"name":"x"}' })
  })

  it("has its dates written as ISO 8601, also inside a list, an object or the body", () => {
    const day = new Date(Date.UTC(2026, 1, 3))
    const built = build({ from: day, at: [day, 7], body: { from: day } }, { row: post })
    const written = encodeURIComponent(day.toISOString())
    assert.strictEqual(built.url, `https://a.example/things?from=${written}&at=${written}&at=7`)
    assert.strictEqual(built.body, `{"from":"${day.toISOString()}"}`)
  })

  it("leaves out what is undefined", () => {
    assert.deepInclude(build({ from: undefined, body: { a: undefined, b: [{ c: undefined }] } }, { row: post }), {
      url: "https://a.example/things",
      body: '{"b":[{}]}'
    })
    assert.strictEqual(build({ body: undefined }, { row: post }).body, undefined)
  })

  it.each([["text"], [null], [[1]]])("is refused when it is %j", (input) => {
    assert.deepStrictEqual(refused(input), { "": ["the input must be an object of parameters, such as { id }"] })
  })
})

const circular: Record<string, unknown> = {}
circular["self"] = circular

describe("a body", () => {
  it.each([
    ["NaN", Number.NaN, "must be a finite number"],
    ["Infinity", -Infinity, "must be a finite number"],
    ["an invalid date", new Date(Number.NaN), "must be a valid date"],
    ["a large integer", 2n ** 60n, "must be between"],
    ["a function", () => 1, "must not be a function"],
    ["a symbol", Symbol("s"), "must not be a symbol"],
    ["a Map", new Map([["a", 1]]), "must be a plain object"],
    ["a Set", new Set([1]), "must be a plain object"],
    ["bytes", new Uint8Array(3), "must be a plain object"],
    ["a hole in a list", Array.from({ length: 2 }), "must not be undefined"]
  ])("is not sent with %s in it, and the member is named", (_, value, complaint) => {
    const fields = refused({ body: { quotas: [{ rate: value }] } }, { row: post })
    const [[name = "", [first = ""] = []] = []] = Object.entries(fields)
    assert.match(name, /^quotas\.0\.rate/)
    assert.include(first, complaint)
  })

  it("is not sent when it contains itself", () => {
    assert.include(JSON.stringify(refused({ body: circular }, { row: post })), "must not contain itself")
  })

  it("is written as JSON.stringify writes it, where that loses nothing", () => {
    class Draft {
      readonly name = "x"
      readonly #hidden = 1
      toString = undefined
      read = this.#hidden
    }
    const body = { draft: new Draft(), boxed: Object("text"), big: 12n, zero: -0, url: new URL("https://a.example/") }
    assert.deepStrictEqual(JSON.parse(build({ body }, { row: post }).body as string), {
      draft: { name: "x", read: 1 },
      boxed: "text",
      big: 12,
      zero: 0,
      url: "https://a.example/"
    })
  })

  it("keeps a member that is called __proto__", () => {
    const body = JSON.parse('{"__proto__":{"a":1}}') as object
    assert.strictEqual(build({ body }, { row: post }).body, '{"__proto__":{"a":1}}')
  })

  it("is refused where the operation takes none", () => {
    assert.deepStrictEqual(refused({ body: {} }), { body: ["must be absent: the operation takes no body"] })
  })

  it("becomes a form where the spec has one, text as fields and files with their type", async () => {
    const csv = new File(["a\nb"], "ids.csv", { type: "text/csv" })
    const parts = { json: '{"x":1}', csv, blob: new Blob(["c"]), count: 3, absent: undefined }
    const { body } = build({ body: parts }, { row: form })
    assert.instanceOf(body, FormData)
    assert.deepStrictEqual([...body.keys()], ["json", "csv", "blob", "count"])
    assert.strictEqual(body.get("json"), '{"x":1}')
    assert.strictEqual(body.get("count"), "3")
    const file = body.get("csv")
    assert.instanceOf(file, File)
    assert.deepStrictEqual([file.name, file.type, await file.text()], ["ids.csv", "text/csv", "a\nb"])
    const blob = body.get("blob")
    assert.strictEqual(blob instanceof File ? blob.name : undefined, "blob")
  })

  it("is not sent as a form with NaN in a part", () => {
    assert.deepStrictEqual(refused({ body: { json: { rate: Number.NaN } } }, { row: form }), {
      "json.rate": ["must be a finite number"]
    })
  })
})

describe("a parameter", () => {
  it.each([
    [Number.NaN, "must be a finite number"],
    [new Date(Number.NaN), "must be a valid date"],
    [new Map([["a", 1]]), "must be a plain object"],
    [[], "must not be empty"],
    [null, "must not be null"],
    [[1, null], "must not be null"],
    [[[1]], "must be a text, a number, a boolean or a date"],
    [{ a: { b: 1 } }, "must be a text, a number, a boolean or a date"],
    [{ a: [] }, "must not be empty"],
    ["\ud800", "must be well-formed Unicode"]
  ])("is not sent as %j, as it has no form in a URL", (value, complaint) => {
    const [[name = "", [first = ""] = []] = []] = Object.entries(refused({ from: value }))
    assert.match(name, /^from/)
    assert.include(first, complaint)
  })

  it("may be an integer of any size", () => {
    const built = build({ id: 2n ** 60n, after: 2n ** 61n }, { row: { path: "/things/{id}" } })
    assert.strictEqual(built.url, `https://a.example/things/${2n ** 60n}?after=${2n ** 61n}`)
  })

  it.each([[""], ["."], [".."], [undefined], [null], [Number.NaN]])("of the path is not sent as %j", (id) => {
    assert.deepStrictEqual(Object.keys(refused({ id }, { row: { path: "/things/{id}" } })), ["id"])
  })

  it("of the path is encoded", () => {
    const id = "a/b?c#d é%2e"
    assert.strictEqual(
      build({ id }, { row: { path: "/things/{id}" } }).url,
      `https://a.example/things/${encodeURIComponent(id)}`
    )
  })
})

const never: Validator = Object.assign(() => false, {
  errors: [
    { instancePath: "/body/quotas/0", keyword: "required", params: { missingProperty: "Name" } },
    { instancePath: "/body", keyword: "additionalProperties", params: { additionalProperty: "QuotaCPl" } },
    { instancePath: "/page", keyword: "minimum", params: { limit: 1 } },
    { instancePath: "/page", keyword: "minimum", params: { limit: 1 } }
  ]
})

describe("a request that is not as the spec states", () => {
  const expected = {
    "quotas.0.Name": ["is required"],
    QuotaCPl: ["is not in the spec"],
    page: ["must be at least 1"]
  }

  it("is not sent, and each member is named", () => {
    assert.deepStrictEqual(refused({ page: 0, body: {} }, { row: post, validator: never }), expected)
  })

  it("is sent with its complaints where validation is lenient", () => {
    const settings = { requestValidation: "lenient" } as const
    assert.deepInclude(build({ page: 0 }, { validator: never, settings }), {
      url: "https://a.example/things?page=0",
      complaints: expected
    })
  })

  it("is sent without a look where validation is off", () => {
    const settings = { requestValidation: "off" } as const
    assert.strictEqual(build({ page: 0 }, { validator: never, settings }).complaints, undefined)
  })
})
