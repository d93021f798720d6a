import { assert, describe, it } from "@effect/vitest"
import { analyseLift } from "@fieldwork/lift-statistics"
import { Schema } from "effect"
import { LiftResult } from "../src/index.ts"

const test = (confidence_level: number, margin_of_error: number, statistically_significant: boolean) => ({
  confidence_level,
  margin_of_error,
  statistically_significant
})

const ready = {
  exposed_count: 500,
  control_count: 500,
  in_target_exposed_count: 230,
  in_target_control_count: 200,
  total_count: 1000,
  confidence_level: 0.9,
  margin_of_error: 5.14,
  exposed_percentage: 46,
  control_percentage: 40,
  lift_percentage: 6,
  statistically_significant: true,
  statistical_test: [test(0.95, 6.13, false), test(0.8, 4.01, true), test(0.9, 5.14, true)]
}

const notReady = {
  exposed_count: 22,
  control_count: 19,
  total_count: 41,
  margin_of_error: null,
  exposed_percentage: null,
  control_percentage: null,
  lift_percentage: null,
  statistically_significant: null,
  statistical_test: []
}

const read = (figures: Parameters<typeof LiftResult.interpret>[0]): LiftResult.Available => {
  const reading = LiftResult.interpret(figures)
  assert.strictEqual(reading.kind, "available")
  return reading as LiftResult.Available
}

describe("a lift result with enough respondents", () => {
  it("LiftResult.read returns the groups, the lift and its significance tests in order of confidence level", () => {
    const reading = read(ready)
    assert.strictEqual(reading.points, 6)
    assert.strictEqual(reading.relative, 0.15)
    assert.deepStrictEqual(reading.exposed, { respondents: 500, inTarget: 230, percentage: 46 })
    assert.deepStrictEqual(
      reading.tests.map(({ level }) => level),
      [0.8, 0.9, 0.95]
    )
    assert.deepStrictEqual(reading.tests[1], {
      level: 0.9,
      margin: 5.14,
      interval: [6 - 5.14, 6 + 5.14],
      significant: true
    })
    assert.deepStrictEqual(reading.contradictions, [])
  })

  it("highestSignificantLevel is the highest confidence level with a significant lift, or undefined if there is none", () => {
    assert.strictEqual(read(ready).highestSignificantLevel, 0.9)
    assert.isUndefined(
      read({ ...ready, statistically_significant: false, statistical_test: [] }).highestSignificantLevel
    )
  })

  it.each([
    [ready, "Exposed is 6.0 points above control (lift between 0.9 and 11.1 points at 90 %), significant at 90 %."],
    [
      {
        ...ready,
        lift_percentage: -1,
        exposed_percentage: 39,
        confidence_level: 0.95,
        margin_of_error: 6,
        statistically_significant: false,
        statistical_test: []
      },
      "Exposed is 1.0 points below control (lift between -7.0 and 5.0 points at 95 %), which is not significant at 95 % or above."
    ],
    [
      {
        ...ready,
        margin_of_error: 6.25,
        statistically_significant: false,
        statistical_test: [test(0.95, 7.45, false)]
      },
      "Exposed is 6.0 points above control (lift between -0.3 and 12.3 points at 90 %), which is not significant at 90 % or above."
    ],
    [{ lift_percentage: 2 }, "Exposed is 2.0 points above control."],
    [
      { ...ready, statistically_significant: null, statistical_test: [] },
      "Exposed is 6.0 points above control (lift between 0.9 and 11.1 points at 90 %)."
    ],
    [
      { ...ready, enough_sample_size: false },
      "Exposed is 6.0 points above control (lift between 2.0 and 10.0 points at 80 %), but the sample is still too small to assess significance."
    ],
    [
      { lift_percentage: 6, statistically_significant: true, p_value: 0.05 },
      "Exposed is 6.0 points above control, significant at the requested level."
    ],
    [
      { lift_percentage: 2, statistically_significant: false, p_value: 0.6 },
      "Exposed is 2.0 points above control, not significant at the requested level."
    ],
    [
      { lift_percentage: 6, statistically_significant: true, statistical_test: [test(0.95, 6.13, false)] },
      "Exposed is 6.0 points above control (lift between -0.1 and 12.1 points at 95 %), which is not significant at 95 % or above but significant at the requested level."
    ],
    [{ ...notReady, total_count: 90 }, "Not available: the service returned no figures."],
    [notReady, "Not available yet: 10 more respondents are needed."],
    [{}, "Not available yet."]
  ])(
    "LiftResult.sentence states the lift, its interval and its significance, or why they are not available: %#",
    (figures, sentence) => {
      assert.strictEqual(LiftResult.sentence(LiftResult.interpret(figures)), sentence)
    }
  )

  it("LiftResult.read returns the p-value and an empty list of tests if the response has no tests, total, confidence level and margin", () => {
    const { confidence_level: _, margin_of_error: __, statistical_test: ___, total_count: ____, ...rest } = ready
    const reading = read({ ...rest, p_value: 0.05 })
    assert.deepStrictEqual([reading.pValue, reading.tests, reading.highestSignificantLevel], [0.05, [], undefined])
    assert.isTrue(reading.significant)
  })

  it("a lift result has no highest significant level if the service reports that the sample is too small", () => {
    const off = [{ overall: { exposed: 35, control: 23 } }]
    const reading = read({
      ...ready,
      enough_sample_size: false,
      enough_sample_size_on: [],
      enough_sample_size_off: off
    })
    assert.deepStrictEqual(reading.sample, { enough: false, on: [], off })
    assert.isUndefined(reading.highestSignificantLevel)
    assert.deepStrictEqual(read(ready).sample, { enough: undefined, on: [], off: [] })
  })

  it("a lift result whose control share is zero has no relative lift", () => {
    assert.isUndefined(read({ ...ready, control_percentage: 0, lift_percentage: 46 }).relative)
  })
})

