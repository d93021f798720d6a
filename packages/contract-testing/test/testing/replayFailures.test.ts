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

it("a failure is not repeated if its bearer token was removed from the file", async () => {
  const [result] = await replayed([failure("asks-for-credentials", 200, { bearer: "<hidden>" })], {})
  expect(result?.untested).toBe("the bearer token of a call was removed from the file")
})
