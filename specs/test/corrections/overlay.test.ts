import { applyOverlay, checkOverlay, type Action } from "@fieldwork/specs/corrections"
import { describe, expect, it } from "vitest"

const info = { title: "Test", version: "1" }
const overlay = (...actions: ReadonlyArray<Action>) => ({ overlay: "1.0.0", info, actions })
const document = () => ({
  paths: {
    "/a": { get: { operationId: "readA", tags: ["one"], deprecated: true } },
    "/b": { get: { operationId: "readB" } }
  }
})

describe("applyOverlay", () => {
  it("applyOverlay merges objects recursively and does not change the original", () => {
    const original = document()
    const result = applyOverlay(original, overlay({ target: "$.paths['/a'].get", update: { summary: "A" } }))
    expect(result.paths["/a"].get).toEqual({ operationId: "readA", tags: ["one"], deprecated: true, summary: "A" })
    expect(original).toEqual(document())
  })

  it("applyOverlay appends to arrays, whether the array is the target or a member of the update", () => {
    const result = applyOverlay(
      document(),
      overlay(
        { target: "$.paths['/a'].get.tags", update: "two" },
        { target: "$.paths['/a'].get", update: { tags: ["three"] } }
      )
    )
    expect(result.paths["/a"].get.tags).toEqual(["one", "two", "three"])
  })

  it("applyOverlay removes every node that the target selects, including items of the same array", () => {
    const result = applyOverlay({ list: [1, 2, 3, 4] }, overlay({ target: "$.list[?@ > 2]", remove: true }))
    expect(result).toEqual({ list: [1, 2] })
  })

  it.each([
    ["$.list[0,1]", ["c", "d"]],
    ["$.list[1,0]", ["c", "d"]],
    ["$.list[2,0]", ["b", "d"]],
    ["$.list[3,0,2]", ["b"]],
    ["$.list[0,0]", ["b", "c", "d"]],
    ["$.list[::-2]", ["a", "c"]]
  ])(
    "applyOverlay removes the items that %s selects and no others, in whatever order they are selected",
    (target, list) => {
      expect(applyOverlay({ list: ["a", "b", "c", "d"] }, overlay({ target, remove: true }))).toEqual({ list })
    }
  )

  it("applyOverlay removes a node and a node that contains it if the target selects both", () => {
    const nested = { list: [{ x: { x: 1 } }, { y: 2 }, { x: 3 }] }
    expect(applyOverlay(nested, overlay({ target: "$..x", remove: true }))).toEqual({ list: [{}, { y: 2 }, {}] })
    expect(applyOverlay({ a: [[1, 2], [3]] }, overlay({ target: "$.a..*", remove: true }))).toEqual({ a: [] })
    expect(applyOverlay({ a: [[1, 2], [3]] }, overlay({ target: "$.a[1,0]..*", remove: true }))).toEqual({
      a: [[], []]
    })
  })

  it("applyOverlay applies an update once to a node that the target selects twice", () => {
    expect(
      applyOverlay({ list: [{ tags: ["a"] }] }, overlay({ target: "$.list[0,0]", update: { tags: ["b"] } }))
    ).toEqual({
      list: [{ tags: ["a", "b"] }]
    })
  })

  it("applyOverlay removes exactly the array items that a target selects, even if it lists their one- and two-digit indexes unsorted", () => {
    const list = Array.from({ length: 12 }, (_, index) => index)
    const result = applyOverlay({ list }, overlay({ target: "$.list[9,10,2]", remove: true }))
    expect(result.list).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 11])
  })

  it("applyOverlay updates every node that the target selects", () => {
    const result = applyOverlay(document(), overlay({ target: "$.paths.*.get", update: { deprecated: false } }))
    expect(Object.values(result.paths).map(({ get }) => (get as { deprecated?: boolean }).deprecated)).toEqual([
      false,
      false
    ])
  })

  it("applyOverlay applies actions in order, so that each sees the effect of earlier ones", () => {
    const result = applyOverlay(
      document(),
      overlay(
        { target: "$.paths", update: { "/c": {} } },
        { target: "$.paths['/c']", update: { get: { operationId: "readC" } } }
      )
    )
    expect(result.paths).toHaveProperty(["/c", "get", "operationId"], "readC")
  })

  it("applyOverlay renames a path by an Overlay 1.1 action that copies it and an action that removes the original", () => {
    const move = {
      ...overlay(
        { target: "$.paths", update: { "/c": {} } },
        { target: "$.paths['/c']", copy: "$.paths['/a']" },
        { target: "$.paths['/a']", remove: true }
      ),
      overlay: "1.1.0"
    }
    expect(Object.keys(applyOverlay(document(), move).paths)).toEqual(["/b", "/c"])
  })

  it("applyOverlay does not change the prototype if a member is named __proto__", () => {
    const update = JSON.parse('{"__proto__": {"polluted": true}}') as object
    const result = applyOverlay({ a: {} }, overlay({ target: "$.a", update }))
    expect(Reflect.get(result.a, "polluted")).toBeUndefined()
    expect(Object.hasOwn(result.a, "__proto__")).toBe(true)
  })
})

describe("an overlay that cannot be applied", () => {
  it.each([
    [null, "the overlay is not an object"],
    [{ overlay: "2.0.0", info, actions: [{}] }, 'the property overlay is "2.0.0"'],
    [{ overlay: "1.0.0", info, actions: [] }, "the overlay has no actions"],
    [{ overlay: "1.0.0", info, actions: [{ update: {} }] }, "action 1 has no target"],
    [{ overlay: "1.0.0", info, actions: [{ target: "$" }] }, "action 1 has no update, remove or copy"],
    [
      { overlay: "1.0.0", info, actions: [{ target: "$", update: {}, remove: true }] },
      "action 1 has update and remove"
    ],
    [
      { overlay: "1.0.0", info, actions: [{ target: "$", udpate: {}, remove: true }] },
      "action 1 has the unknown property udpate"
    ]
  ])("checkOverlay refuses %j with an error that names the problem", (value, message) => {
    expect(() => checkOverlay(value)).toThrow(message)
  })

  it.each([
    [{ target: "$.paths['/none']", update: {} }, "action 1: the target $.paths['/none'] selects nothing"],
    [{ target: "paths", update: {} }, "action 1: paths is not an RFC 9535 JSONPath"],
    [{ target: "$", remove: true }, "action 1 removes the whole document"],
    [{ target: "$.paths['/a'].get.operationId", update: "x" }, "is a single value"],
    [{ target: "$.paths['/a']", copy: "$.paths.*" }, "selects several nodes"]
  ])("applyOverlay refuses the action %j with an error that states the problem", (action, message) => {
    expect(() => applyOverlay(document(), overlay(action))).toThrow(message)
  })
})
