import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as Random from "../../../src/environment/Random.ts"
import { adjustableUntil, type EntryConditions, drawSteps } from "../../../src/exchange/sessions/Script.ts"
import type { Step } from "../../../src/exchange/sessions/Session.ts"

const open: EntryConditions = {
  refusal: undefined,
  isQualified: false,
  isVerified: true,
  conversion: 0.5,
  minutes: 10,
  now: Date.UTC(2026, 0, 5)
}
const day = 86_400_000

const codes = (steps: ReadonlyArray<Step>) =>
  steps.map(({ clientStatus, marketplaceStatus }) => `${marketplaceStatus}/${clientStatus}`)

/** The only status that may precede each status of a session. */
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

const scripts = (entrance: EntryConditions, count = 4_000) =>
  Array.from({ length: count }, (_, seed) => drawSteps(Random.make(seed), entrance))

describe("session scripts", () => {
  it("a generated session starts in the screener, follows the status table, and is adjusted only before its adjustment deadline", () => {
    const entrance = fc.record({
      refusal: fc.option(fc.constantFrom(23, 40, 42), { nil: undefined }),
      isQualified: fc.boolean(),
      isVerified: fc.boolean(),
      conversion: fc.double({ min: 0, max: 1, noNaN: true }),
      minutes: fc.integer({ min: 1, max: 40 }),
      now: fc.integer({ min: Date.UTC(2025, 11, 1), max: Date.UTC(2028, 2, 31) })
    })
    fc.assert(
      fc.property(fc.nat(), entrance, (seed, entrance) => {
        const steps = drawSteps(Random.make(seed), entrance)
        const path = codes(steps)
        expect(path[0]).toBe("1/-1")
        expect(path.length).toBeGreaterThanOrEqual(2)
        for (const [index, code] of path.entries()) {
          if (index > 0) expect(path[index - 1]).toBe(code.endsWith("/-1") ? "1/-1" : before[code])
        }
        for (const [index, { after }] of steps.entries()) {
          expect(after % 100).toBe(0)
          expect(after).toBeGreaterThanOrEqual(index === 0 ? 0 : (steps[index - 1]?.after ?? 0))
        }
        const adjusted = steps.filter(({ clientStatus }) => clientStatus === 11 || clientStatus === 26)
        for (const { after } of adjusted) expect(entrance.now + after).toBeLessThan(adjustableUntil(entrance.now))
      }),
      { numRuns: 500 }
    )
  })

  it.each([
    ["2026-01-01T00:00:00Z", "2026-03-01T00:00:00.000Z"],
    ["2026-01-31T23:59:59Z", "2026-03-01T00:00:00.000Z"],
    ["2026-12-15T12:00:00Z", "2027-02-01T00:00:00.000Z"],
    ["2027-12-31T23:59:59Z", "2028-02-01T00:00:00.000Z"]
  ])("a session entered at %s can be adjusted until %s", (entry, until) => {
    expect(new Date(adjustableUntil(Date.parse(entry))).toISOString()).toBe(until)
  })

  it("the sandbox's generated sessions include every final status, an adjustment within 2 days and one after more than 50 days", () => {
    const all = scripts(open)
    const seen = new Set(all.flatMap(codes))
    for (const code of ["1/-1", "3/1", "3/10", "3/20", "3/40", "3/30", "3/11", "3/26", "236/-1", "237/-1", "32/-1"]) {
      expect(seen).toContain(code)
    }
    const adjusted = all.flatMap((steps) =>
      steps.filter(({ clientStatus }) => clientStatus === 11 || clientStatus === 26)
    )
    expect(Math.max(...adjusted.map(({ after }) => after))).toBeGreaterThan(50 * day)
    expect(Math.min(...adjusted.map(({ after }) => after))).toBeLessThan(2 * day)
  })

  it("a generated session that the exchange let in never gets a marketplace code of the exchange's entry checks, such as 35 for a duplicate", () => {
    const seen = new Set(scripts(open).flatMap(codes))
    for (const code of [23, 24, 30, 35, 36, 40, 41, 42, 139, 230]) expect(seen).not.toContain(`${code}/-1`)
  })

  it("generated sessions of qualified respondents end in a complete at the rate of the survey's conversion", () => {
    const all = scripts({ ...open, isQualified: true }).map(codes)
    expect(all.every((path) => path.includes("3/1"))).toBe(true)
    expect(all.filter((path) => path.includes("3/10")).length / all.length).toBeCloseTo(0.5, 1)
  })

  it.each([42, 40, 41, 35, 23])(
    "a generated session that is refused with the marketplace code %i consists of the screener and one step with this code",
    (refusal) => {
      for (const steps of scripts({ ...open, refusal }, 20)) expect(codes(steps)).toEqual(["1/-1", `${refusal}/-1`])
    }
  )
})
