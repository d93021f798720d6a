import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { newcombeInterval, rake, type RakingCell } from "../src/index.ts"
import { expectRelative } from "./close.ts"

const cells: ReadonlyArray<RakingCell> = [
  { gender: "f", age: "young", n: 30, x: 12 },
  { gender: "f", age: "old", n: 70, x: 21 },
  { gender: "m", age: "young", n: 20, x: 11 },
  { gender: "m", age: "old", n: 80, x: 40 }
]
const gender = { f: 0.51, m: 0.49 }
const age = { young: 0.4, old: 0.6 }

/** Returns the weighted proportion of respondents for whom the dimension `name` has this value. */
const margin = (weights: ReadonlyArray<number>, name: string, value: string): number => {
  const sum = (take: (cell: RakingCell) => boolean) =>
    cells.reduce((all, cell, i) => all + (take(cell) ? cell.n * (weights[i] ?? 0) : 0), 0)
  return sum((cell) => cell[name] === value) / sum(() => true)
}

describe("rake", () => {
  it("rake finds weights that meet every target and have a mean of 1", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        (f, young) => {
          const targets = { gender: { f, m: 1 - f }, age: { young, old: 1 - young } }
          const { converged, designEffect, weights } = rake({ cells, targets })
          expect(converged).toBe(true)
          expect(margin(weights, "gender", "f")).toBeCloseTo(f, 11)
          expect(margin(weights, "age", "young")).toBeCloseTo(young, 11)
          expect(weights.reduce((sum, weight, i) => sum + weight * (cells[i]?.n ?? 0), 0) / 200).toBeCloseTo(1, 12)
          expect(designEffect).toBeGreaterThanOrEqual(1)
        }
      )
    )
  })

  it("rake leaves a sample that already meets its targets unchanged", () => {
    const found = rake({ cells, targets: { gender: { f: 0.5, m: 0.5 }, age: { young: 0.25, old: 0.75 } } })
    expect(found).toMatchObject({ weights: [1, 1, 1, 1], iterations: 0, designEffect: 1, weightedProportion: 0.42 })
  })

  it("rake keeps the ratio of the respondents' initial weights within each category of the target", () => {
    const doubled = cells.map((cell) => ({ ...cell, weight: cell["gender"] === "f" ? 2 : 1 }))
    const { weights } = rake({ cells: doubled, targets: { age } })
    expect((weights[0] ?? 0) / (weights[2] ?? 1)).toBeCloseTo(2, 12)
  })

  it("rake returns an effective sample size over four times Kish's if the raked variable predicts the answer", () => {
    const explained = rake({
      cells: [
        { side: "a", n: 100, x: 95 },
        { side: "b", n: 100, x: 5 }
      ],
      targets: { side: { a: 0.6, b: 0.4 } }
    })
    expect(explained.group?.n).toBeGreaterThan(4 * explained.effective)
    expect(explained.group?.respondents).toBe(200)
  })

  it.each([
    ["everyone is in target", () => 1],
    ["nobody is in target", () => 0],
    ["the first raked dimension predicts every answer", (cell: RakingCell) => (cell["gender"] === "f" ? 1 : 0)],
    ["the second raked dimension predicts every answer", (cell: RakingCell) => (cell["age"] === "old" ? 0 : 1)]
  ])("the group that rake returns has Kish's effective sample size and a proportion from 0 to 1 if %s", (_, share) => {
    const size = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(fc.tuple(size, size, size, size), (sizes) => {
        const sample = cells.map((cell, i) => ({ ...cell, n: sizes[i] ?? 1, x: share(cell) * (sizes[i] ?? 1) }))
        const { effective, group, weightedProportion } = rake({ cells: sample, targets: { gender, age } })
        if (group === null) throw new Error("the cells contain counts of answers")
        expectRelative(group.n, effective, 1e-12)
        expect(weightedProportion).toBeGreaterThanOrEqual(0)
        expect(weightedProportion).toBeLessThanOrEqual(1)
        expect(newcombeInterval(group, { x: 60, n: 100 })).not.toBeNull()
      })
    )
  })

  it("rake returns an n over a million times the effective sample size if a raked dimension predicts all but one of 40 million answers", () => {
    const found = rake({
      cells: [
        { side: "a", n: 2e7, x: 2e7 - 1 },
        { side: "b", n: 2e7, x: 0 }
      ],
      targets: { side: { a: 0.6, b: 0.4 } }
    })
    expect(found.group?.n).toBeGreaterThan(1e6 * found.effective)
  })

  it("rake of cells without counts of answers converges, and returns null for the weighted proportion and the weighted group", () => {
    const found = rake({ cells: cells.map(({ age, gender, n }) => ({ age, gender, n })), targets: { gender } })
    expect(found).toMatchObject({ converged: true, weightedProportion: null, group: null })
  })

  it("rake reports that it did not converge if empty cells contradict the targets", () => {
    const found = rake({
      cells: [
        { gender: "f", age: "young", n: 10, x: 1 },
        { gender: "m", age: "old", n: 10, x: 1 }
      ],
      targets: { gender: { f: 0.6, m: 0.4 }, age: { young: 0.3, old: 0.7 } },
      maxIterations: 50
    })
    expect(found).toMatchObject({ converged: false, iterations: 50 })
    expect(found.largestGap).toBeGreaterThan(0.1)
  })

  it.each([
    [{ cells: [], targets: { gender } }, "cells is []"],
    [{ cells, targets: { gender: { f: 51, m: 49 } } }, "targets.gender.f is 51"],
    [{ cells, targets: { gender: { f: 0.5, m: 0.4 } } }, "add up to 0.9"],
    [{ cells, targets: { gender: { f: 0.5, m: 0.4, x: 0.1 } } }, "no respondent has this value"],
    [{ cells, targets: { gender: { f: 1 } } }, 'cells[2].gender is "m": the value has no target'],
    [{ cells: [{ gender: "f", n: 3, x: 4 }], targets: { gender: { f: 1 } } }, "cells[0].x is 4"],
    [{ cells: [{ gender: "f", n: 3, weight: -1 }], targets: { gender: { f: 1 } } }, "cells[0].weight is -1"],
    [{ cells: [{ gender: "f", n: 0, x: 0 }], targets: {} }, "cells[].n is 0: pass at least one respondent"],
    [{ cells: [{ gender: "f", n: 3, weight: 0 }], targets: {} }, "cells[].n is 0: pass at least one respondent"],
    [
      {
        cells: [
          { gender: "f", age: "young", n: 5 },
          { gender: "m", age: "old", n: 5 }
        ],
        targets: { gender: { f: 0, m: 1 }, age: { young: 1, old: 0 } }
      },
      "cells[].n is 0: pass at least one respondent"
    ]
  ])("rake refuses invalid input with an error that names the argument: case %#", (question, message) => {
    expect(() => rake(question)).toThrow(message)
  })
})
