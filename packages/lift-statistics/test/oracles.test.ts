/**
 * Checks worked cases that were computed independently to full precision, with a tolerance of 1e-9.
 */
import { describe, expect, it } from "vitest"
import {
  criticalValue,
  exceedsMargin,
  lift,
  marginOfError,
  newcombeInterval,
  pValue,
  proportion,
  analyseLift,
  requiredResponses,
  standardError,
  weigh,
  zScore
} from "../src/index.ts"
import { expectClose, expectRelative } from "./close.ts"
import oracles from "./oracles.json" with { type: "json" }

describe.each(oracles.cases)("oracle $name, $note", (oracle) => {
  const { control, exposed, levels } = oracle

  it(`lift-statistics computes the proportions and the lift of the worked example ${oracle.name} on each scale`, () => {
    expectClose(proportion(exposed), oracle.exposedProportion)
    expectClose(proportion(control), oracle.controlProportion)
    expectClose(lift(exposed, control), oracle.points)
    expectClose(lift(exposed, control, "relative"), oracle.relative)
    expectClose(lift(exposed, control, "headroom"), oracle.headroom)
  })

  it(`lift-statistics computes the standard errors, z-scores and p-values of the worked example ${oracle.name}`, () => {
    expectClose(standardError(exposed, control, "unpooled"), oracle.errorUnpooled)
    expectClose(standardError(exposed, control, "pooled"), oracle.errorPooled)
    expectClose(zScore(exposed, control, "unpooled"), oracle.zUnpooled)
    expectClose(zScore(exposed, control), oracle.zPooled)
    expectClose(pValue(exposed, control), oracle.pTwoSidedPooled)
    expectClose(pValue(exposed, control, "unpooled"), oracle.pTwoSidedUnpooled)
    expectClose(pValue(exposed, control, "pooled", "one"), oracle.pOneSidedPooled)
  })

  it.each(levels)(
    `lift-statistics computes the margins, the interval and the significance of the worked example ${oracle.name} at level $level`,
    (expected) => {
      const { level } = expected
      expectClose(marginOfError(exposed, control, level), expected.marginTwoSided)
      expectClose(marginOfError(exposed, control, level, "one"), expected.marginOneSided)
      expectClose(
        criticalValue(level) * (standardError(exposed, control, "pooled") ?? 0),
        expected.marginTwoSidedPooled
      )
      expectClose(newcombeInterval(exposed, control, level)?.lower ?? null, expected.newcombe[0] ?? null)
      expectClose(newcombeInterval(exposed, control, level)?.upper ?? null, expected.newcombe[1] ?? null)
      expect(exceedsMargin(exposed, control, level)).toBe(expected.significant)
      const p = pValue(exposed, control)
      expect(p !== null && p < 1 - level).toBe(expected.significantByPooledP)
    }
  )

  it(`analyseLift returns the interval of the worked example ${oracle.name}, which is Newcombe's if a cell is small`, () => {
    const analysis = analyseLift({ exposed, control }, { levels: levels.map(({ level }) => level) })
    const isSmall = oracle.name === "O12"
    expect(analysis.tests.map(({ significant }) => significant)).toEqual(levels.map(({ significant }) => significant))
    for (const [i, test] of analysis.tests.entries()) {
      const expected = levels[i]
      expect(test.interval?.method).toBe(isSmall ? "newcombe" : "wald")
      expectClose(test.marginOfError, expected?.marginTwoSided ?? null)
      expectClose(
        test.interval?.lower ?? null,
        (isSmall ? expected?.newcombe[0] : oracle.points - (expected?.marginTwoSided ?? 0)) ?? null
      )
    }
  })
})

describe("critical values", () => {
  it.each(oracles.criticalValues.two)("criticalValue(%d) for a two-sided test is %d", (level, z) => {
    expectClose(criticalValue(level), z)
  })

  it.each(oracles.criticalValues.one)("criticalValue(%d) for a one-sided test is %d", (level, z) => {
    expectClose(criticalValue(level, "one"), z)
  })
})

it("lift-statistics reproduces every number of the weighted worked example W1", () => {
  const expected = oracles.weighted
  const exposed = weigh(expected.exposed)
  const control = weigh(expected.control)
  expectClose(proportion(exposed), expected.exposedProportion)
  expectClose(proportion(control), expected.controlProportion)
  expectClose(exposed.n, expected.exposedEffective)
  expectClose(control.n, expected.controlEffective)
  expectClose(lift(exposed, control), expected.points)
  expectClose(standardError(exposed, control, "unpooled"), expected.errorKish)
  expectClose(zScore(exposed, control, "unpooled"), expected.z)
  expectClose(pValue(exposed, control, "unpooled"), expected.p)
  expectClose(marginOfError(exposed, control, 0.9), expected.margin90)
  const linearised = standardError(
    weigh(expected.exposed, "linearised"),
    weigh(expected.control, "linearised"),
    "unpooled"
  )
  expectClose(linearised, expected.errorLinearised)
})

describe("the published table of required responses", () => {
  const { control, level, power, totals } = oracles.requiredResponses
  it.each(totals)("requiredResponses for a lift of %d is %d within 0.1%%", (size, total) => {
    expectRelative(requiredResponses({ control, lift: size, level, power, sides: "one" }).total, total, 0.001)
  })
})
