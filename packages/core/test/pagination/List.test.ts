import { assert, describe, it } from "@effect/vitest"
import { itemsNamed, itemsTaken } from "../../src/pagination/list.ts"

describe("readers of list items", () => {
  it.each([
    [{ items: [1, 2] }, [1, 2]],
    [{ items: null }, []],
    [{}, []],
    [undefined, []],
    ["text", []]
  ])("itemsNamed reads the items of a list from the response %j as %j", (reply, items) => {
    assert.deepStrictEqual(itemsNamed("items")(reply), items)
  })

  it.each([
    [
      [{ items: [1] }, { items: [2] }],
      [1, 2]
    ],
    [{ items: [1] }, []],
    [undefined, []]
  ])(
    "itemsTaken reads the items of a list from the response %j as %j and does not throw for another shape",
    (reply, items) => {
      const from = itemsTaken((sets) =>
        (sets as ReadonlyArray<{ items: ReadonlyArray<number> }>).flatMap(({ items }) => items)
      )
      assert.deepStrictEqual(from(reply), items)
    }
  )

  it("itemsTaken returns no items when the function that it wraps does not return a list", () => {
    assert.deepStrictEqual(itemsTaken((reply) => reply as ReadonlyArray<unknown>)({}), [])
  })
})
