import { describe, expect, it } from "vitest"
import * as Random from "../../src/environment/Random.ts"

const draws = (random: Random.Random) => Array.from({ length: 50 }, () => random.next())

describe("Random", () => {
  it("the sandbox's random generator gives equal values for equal seeds and different values for different seeds", () => {
    expect(draws(Random.make(7))).toEqual(draws(Random.make(7)))
    expect(draws(Random.make(7))).not.toEqual(draws(Random.make(8)))
  })

  it("forks of the sandbox's random generator are independent of each other and of their parent", () => {
    const parent = Random.make(7)
    const a = draws(parent.fork("a"))
    draws(parent)
    expect(draws(parent.fork("a"))).toEqual(a)
    expect(draws(parent.fork("b"))).not.toEqual(a)
  })

  it("random integers in the sandbox are uniformly distributed", () => {
    const random = Random.make(1)
    const counts = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 100_000; index++) counts[random.integer(0, 9)]! += 1
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    // If the source is uniform, the chi-square statistic with 9 degrees of freedom is below 27.9 in 99.9% of samples.
    expect(chiSquare).toBeLessThan(27.9)
  })

  it("random UUIDs in the sandbox are well-formed version 4 UUIDs, all different", () => {
    const random = Random.make(1)
    const ids = Array.from({ length: 1000 }, random.uuid)
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
