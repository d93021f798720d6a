import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Door, type Step, write } from "../../../src/exchange/sessions/Script.ts"
import * as Random from "../../../src/environment/Random.ts"

const open: Door = {
  isLive: true,
  isFull: false,
  hasAllocation: true,
  isVerified: true,
  incidence: 0.6,
  conversion: 0.5,
  minutes: 10
}
const day = 86_400_000

const codes = (steps: ReadonlyArray<Step>) =>
  steps.map(({ clientStatus, marketplaceStatus }) => `${marketplaceStatus}/${clientStatus}`)

/** Every way a session may go, by its last step. */
const before: Readonly<Record<string, string>> = {
  "3/1": "1/-1",
  "3/10": "3/1",
  "3/20": "3/1",
  "3/30": "3/1",
  "3/40": "3/1",
  "3/137": "3/1",
  "3/26": "3/10",
  "3/11": "3/20"
}

const scripts = (door: Door, count = 4_000) =>
  Array.from({ length: count }, (_, seed) => write(Random.make(seed), door))

describe("a session script", () => {
  it("begins in the screener, goes by the table and never back in time", () => {
    const door = fc.record({
      isLive: fc.boolean(),
      isFull: fc.boolean(),
      hasAllocation: fc.boolean(),
      isVerified: fc.boolean(),
      incidence: fc.double({ min: 0, max: 1, noNaN: true }),
      conversion: fc.double({ min: 0, max: 1, noNaN: true }),
      minutes: fc.integer({ min: 1, max: 40 })
    })
    fc.assert(
      fc.property(fc.nat(), door, (seed, door) => {
        const steps = write(Random.make(seed), door)
        const path = codes(steps)
        expect(path[0]).toBe("1/-1")
        expect(path.length).toBeGreaterThanOrEqual(2)
        for (const [index, code] of path.entries()) {
          if (index > 0) expect(path[index - 1]).toBe(code.endsWith("/-1") ? "1/-1" : before[code])
        }
        for (const [index, { after }] of steps.entries()) {
          expect(Number.isInteger(after)).toBe(true)
          expect(after).toBeGreaterThanOrEqual(index === 0 ? 0 : (steps[index - 1]?.after ?? 0))
          expect(after).toBeLessThanOrEqual(45 * day)
        }
      }),
      { numRuns: 500 }
    )
  })

  it("reaches every end, adjustments in both directions and days later included", () => {
    const all = scripts(open)
    const seen = new Set(all.flatMap(codes))
    for (const code of [
      "1/-1",
      "3/1",
      "3/10",
      "3/20",
      "3/40",
      "3/30",
      "3/11",
      "3/26",
      "236/-1",
      "237/-1",
      "23/-1",
      "35/-1"
    ]) {
      expect(seen).toContain(code)
    }
    const adjusted = all.flatMap((steps) =>
      steps.filter(({ clientStatus }) => clientStatus === 11 || clientStatus === 26)
    )
    expect(Math.max(...adjusted.map(({ after }) => after))).toBeGreaterThan(40 * day)
    expect(Math.min(...adjusted.map(({ after }) => after))).toBeLessThan(2 * day)
  })

  it("qualifies and completes as often as the survey says", () => {
    const all = scripts(open).map(codes)
    const inClient = all.filter((path) => path.includes("3/1"))
    const completes = all.filter((path) => path.includes("3/10"))
    expect(inClient.length / all.length).toBeCloseTo(0.6, 1)
    expect(completes.length / inClient.length).toBeCloseTo(0.5, 1)
  })

  it.each([
    [{ isLive: false }, "42/-1"],
    [{ isFull: true }, "40/-1"],
    [{ hasAllocation: false }, "41/-1"]
  ])("ends at the door of a survey that is %j", (door, end) => {
    for (const steps of scripts({ ...open, ...door }, 20)) expect(codes(steps)).toEqual(["1/-1", end])
  })
})
