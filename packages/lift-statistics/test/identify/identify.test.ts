import { describe, expect, it } from "vitest"
import { type Convention, checkConvention, identify, type WireLift } from "../../src/index.ts"
import { evaluateIdentify } from "./evaluateIdentify.ts"
import { type Rule, show, type Study } from "./bruteForce.ts"

const common: Rule = {
  scale: "percent",
  liftScale: "points",
  standardError: "unpooled",
  sides: "two",
  decision: "margin"
}
const levels = [0.8, 0.85, 0.9, 0.95]
const small: Study = { xe: 14, ne: 100, xc: 23, nc: 100 }
const uneven: Study = { xe: 11, ne: 50, xc: 9, nc: 80 }

describe("identify", () => {
  it("identify never names a wrong statistical convention, and names one whenever an exhaustive search finds exactly one that fits the results (part of the soak lift-identify)", () => {
    const found = evaluateIdentify(150, 1)
    expect(found).toMatchObject({ wrong: 0, denied: 0, named: found.unique })
    expect(found.unique).toBeGreaterThan(50)
  })

  it("identify names the statistical convention of unrounded values, and reports their rounding as `none`", () => {
    const shown = [small, uneven].map((study) => show(common, study, levels, 15))
    expect(identify(shown)).toMatchObject({ kind: "identified", rounding: "none", convention: common })
  })

  it("identify returns `ambiguous` for results without shares or margins, and states which results it needs", () => {
    const tooFew: WireLift = {
      exposed_count: 20,
      control_count: 20,
      in_target_exposed_count: 3,
      in_target_control_count: 2
    }
    for (const results of [[], [tooFew], [{ total_count: 40, margin_of_error: null }]]) {
      const found = identify(results)
      expect(found).toMatchObject({ kind: "ambiguous", convention: null, reproduced: false })
      expect(found.missing[0]).toContain("more than 50 respondents")
    }
  })

  it("identify reports every statistical convention that fits, and which request would distinguish them", () => {
    const found = identify(show(common, { xe: 230, ne: 500, xc: 200, nc: 500 }, [0.9], 2))
    expect(found.kind).toBe("ambiguous")
    expect(found.fits.length).toBeGreaterThan(1)
    expect(found.fits).toContainEqual(common)
    expect(found).toMatchObject({ scale: "percent", liftScale: "points", sides: "two" })
    expect(found.missing.join()).toContain("Decision")
  })

  it("identify reports that no statistical convention fits a margin, and which values the nearest one does not reproduce", () => {
    const wrong = {
      ...show(common, small, [0.9], 2),
      statistical_test: [{ confidence_level: 0.9, margin_of_error: 12.34 }]
    }
    const found = identify(wrong)
    expect(found).toMatchObject({ kind: "noneFits", convention: null, reproduced: false })
    expect(found.contradictions).toEqual([
      { result: 0, field: "margin_of_error at 0.9", returned: 12.34, expected: expect.closeTo(8.97, 1) }
    ])
  })

  it("identify recognises a service that sets its significance flag only for lifts, and returns the direction `liftOnly`", () => {
    const shown = [small, uneven, { xe: 60, ne: 100, xc: 30, nc: 90 }].map((study) => {
      const one = show({ ...common, sides: "one" }, study, levels, 2)
      const declines = study.xe / study.ne < study.xc / study.nc
      return {
        ...one,
        statistical_test: one.statistical_test.map((test) => ({
          ...test,
          statistically_significant: test.statistically_significant && !declines
        }))
      }
    })
    expect(identify(shown)).toMatchObject({
      kind: "identified",
      assumption: "rare",
      direction: "liftOnly",
      convention: { sides: "one", decision: "margin" }
    })
  })

  it("identify returns the direction null if no result is a significant decline, because the service may flag only significant lifts", () => {
    const shown = [uneven, { xe: 60, ne: 100, xc: 30, nc: 90 }].map((study) =>
      show({ ...common, sides: "one" }, study, levels, 2)
    )
    const found = identify(shown)
    expect(found).toMatchObject({ kind: "identified", assumption: "common", direction: null })
    expect(found.rare.some(({ direction }) => direction === "liftOnly")).toBe(true)
  })

  it("identify finds the statistical convention if shares have one decimal and the lift is computed from the rounded shares", () => {
    const shown = [small, uneven, { xe: 376, ne: 531, xc: 435, nc: 561 }].map((study) => {
      const one = show(common, study, levels, 2)
      const [exposed, control] = [Number(one.exposed_percentage.toFixed(1)), Number(one.control_percentage.toFixed(1))]
      return {
        ...one,
        exposed_percentage: exposed,
        control_percentage: control,
        lift_percentage: Number((exposed - control).toFixed(1))
      }
    })
    expect(identify(shown)).toMatchObject({ assumption: "fromRounded", weighted: false, ...common })
  })

  it("identify derives from the margins of a weighted result whether the test is two-sided, but no standard error", () => {
    const weighted: WireLift = {
      exposed_count: 500,
      in_target_exposed_count: 230,
      control_count: 500,
      in_target_control_count: 200,
      exposed_percentage: 48.12,
      control_percentage: 39.01,
      lift_percentage: 9.11,
      statistical_test: [
        { confidence_level: 0.8, margin_of_error: 4.51, statistically_significant: true },
        { confidence_level: 0.95, margin_of_error: 6.9, statistically_significant: true }
      ]
    }
    const found = identify(weighted)
    expect(found).toMatchObject({
      weighted: true,
      scale: "percent",
      liftScale: "points",
      sides: "two",
      standardError: null,
      convention: null
    })
    expect(found.missing.join()).toContain("not weighted")
    const oneSided = weighted.statistical_test?.map((test) => ({
      ...test,
      margin_of_error: test.confidence_level === 0.8 ? 4.51 : Number((4.51 * 1.954387).toFixed(2))
    }))
    expect(identify({ ...weighted, statistical_test: oneSided }).sides).toBe("one")
  })

  it("identify ignores the significance flags of a sample that the service calls too small", () => {
    const one = show(common, { xe: 40, ne: 100, xc: 23, nc: 100 }, levels, 4)
    const silenced = {
      ...one,
      enough_sample_size: false,
      statistical_test: one.statistical_test.map((test) => ({ ...test, statistically_significant: false }))
    }
    expect(identify(silenced).kind).not.toBe("noneFits")
    expect(identify({ ...silenced, enough_sample_size: true }).kind).toBe("noneFits")
  })

  it("identify infers the lift scale `headroom` from a lift of null with a control proportion of 100%", () => {
    const shown = show({ ...common, liftScale: "headroom" }, { xe: 380, ne: 400, xc: 39, nc: 39 }, levels, 2)
    expect(shown.lift_percentage).toBeNull()
    expect(identify(shown).liftScale).toBe("headroom")
    expect(identify({ ...shown, lift_percentage: undefined }).liftScale).toBeNull()
  })

  it("identify returns the standard error and the sides by which a service computes its p-value, or null if none fits", () => {
    const counts = { exposed_count: 100, in_target_exposed_count: 14, control_count: 100, in_target_control_count: 23 }
    expect(identify({ ...counts, p_value: 0.1012 }).pValue).toEqual({ standardError: "pooled", sides: "two" })
    expect(identify({ ...counts, p_value: 0.0989 }).pValue).toEqual({ standardError: "unpooled", sides: "two" })
    expect(identify({ ...counts, p_value: 0.5 }).pValue).toBeNull()
  })

  it("identify refuses impossible counts", () => {
    const counts = { exposed_count: 5, in_target_exposed_count: 14, control_count: 100, in_target_control_count: 23 }
    expect(() => identify(counts)).toThrow("results[0].exposed.x")
  })
})

