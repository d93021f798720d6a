import { expect, it } from "vitest"
import { type Document, matcherOf } from "../../src/openapi/index.ts"

const paths = Object.fromEntries(
  ["/jobs/{id}", "/jobs/{id}:cancel", "/jobs/latest", "/files/{name}", "/files/{name}.json"].map((path) => [
    path,
    { get: { operationId: path } }
  ])
)
const match = matcherOf({ openapi: "3.1.0", info: { title: "Jobs" }, paths } as Document)

it.each([
  ["/jobs/7", "/jobs/{id}"],
  ["/jobs/7/", "/jobs/{id}"],
  ["/jobs/latest", "/jobs/latest"],
  ["/jobs/7:cancel", "/jobs/{id}:cancel"],
  ["/files/a.json", "/files/{name}.json"],
  ["/files/a.csv", "/files/{name}"]
])("matcherOf finds the most specific path template for the path %s", (path, template) => {
  expect(match("GET", path)?.id).toBe(template)
})
