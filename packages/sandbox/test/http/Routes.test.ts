import { describe, expect, it } from "vitest"
import { operationsOf } from "@fieldwork/specs/openapi"
import * as Routes from "../../src/http/Routes.ts"

const operation = (operationId: string) => ({ operationId, responses: {} })

const routes = Routes.make(
  operationsOf({
    info: { title: "Things" },
    paths: {
      "/things": { get: operation("listThings"), post: operation("createThing") },
      "/things/summary": { get: operation("getSummary") },
      "/things/{id}": { get: operation("getThing") },
      "/things/{id}/parts/{part}": { get: operation("getPart") }
    }
  })
)

const find = (path: string, method = "GET") => {
  const match = routes.match(path)
  return match && [match.operations.get(method)?.id, ...match.values]
}

describe("routing of paths", () => {
  it.each([
    ["/things", ["listThings"]],
    ["/things/", ["listThings"]],
    ["/things/7", ["getThing", "7"]],
    ["/things/7/", ["getThing", "7"]],
    ["/things/a%2Fb", ["getThing", "a/b"]],
    ["/things/%zz", ["getThing", "%zz"]],
    ["/things/summary", ["getSummary"]],
    ["/things/7/parts/8", ["getPart", "7", "8"]],
    ["/things/summary/parts/8", ["getPart", "summary", "8"]]
  ])("the sandbox routes the path %s to the operation %j", (path, found) => expect(find(path)).toEqual(found))

  it.each(["/", "/thing", "/things//", "/things/7/parts", "/things/7/parts/8/9", "//things"])(
    "the sandbox routes the path %s to no operation",
    (path) => expect(find(path)).toBeUndefined()
  )

  it("the sandbox routes a known path with an unsupported method to no operation, but still reads the path parameters", () =>
    expect(find("/things/7", "POST")).toEqual([undefined, "7"]))
})