describe("checkConvention", () => {
  const convention: Convention = { ...common, decision: "margin" }

  it("checkConvention reports no change while results follow the statistical convention", () => {
    for (const study of [small, uneven]) {
      expect(checkConvention(show(common, study, levels, 2), convention)).toMatchObject({
        changed: false,
        isComparable: true,
        now: null
      })
    }
  })

  it.each([
    [{ ...common, sides: "one" }, "margin_of_error at 0.8"],
    [{ ...common, standardError: "pooled" }, "margin_of_error at 0.8"],
    [{ ...common, scale: "proportion" }, "exposed_percentage"],
    [{ ...common, liftScale: "relative" }, "lift_percentage"]
  ] as const)(
    "checkConvention names a contradicting field if a service has changed its statistical convention to %o",
    (rule, field) => {
      const found = checkConvention(show(rule, uneven, levels, 3), convention)
      expect(found.changed).toBe(true)
      expect(found.contradictions.map((each) => each.field)).toContain(field)
      expect(found.now?.fits).toContainEqual(expect.objectContaining({ ...rule, decision: expect.anything() }))
    }
  )

  it.each([
    [1, 1, 1],
    [1, 1, 2],
    [2, 2, 3],
    [1, 1, 4]
  ])(
    "checkConvention reports no change for results that fit the convention according to identify if shares have %d, lifts from rounded shares %d and margins %d decimals",
    (shareDecimals, liftDecimals, marginDecimals) => {
      const round = (value: number, decimals: number): number => Number(value.toFixed(decimals))
      const shown = Array.from({ length: 40 }, (_, i): WireLift => {
        const study = { xe: 20 + 7 * i, ne: 101 + 13 * i, xc: 15 + 5 * i, nc: 97 + 11 * i }
        const one = show(common, study, levels, 12)
        const [exposed, control] = [one.exposed_percentage, one.control_percentage].map((each) =>
          round(each, shareDecimals)
        )
        return {
          ...one,
          exposed_percentage: exposed,
          control_percentage: control,
          lift_percentage: round((exposed ?? 0) - (control ?? 0), liftDecimals),
          statistical_test: one.statistical_test.map((test) => ({
            ...test,
            margin_of_error: round(test.margin_of_error, marginDecimals)
          }))
        }
      })
      const found = identify(shown)
      expect(found.assumption).toBe("fromRounded")
      expect(found.fits).toContainEqual(convention)
      for (const result of shown) {
        expect(checkConvention(result, convention)).toMatchObject({
          changed: false,
          contradictions: [],
          now: null
        })
      }
    }
  )

  it("checkConvention reports no change for a weighted result whose two percentages end in zeros", () => {
    const result: WireLift = {
      exposed_count: 500,
      in_target_exposed_count: 231,
      control_count: 500,
      in_target_control_count: 199,
      exposed_percentage: 46,
      control_percentage: 40,
      lift_percentage: 6,
      confidence_level: 0.9,
      margin_of_error: 5.8,
      statistically_significant: true
    }
    expect(checkConvention(result, convention)).toMatchObject({
      changed: false,
      isComparable: true,
      contradictions: []
    })
  })

  it("checkConvention reports a change to a pooled margin also if the percentages have fewer decimals than the margin", () => {
    const shown = show({ ...common, standardError: "pooled" }, uneven, levels, 4)
    const whole = {
      ...shown,
      exposed_percentage: 22,
      control_percentage: 11,
      lift_percentage: 11
    }
    expect(checkConvention(whole, convention).changed).toBe(true)
  })

  it("checkConvention returns isComparable false and changed false for a lift result whose lift_percentage is null", () => {
    expect(checkConvention({ total_count: 12, lift_percentage: null }, convention)).toMatchObject({
      changed: false,
      isComparable: false
    })
  })
})
