import { assert, describe, it } from "@effect/vitest"
import { clientContext } from "../../src/client/ClientContext.ts"
import type { Settings } from "../../src/client/Settings.ts"
import { Redactor } from "../../src/auth/Redactor.ts"
import { ApiError } from "../../src/errors/ApiError.ts"
import type { Operation } from "../../src/operation/Operation.ts"
import { operationContext } from "../../src/operation/OperationContext.ts"
import type { Validator } from "../../src/operation/Validators.ts"
import { SerializationError } from "../../src/request/wireValue.ts"
import { unsentError } from "../../src/errors/unsentError.ts"
import { buildRequest, type BuiltRequest, wireInput } from "../../src/request/buildRequest.ts"
import { formBody } from "../../src/request/formBody.ts"
import { globalFetchTransport } from "../../src/transport/fetchTransport.ts"
import { platformOf, definitions } from "../support/thingService.ts"

interface Given {
  readonly definition?: Partial<Operation>
  readonly validator?: Validator
  readonly settings?: Settings
}

const attempt = (input: unknown, { definition, settings = {}, validator }: Given = {}) => {
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
    { ...definitions.getThing, path: "/things", ...definition },
    {
      validators: request,
      ...(definition?.body === form.body && { bodyFormat: formBody })
    }
  )
  const parts = wireInput(operation, input as Readonly<Record<string, unknown>>)
  return parts instanceof SerializationError
    ? unsentError(operation.definition, client.errors.details.current.serializationErrors(parts))
    : buildRequest(client, operation, parts)
}

const build = (input: unknown, given: Given = {}): BuiltRequest => {
  const built = attempt(input, given)
  assert.notInstanceOf(built, ApiError)
  return built as BuiltRequest
}

/** Returns the messages for a request that is not sent because it is invalid. */
const refused = (input: unknown, given: Given = {}) => {
  const built = attempt(input, given)
  assert.instanceOf(built, ApiError)
  assert.strictEqual(built.reason._tag, "InvalidRequestError")
  return "problem" in built.reason ? built.reason.problem.fields : {}
}

const post = { method: "POST", body: "application/json" }
const form = { method: "POST", body: "multipart/form-data" }

describe("the argument of a method", () => {
  it("a client method sends the properties of its argument in the path, the query and the body of the request", () => {
    const built = build({ id: 7, page: 2, body: { name: "x" } }, { definition: { ...post, path: "/things/{id}" } })
    assert.deepInclude(built, { url: "https://a.example/things/7?page=2", body: '{"name":"x"}' })
  })

  it("dates in a request are written as ISO 8601 in parameters, lists and the body", () => {
    const day = new Date(Date.UTC(2026, 1, 3))
    const built = build({ from: day, at: [day, 7], body: { from: day } }, { definition: post })
    const written = encodeURIComponent(day.toISOString())
    assert.strictEqual(built.url, `https://a.example/things?from=${written}&at=${written}&at=7`)
    assert.strictEqual(built.body, `{"from":"${day.toISOString()}"}`)
  })

  it("undefined properties of a client method's argument are omitted from the request", () => {
    assert.deepInclude(
      build({ from: undefined, body: { a: undefined, b: [{ c: undefined }] } }, { definition: post }),
      {
        url: "https://a.example/things",
        body: '{"b":[{}]}'
      }
    )
    assert.strictEqual(build({ body: undefined }, { definition: post }).body, undefined)
  })

  it.each([["text"], [null], [[1]]])("a client method rejects the argument %j because it is not an object", (input) => {
    assert.deepStrictEqual(refused(input), { "": ["the input must be an object of parameters, such as { id }"] })
  })
})

const circular: Record<string, unknown> = {}
circular["self"] = circular

