import type { Document } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import type { Failure } from "../../src/testing/failures/Failure.ts"
import { replayFailures } from "../../src/testing/replayFailures.ts"

const spec: Document = {
  openapi: "3.1.0",
  info: { title: "Items" },
  components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
  security: [{ key: [] }],
  paths: {
    "/items/{id}": {
      get: {
        operationId: "getItem",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: { 200: {}, 401: {}, 404: {} }
      }
    }
  }
}

const failure = (rule: string, status: number, call: Partial<Failure["calls"][number]> = {}): Failure => ({
  rule,
  place: "",
  sentence: "",
  operation: "getItem",
  message: "",
  calls: [{ operation: "getItem", method: "GET", path: "/items/1", query: [], credential: "good", ...call }],
  about: [0],
  statuses: [status],
  details: {},
  isShrunk: false
})

/** Replays failures against a service that responds to each path with a fixed status code, and to every other path with 404. */
const replayed = (failures: ReadonlyArray<Failure>, statuses: Readonly<Record<string, number>>) =>
  replayFailures(failures, {
    spec,
    url: "http://service.example",
    credentials: { access_token: "t" },
    fetch: async (url) => new Response(null, { status: statuses[new URL(url).pathname] ?? 404 })
  })

it("a failure whose rule demands a refusal is fixed if the service refuses the repeated call", async () => {
  const failures = [
    failure("asks-for-credentials", 200, { credential: "none" }),
    { ...failure("unknown-is-404", 200, { path: "/items/2" }), details: { expect: "refused", statuses: [404] } }
  ]
  expect(await replayed(failures, { "/items/1": 401 })).toMatchObject([
    { message: undefined, untested: undefined },
    { message: undefined, untested: undefined }
  ])
})

it("a server error is fixed by a 404 response only if the service has served another repeated call", async () => {
  const error = failure("no-server-error", 500, { path: "/items/%00" })
  const other = failure("response-follows-contract", 200)
  const [fixed] = await replayed([error, other], { "/items/1": 200 })
  expect(fixed).toMatchObject({ message: undefined, untested: undefined })
  const [notRun] = await replayed([error], {})
  expect(notRun?.untested).toBe(
    "GET http://service.example/items/%00 was refused with 404; when the failure was saved, the response was 500"
  )
})

it.each([308, 400, 401, 403, 404, 410, 422, 429])(
  "a failure of a successful call is not run, rather than fixed, if the service responds to the repeated call with %s",
  async (status) => {
    const [result] = await replayed([failure("no-server-error", 200)], { "/items/1": status })
    expect(result?.message).toBeUndefined()
    expect(result?.untested).toMatch(
      new RegExp(`/items/1 (was refused with|received) ${status}; when the failure was saved, the response was 200$`)
    )
  }
)

it.each(["response-follows-contract", "refuses-invalid"])(
  "a failure of the rule %s is not run, rather than fixed, while the service responds with 503",
  async (rule) => {
    const [result] = await replayed([{ ...failure(rule, 200), details: { at: "property  required" } }], {
      "/items/1": 503
    })
    expect(result).toMatchObject({ message: undefined, untested: expect.stringContaining("received 503") as string })
  }
)

it("a failure is not run, rather than fixed, if the connection of the repeated call is dropped", async () => {
  const failures = [failure("response-follows-contract", 200), failure("response-follows-contract", 200)]
  let isServed = false
  const [, result] = await replayFailures(failures, {
    spec,
    url: "http://service.example",
    credentials: { access_token: "t" },
    fetch: async (url) => {
      if (!url.endsWith("/items/1")) return new Response(null, { status: 404 })
      if (isServed) throw new TypeError("fetch failed")
      isServed = true
      return new Response(null, { status: 200 })
    }
  })
  expect(result?.untested).toBe(
    "GET http://service.example/items/1 received no response; when the failure was saved, the response was 200"
  )
})

it("a server error is fixed if the service refuses the repeated call with 400, and is not run if it limits the rate", async () => {
  const [fixed] = await replayed([failure("no-server-error", 500)], { "/items/1": 400 })
  expect(fixed).toMatchObject({ message: undefined, untested: undefined })
  const [limited] = await replayed([failure("no-server-error", 500)], { "/items/1": 429 })
  expect(limited?.untested).toContain("was refused with 429")
})

it("a failure still occurs if the service responds to the repeated call with another status code that violates the rule", async () => {
  const [result] = await replayed([failure("no-server-error", 200)], { "/items/1": 500 })
  expect(result).toMatchObject({ message: "the service failed with 500", untested: undefined })
})

it("a failure is not run if a call that prepares it no longer succeeds", async () => {
  const { calls, ...rest } = failure("no-server-error", 500)
  const prepared = { ...rest, calls: [...calls, { ...calls[0]!, path: "/items/2" }], about: [1], statuses: [200, 500] }
  const [result] = await replayed([prepared], { "/items/1": 409, "/items/2": 200 })
  expect(result?.untested).toContain("/items/1 was refused with 409")
})

it("a failure is not repeated if its bearer token was removed from the file", async () => {
  const [result] = await replayed([failure("asks-for-credentials", 200, { bearer: "<hidden>" })], {})
  expect(result?.untested).toBe("the bearer token of a call was removed from the file")
})
