import { describe, expect, it } from "vitest"
import { fingerprintOf } from "../../src/pagination/Fingerprint.ts"

describe("the id of a list item", () => {
  it.each([
    ["first", { id: 7 }],
    ["after a null", { parent: null, id: 7 }],
    ["after an array", { tags: [], id: 7 }],
    ["after an object that has another id", { campaign: { id: 1 }, id: 7 }],
    ["after an object without an id", { price: { amount: 1 }, id: 7 }],
    ["in an object", { Survey: { name: "one", SurveyNumber: 7 } }],
    ["in the second object", { price: { amount: 1 }, Survey: { SurveyNumber: 7 } }]
  ])(
    "fingerprintOf returns the same id before and after a change to another property of a list item whose id is %s",
    (_, item) => {
      const [before, after] = [fingerprintOf(item), fingerprintOf({ ...item, status: "changed" })]
      expect([before.hasId, after.id]).toEqual([true, before.id])
      expect(after.content).not.toBe(before.content)
    }
  )

  it.each([
    ["first", { id: 7 }, { id: 8 }],
    [
      "after an object that has the same id in both items",
      { campaign: { id: 1 }, id: 7 },
      { campaign: { id: 1 }, id: 8 }
    ]
  ])("fingerprintOf returns different ids for two list items with different ids if the id is %s", (_, one, other) => {
    expect(fingerprintOf(one).id).not.toBe(fingerprintOf(other).id)
  })

  it.each([["text"], [null], [["id", 7]], [{ name: "one", parts: [{ id: 7 }] }]])(
    "fingerprintOf finds no id in the list item %j",
    (item) => {
      expect(fingerprintOf(item).hasId).toBe(false)
    }
  )
})
