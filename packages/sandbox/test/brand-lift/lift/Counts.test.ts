import { describe, expect, it } from "vitest"
import { strata } from "../../../src/brand-lift/lookups/demographics.ts"
import { result } from "../../../src/brand-lift/lift/LiftResult.ts"
import { byImpression, singleSegment } from "../../../src/brand-lift/lift/Partition.ts"
import { select } from "../../../src/brand-lift/lift/Selection.ts"
import { countAnswers } from "../../../src/brand-lift/lift/Counts.ts"
import { people, study } from "./people.ts"

const everybody = { person: [], exposure: [], impression: {} }

describe("countAnswers", () => {
  it("countAnswers weights each respondent by the weight of the respondent's group and stratum", () => {
    const field = study()
    field.weights = {
      exposed: Array.from({ length: strata }, (_, stratum) => 0.5 + stratum / 10),
      control: Array.from({ length: strata }, (_, stratum) => 2 - stratum / 10)
    }
    const { count, inTarget, weighted } = countAnswers(
      field,
      0,
      select(field, everybody),
      singleSegment(field)
    )(0).inTarget
    const [target] = field.questions[0]?.answers ?? []
    const rows = people(field).map(({ answers, exposed }, index) => ({
      exposed,
      hit: answers[0]?.[0] === target?.answer_id ? 1 : 0,
      weight: field.weights[exposed ? "exposed" : "control"][field.population.stratum.at(index)] ?? 0
    }))
    for (const name of ["exposed", "control"] as const) {
      const group = rows.filter(({ exposed }) => exposed === (name === "exposed"))
      const sum = (value: (row: (typeof rows)[number]) => number) => group.reduce((all, row) => all + value(row), 0)
      expect([count[name], inTarget[name]]).toEqual([group.length, sum(({ hit }) => hit)])
      const { n, x } = weighted[name]
      expect(x / n).toBeCloseTo(sum(({ hit, weight }) => hit * weight) / sum(({ weight }) => weight), 12)
      expect(n).toBeCloseTo(sum(({ weight }) => weight) ** 2 / sum(({ weight }) => weight * weight), 8)
      expect(n).toBeLessThan(group.length)
    }
  })

  it("countAnswers returns plain counts when all weights are 1", () => {
    const field = study()
    const { count, inTarget, weighted } = countAnswers(
      field,
      0,
      select(field, everybody),
      singleSegment(field)
    )(0).inTarget
    expect(weighted.exposed).toEqual({ n: count.exposed, x: inTarget.exposed, respondents: count.exposed })
    expect(weighted.control).toEqual({ n: count.control, x: inTarget.control, respondents: count.control })
  })

  it("countAnswers counts a respondent with several answers once in total and once per answer", () => {
    const field = study()
    const read = countAnswers(field, 1, select(field, everybody), singleSegment(field))(0)
    const rows = people(field)
    expect(read.inTarget.count.exposed + read.inTarget.count.control).toBe(rows.length)
    const chosen = read.options.map(({ inTarget }) => inTarget.exposed + inTarget.control)
    expect(chosen.reduce((sum, each) => sum + each, 0)).toBe(rows.flatMap(({ answers }) => answers[1] ?? []).length)
    expect(chosen[0]).toBe(read.inTarget.inTarget.exposed + read.inTarget.inTarget.control)
  })

  it("countAnswers returns the same counts for each of 32 segments when the order of the segments is rotated", () => {
    const field = study()
    const selection = select(field, everybody)
    const column = field.population.impressions.placement
    const read = (shift: number) => {
      const places = Array.from({ length: 256 }, (_, place) => (place + shift) % 32)
      const partition = byImpression(field, selection, 32, column.values, places)
      return { of: countAnswers(field, 0, selection, partition), partition }
    }
    const [plain, shifted] = [read(0), read(31)]
    for (let segment = 0; segment < 32; segment++) {
      expect(shifted.of((segment + 31) % 32)).toEqual(plain.of(segment))
      expect(shifted.partition.impressions[(segment + 31) % 32]).toBe(plain.partition.impressions[segment])
    }
    expect(plain.of(0).inTarget.count.exposed).toBeGreaterThan(0)
  })
})

describe("result", () => {
  it("a higher confidence level gives a wider margin of error of the lift and the same lift", () => {
    const field = study()
    const [question] = field.questions
    if (question === undefined) throw new Error("one question was expected")
    const counted = countAnswers(field, 0, select(field, everybody), singleSegment(field))(0)
    const at = (level: number) => result(question, counted, { level, tested: [], readiness: "total" })
    const levels = [0.5, 0.8, 0.9, 0.95, 0.999]
    const margins = levels.map((level) => at(level).margin_of_error ?? 0)
    expect(margins).toEqual(margins.toSorted((a, b) => a - b))
    expect(new Set(levels.map((level) => at(level).lift_percentage)).size).toBe(1)
  })
})
