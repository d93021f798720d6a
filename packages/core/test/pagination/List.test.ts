import { assert, describe, it } from "@effect/vitest"
import { itemsNamed, itemsTaken } from "../../src/pagination/List.ts"

describe("the items of a reply", () => {
  it.each([
    [{ items: [1, 2] }, [1, 2]],
    [{ items: null }, []],
    [{}, []],
    [undefined, []],
    ["text", []]
  ])("by name, of %j, are %j", (reply, items) => {
    assert.deepStrictEqual(itemsNamed("items")(reply), items)
  })

  it.each([
    [
      [{ items: [1] }, { items: [2] }],
      [1, 2]
    ],
    [{ items: [1] }, []],
    [undefined, []]
  ])("taken out of %j are %j, and a reply of another shape breaks nothing", (reply, items) => {
    const from = itemsTaken((sets) =>
      (sets as ReadonlyArray<{ items: ReadonlyArray<number> }>).flatMap(({ items }) => items)
    )
    assert.deepStrictEqual(from(reply), items)
  })

  it("that are no list are none", () => {
    assert.deepStrictEqual(itemsTaken((reply) => reply as ReadonlyArray<unknown>)({}), [])
  })
})