describe("a lift result without enough respondents", () => {
  it.each([
    [notReady, 41, 10],
    [{ ...ready, total_count: 50 }, 50, 1],
    [{ ...notReady, total_count: 51 }, 51, 0],
    [{ exposed_count: 3, control_count: 4 }, 7, 44],
    [{}, undefined, undefined]
  ])(
    "LiftResult.interpret states how many respondents are missing from a lift result that has too few: %#",
    (figures, respondents, missing) => {
      assert.deepStrictEqual(LiftResult.interpret(figures), { kind: "notAvailable", respondents, missing })
    }
  )
})

describe("contradictions in a lift result", () => {
  it.each([
    [{ ...ready, lift_percentage: 8, statistical_test: [] }, "exposed minus control is 6"],
    [{ ...ready, statistical_test: [test(0.95, 7, true)] }, "At 95 % the lift is marked significant"],
    [{ ...ready, statistical_test: [test(0.8, 4, false)] }, "At 80 % the lift is marked not significant"]
  ])("a lift result reports a contradiction between its percentages, margin and significance: %#", (figures, words) => {
    const [first, second] = read(figures).contradictions
    assert.include(first, words)
    assert.isUndefined(second)
  })

  const tenths = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1000 }))

  it.prop(
    "a lift result with percentages rounded to tenths reports no contradiction between its percentages, margin and significance",
    [tenths, tenths, tenths],
    ([exposed, control, margin]) => {
      const points = (exposed - control) / 10
      const reading = read({
        exposed_percentage: exposed / 10,
        control_percentage: control / 10,
        lift_percentage: points,
        confidence_level: 0.9,
        margin_of_error: margin / 10,
        statistically_significant: Math.abs(points) > margin / 10
      })
      assert.deepStrictEqual(reading.contradictions, [])
    }
  )
})

it("LiftResult.read reports a contradiction and returns no groups if a group has more target answers than respondents", () => {
  const { contradictions, groups } = read({ ...ready, exposed_count: 200 })
  assert.deepStrictEqual(contradictions, ["230 of 200 exposed respondents are in target."])
  assert.isUndefined(groups)
})

it.each([
  [{ exposed_percentage: 146, lift_percentage: 106 }, "146 % of the exposed respondents are in target."],
  [{ control_percentage: -1, lift_percentage: 47 }, "-1 % of the control respondents are in target."]
])(
  "LiftResult.interpret reports a percentage that is not between 0 and 100 as a contradiction: %j",
  (figures, sentence) => {
    const { contradictions, groups, weighted } = read({ ...ready, ...figures, statistical_test: [] })
    assert.deepStrictEqual(contradictions, [sentence])
    assert.isUndefined(groups)
    assert.isFalse(weighted)
  }
)

it("for a lift result whose statistical_test is null, LiftResult.interpret returns one test, at the result's own confidence_level", () => {
  const figures = { ...ready, confidence_level: 0.9, margin_of_error: 5.14, statistical_test: null as never }
  assert.deepStrictEqual(
    read(figures).tests.map(({ level }) => level),
    [0.9]
  )
})

describe("a weighted lift result", () => {
  const weighted = {
    ...ready,
    exposed_percentage: 48,
    control_percentage: 39,
    lift_percentage: 9,
    margin_of_error: 6,
    statistical_test: []
  }

  it("LiftResult.read counts target answers in a weighted result so that they match the weighted percentages", () => {
    const { control, exposed, points, weighted: isWeighted } = read(weighted)
    assert.isTrue(isWeighted)
    for (const group of [exposed, control]) {
      assert.closeTo((100 * (group.inTarget ?? 0)) / (group.respondents ?? 1), group.percentage ?? 0, 1e-9)
    }
    assert.strictEqual(points, 9)
    assert.isFalse(read(ready).weighted)
  })

  it("analyseLift computes the confidence interval of the service from the groups of a weighted lift result", () => {
    const { groups, points } = read(weighted)
    if (groups === undefined) throw new Error("the groups are missing")
    const { interval, marginOfError } = analyseLift(groups).tests[0] ?? {}
    assert.closeTo(100 * (marginOfError ?? 0), 6, 1e-9)
    assert.closeTo(100 * (interval?.lower ?? 0), points - 6, 1e-9)
    assert.closeTo(100 * (interval?.upper ?? 0), points + 6, 1e-9)
    assert.strictEqual(groups.exposed.respondents, 500)
  })

  it("LiftResult.read returns no groups for a weighted lift result that has neither a margin nor a p-value", () => {
    const { confidence_level: _level, margin_of_error: _margin, statistical_test: _tests, ...bare } = weighted
    const reading = read(bare)
    assert.isTrue(reading.weighted)
    assert.isUndefined(reading.groups)
  })
})
