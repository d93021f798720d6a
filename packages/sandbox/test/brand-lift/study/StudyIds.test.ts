import { describe, expect, it } from "vitest"
import { createStudyIds, uuidAt, wordAt } from "../../../src/brand-lift/study/StudyIds.ts"

describe("uuidAt", () => {
  it("uuidAt returns a well-formed version 4 UUID that depends only on its arguments", () => {
    expect(uuidAt(7, 3)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(uuidAt(7, 3)).toBe(uuidAt(7, 3))
    expect(uuidAt(8, 3)).not.toBe(uuidAt(7, 3))
  })

  it("the first 32 bits of the UUIDs from uuidAt are different for each of 200,000 indexes", () => {
    const first = new Set(Array.from({ length: 200_000 }, (_, index) => wordAt(4294967295, index)))
    expect(first.size).toBe(200_000)
    expect(uuidAt(5, 9).startsWith(wordAt(5, 9).toString(16).padStart(8, "0"))).toBe(true)
  })
})

describe("counters", () => {
  it("the ids of questions in a sandbox study increase by one, independently of the ids of answers", () => {
    const ids = createStudyIds()
    const [first, second] = [ids.question(), ids.question()]
    expect(second).toBe(first + 1)
    expect(ids.answer()).not.toBe(second + 1)
  })
})
