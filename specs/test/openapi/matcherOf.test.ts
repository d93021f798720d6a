import { expect, it } from "vitest"
import { type Document, matcherOf } from "../../src/openapi/index.ts"

const matcherFor = (templates: ReadonlyArray<string>) =>
  matcherOf({
    openapi: "3.1.0",
    info: { title: "Jobs" },
    paths: Object.fromEntries(templates.map((path) => [path, { get: { operationId: path } }]))
  } as Document)

const match = matcherFor(["/jobs/{id}", "/jobs/{id}:cancel", "/jobs/latest", "/files/{name}", "/files/{name}.json"])

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

it.each([
  [["/files/{id}", "/files/{name}.{type}"], "/files/a.pdf", "/files/{name}.{type}"],
  [["/compare/{id}", "/compare/{base}...{head}"], "/compare/main...dev", "/compare/{base}...{head}"],
  [["/a/{x}", "/a/{x}b", "/a/{x}bb"], "/a/1bb", "/a/{x}bb"],
  [["/x/{a}/{b}/y", "/x/{a}:{c}/{b}/{d}"], "/x/1:2/b/y", "/x/{a}:{c}/{b}/{d}"],
  [["/a/{x}/c", "/a/b/{y}"], "/a/b/c", "/a/b/{y}"],
  [["/a/{x}/c", "/a/{y}/{z}"], "/a/b/c", "/a/{x}/c"],
  [["/a", "/a/"], "/a/", "/a/"]
])("of the path templates %j, matcherOf selects for %s the one that is more specific from the left", (...row) => {
  const [templates, path, template] = row
  expect(matcherFor(templates)("GET", path)?.id).toBe(template)
  expect(matcherFor(templates.toReversed())("GET", path)?.id).toBe(template)
})