describe("a request body", () => {
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
  ])("a request body that contains %s is not sent, and the error names the field", (_, value, message) => {
    const fields = refused({ body: { quotas: [{ rate: value }] } }, { definition: post })
    const [[name = "", [first = ""] = []] = []] = Object.entries(fields)
    assert.match(name, /^quotas\.0\.rate/)
    assert.include(first, message)
  })

  it("a request body that contains itself is not sent", () => {
    assert.include(JSON.stringify(refused({ body: circular }, { definition: post })), "must not contain itself")
  })

  it("in a request body, a class instance is serialized as an object, a boxed string or a URL as a string, and a bigint as a number", () => {
    class Draft {
      readonly name = "x"
      readonly #hidden = 1
      toString = undefined
      read = this.#hidden
    }
    const body = { draft: new Draft(), boxed: Object("text"), big: 12n, zero: -0, url: new URL("https://a.example/") }
    assert.deepStrictEqual(JSON.parse(build({ body }, { definition: post }).body as string), {
      draft: { name: "x", read: 1 },
      boxed: "text",
      big: 12,
      zero: 0,
      url: "https://a.example/"
    })
  })

  it("a request body keeps a field named __proto__", () => {
    const body = JSON.parse('{"__proto__":{"a":1}}') as object
    assert.strictEqual(build({ body }, { definition: post }).body, '{"__proto__":{"a":1}}')
  })

  it("a request with a body is rejected if its operation takes no body", () => {
    assert.deepStrictEqual(refused({ body: {} }), { body: ["must be absent: the operation takes no body"] })
  })

  it("a request body is sent as a multipart form with text fields and typed files if the spec states that", async () => {
    const csv = new File(["a\nb"], "ids.csv", { type: "text/csv" })
    const parts = { json: '{"x":1}', csv, blob: new Blob(["c"]), count: 3, absent: undefined }
    const { body } = build({ body: parts }, { definition: form })
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

  it("a multipart form with NaN in one of its parts is not sent", () => {
    assert.deepStrictEqual(refused({ body: { json: { rate: Number.NaN } } }, { definition: form }), {
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
    [[[1]], "must be a string, number, boolean or date"],
    [{ a: { b: 1 } }, "must be a string, number, boolean or date"],
    [{ a: [] }, "must not be empty"],
    ["\ud800", "must be well-formed Unicode"]
  ])("a query parameter with the value %j is not sent because a URL cannot represent it", (value, message) => {
    const [[name = "", [first = ""] = []] = []] = Object.entries(refused({ from: value }))
    assert.match(name, /^from/)
    assert.include(first, message)
  })

  it("a bigint request parameter is written in the URL with all its digits", () => {
    const built = build({ id: 2n ** 60n, after: 2n ** 61n }, { definition: { path: "/things/{id}" } })
    assert.strictEqual(built.url, `https://a.example/things/${2n ** 60n}?after=${2n ** 61n}`)
  })

  it.each([[""], ["."], [".."], [undefined], [null], [Number.NaN]])(
    "a request whose path parameter has the value %j is not sent",
    (id) => {
      assert.deepStrictEqual(Object.keys(refused({ id }, { definition: { path: "/things/{id}" } })), ["id"])
    }
  )

  it("a path parameter of a request is percent-encoded", () => {
    const id = "a/b?c#d é%2e"
    assert.strictEqual(
      build({ id }, { definition: { path: "/things/{id}" } }).url,
      `https://a.example/things/${encodeURIComponent(id)}`
    )
  })
})

const rejectingValidator: Validator = Object.assign(() => false, {
  errors: [
    { instancePath: "/body/quotas/0", keyword: "required", params: { missingProperty: "Name" } },
    { instancePath: "/body", keyword: "additionalProperties", params: { additionalProperty: "QuotaCPl" } },
    { instancePath: "/page", keyword: "minimum", params: { limit: 1 } },
    { instancePath: "/page", keyword: "minimum", params: { limit: 1 } }
  ]
})

describe("request validation", () => {
  const expected = {
    "quotas.0.Name": ["is required"],
    QuotaCPl: ["is not in the spec"],
    page: ["must be at least 1"]
  }

  it("a request that differs from the spec is not sent, and the error names each wrong field", () => {
    assert.deepStrictEqual(
      refused({ page: 0, body: {} }, { definition: post, validator: rejectingValidator }),
      expected
    )
  })

  it.each(["__proto__", "constructor", "toString"])(
    "the error of a request that differs from the spec names a field called %s, which every object inherits",
    (name) => {
      const violation = { instancePath: "/body", keyword: "additionalProperties", params: { additionalProperty: name } }
      const validator = Object.assign(() => false, { errors: [violation, violation] })
      assert.deepStrictEqual(Object.entries(refused({ body: {} }, { definition: post, validator })), [
        [name, ["is not in the spec"]]
      ])
    }
  )

  it("with lenient validation, a request that differs from the spec is still built, and its field errors are returned with it", () => {
    const settings = { requestValidation: "lenient" } as const
    assert.deepInclude(build({ page: 0 }, { validator: rejectingValidator, settings }), {
      url: "https://a.example/things?page=0",
      fieldErrors: expected
    })
  })

  it.each([["constructor"], ["__proto__"], ["toString"]])(
    "a request with a field named %s, which is not in the spec, is not sent",
    (name) => {
      const violation = { instancePath: "/body", keyword: "additionalProperties", params: { additionalProperty: name } }
      const validator: Validator = Object.assign(() => false, { errors: [violation] })
      const fields = refused({ body: { [name]: 1 } }, { definition: post, validator })
      assert.deepStrictEqual(Object.entries(fields), [[name, ["is not in the spec"]]])
    }
  )

  it("an argument named __proto__ is validated as a parameter, and its properties are not read as parameters", () => {
    const seen: Array<unknown> = []
    const validator: Validator = (input) => {
      seen.push(...Object.keys(input as object), Reflect.get(input as object, "page"))
      return true
    }
    const fields = refused(JSON.parse('{"__proto__":{"page":2}}'), { validator })
    assert.deepStrictEqual(Object.keys(fields), ["__proto__"])
    assert.deepStrictEqual(seen, ["__proto__", undefined])
  })

  it("a request is not validated when request validation is off", () => {
    const settings = { requestValidation: "off" } as const
    assert.strictEqual(build({ page: 0 }, { validator: rejectingValidator, settings }).fieldErrors, undefined)
  })
})
