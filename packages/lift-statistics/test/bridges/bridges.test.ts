import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  fromBreakdown,
  fromRespondents,
  fromWire,
  identify,
  isPossibleResult,
  marginOfError,
  shareDecimals,
  analyseLift,
  type WireLift
} from "../../src/index.ts"

const counts = { exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200 }

describe("isPossibleResult", () => {
  it.each<[string, WireLift]>([
    ["more in-target respondents than respondents", { ...counts, in_target_exposed_count: 501 }],
    ["a negative count", { ...counts, in_target_control_count: -1 }],
    ["a percentage above 100", { ...counts, exposed_percentage: 146, control_percentage: 40 }],
    ["a negative percentage", { ...counts, exposed_percentage: 46, control_percentage: -1 }]
  ])("a lift result with %s is not possible, and fromWire refuses it", (_, result) => {
    expect(isPossibleResult(result)).toBe(false)
    expect(() => fromWire(result)).toThrow(RangeError)
  })

  it("fromWire and identify accept every lift result that isPossibleResult accepts", () => {
    const count = fc.option(fc.integer({ min: -1, max: 4 }))
    const percentage = fc.option(fc.integer({ min: -1, max: 101 }))
    const results = fc.record({
      exposed_count: count,
      control_count: count,
      in_target_exposed_count: count,
      in_target_control_count: count,
      exposed_percentage: percentage,
      control_percentage: percentage,
      p_value: fc.option(fc.double({ min: -1, max: 2 }))
    })
    fc.assert(
      fc.property(results, (result) => {
        fc.pre(isPossibleResult(result))
        expect(() => [fromWire(result, { designEffect: 1.5 }), identify(result)]).not.toThrow()
      })
    )
  })
})

describe("fromWire", () => {
  it("fromWire returns unweighted counts if the shares in a lift response match them, rounded or not", () => {
    for (const shares of [
      {},
      { exposed_percentage: 46, control_percentage: 40 },
      { exposed_percentage: 0.46, control_percentage: 0.4 }
    ]) {
      expect(fromWire({ ...counts, ...shares })).toEqual({
        exposed: { x: 230, n: 500, respondents: 500 },
        control: { x: 200, n: 500, respondents: 500 },
        weighted: false,
        designEffect: 1
      })
    }
    const thirds = { exposed_count: 3, in_target_exposed_count: 1, control_count: 3, in_target_control_count: 2 }
    expect(fromWire({ ...thirds, exposed_percentage: 33.3, control_percentage: 66.7 })?.weighted).toBe(false)
  })

  it("the groups that fromWire returns for a weighted lift response have the lift and the margin of error of the response", () => {
    const share = fc.double({ min: 5, max: 95, noNaN: true })
    fc.assert(
      fc.property(
        share,
        share,
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        (exposed_percentage, control_percentage, margin) => {
          fc.pre(Math.abs(exposed_percentage - 46) > 0.1)
          const groups = fromWire({
            ...counts,
            exposed_percentage,
            control_percentage,
            confidence_level: 0.9,
            margin_of_error: margin
          })
          expect(groups?.weighted).toBe(true)
          if (groups === null) return
          const analysis = analyseLift(groups, { minimumPerGroup: 0 })
          expect(100 * (analysis.lift?.points ?? NaN)).toBeCloseTo(exposed_percentage - control_percentage, 9)
          expect(100 * (marginOfError(groups.exposed, groups.control, 0.9) ?? NaN)).toBeCloseTo(margin, 9)
          expect(groups.exposed.respondents).toBe(500)
          const { interval, marginOfError: half } = analysis.tests[0] ?? {}
          expect(interval?.lower).toBeLessThanOrEqual(analysis.lift?.points ?? NaN)
          expect(interval?.upper).toBeGreaterThanOrEqual(analysis.lift?.points ?? NaN)
          expect(half).not.toBeNull()
        }
      )
    )
  })

  it("fromWire converts a weighted lift response without a margin by its p-value or a given design effect; with neither, it returns null", () => {
    const item: WireLift = { ...counts, exposed_percentage: 48, control_percentage: 39 }
    const byP = fromWire({ ...item, p_value: 0.02 })
    expect(byP && analyseLift(byP).pValue).toBeCloseTo(0.02, 9)
    expect(fromWire(item, { designEffect: 1.25 })?.exposed.n).toBe(400)
    expect(fromWire(item)).toBeNull()
  })

  /** A weighted response whose values are all rounded to one decimal place. The proportions of the counts are 46.2% and 39.8%. */
  const round: WireLift = {
    exposed_count: 500,
    in_target_exposed_count: 231,
    control_count: 500,
    in_target_control_count: 199,
    exposed_percentage: 46,
    control_percentage: 40,
    lift_percentage: 6,
    confidence_level: 0.9
  }

  it("fromWire returns the lift and the margin of a weighted lift response whose two percentages end in zeros", () => {
    const groups = fromWire({ ...round, margin_of_error: 5.8 })
    expect(groups?.weighted).toBe(true)
    if (groups === null) return
    expect(analyseLift(groups).lift?.points).toBeCloseTo(0.06, 12)
    expect(analyseLift(groups).tests[0]?.marginOfError).toBeCloseTo(0.058, 12)
  })

  it("fromWire returns unweighted counts if percentages have fewer decimals than the margin, and the margin is that of the counts", () => {
    const margins = { margin_of_error: 5.1, statistical_test: [{ confidence_level: 0.8, margin_of_error: 4 }] }
    expect(fromWire({ ...round, ...margins })?.weighted).toBe(false)
    expect(fromWire({ ...round, lift_percentage: 46.2 - 39.8, margin_of_error: 5.14 })?.weighted).toBe(false)
  })

  it("fromWire and fromBreakdown read percentages with the number of decimals that the other results of a table have", () => {
    const items = [
      { ...round, margin_of_error: 5.1 },
      { exposed_percentage: 46.1, control_percentage: 40.3 }
    ]
    expect(shareDecimals(items)).toBe(1)
    expect(fromWire({ ...round, margin_of_error: 5.1 }, { shareDecimals: 1 })?.weighted).toBe(true)
    expect(fromBreakdown(items)[0]?.groups?.weighted).toBe(true)
    expect(() => fromWire(round, { shareDecimals: -1 })).toThrow("shareDecimals is -1")
  })

  it("shareDecimals ignores missing and unrounded percentages, and returns 0 if there are no others", () => {
    expect(shareDecimals([])).toBe(0)
    expect(shareDecimals([{ exposed_percentage: null, control_percentage: 100 / 3 }])).toBe(0)
    expect(shareDecimals([{ exposed_percentage: 46.25, control_percentage: 40 }])).toBe(2)
  })

  it("fromWire returns null for a lift response without counts or with an empty group, and refuses impossible counts", () => {
    expect(fromWire({ exposed_percentage: 4 })).toBeNull()
    expect(fromWire({ ...counts, exposed_count: 0, in_target_exposed_count: 0 })).toBeNull()
    expect(() => fromWire({ ...counts, exposed_count: 7 })).toThrow("result.exposed.x is 230")
  })
})

describe("fromBreakdown", () => {
  it.each([
    [{ device: "mobile", device_name: "Mobile" }, "Mobile", "mobile"],
    [{ daypart: "early", daypart_name: "Early morning" }, "Early morning", "early"],
    [{ ad_channel: "social", ad_channel_name: "Social" }, "Social", "social"],
    [{ ad_length: 30, ad_length_name: "30 seconds" }, "30 seconds", "30"],
    [{ creative_id: "crv-1", creative_name: "Winter" }, "Winter", "crv-1"],
    [{ creative_id: "crv-1", creative_name: "" }, "crv-1", "crv-1"],
    [{ frequency_bucket_name: "10+", frequency_bucket_order: 1 }, "10+", "10+"],
    [{ bucket_name: "18-24", bucket_order: 1 }, "18-24", "18-24"],
    [{ custom_var: "segment-a" }, "segment-a", "segment-a"],
    [{}, "unknown", "unknown"]
  ])(
    "fromBreakdown returns the name and the key of a part of the lift breakdown from the fields %o",
    (names, part, key) => {
      expect(fromBreakdown([{ ...counts, ...names }])[0]).toMatchObject({ part, key, groups: { exposed: { n: 500 } } })
    }
  )

  it("fromBreakdown sorts the segments of a lift breakdown by bucket_order, and keeps the order of items without bucket_order", () => {
    const items = [
      { bucket_name: "old", bucket_order: 2 },
      { bucket_name: "young", bucket_order: 1 }
    ]
    expect(fromBreakdown(items).map(({ order, part }) => [order, part])).toEqual([
      [0, "young"],
      [1, "old"]
    ])
    expect(fromBreakdown([{ device: "b" }, { device: "a" }]).map(({ key }) => key)).toEqual(["b", "a"])
  })
})

describe("fromRespondents", () => {
  const rows = [
    { group: "exposed", weight: "2", q: "Alder|Birch", device: "mobile", creatives: "a|b|a" },
    { group: "exposed", weight: "1", q: "Birch", device: "desktop", creatives: "b" },
    { group: "exposed", weight: "1", q: "", device: "mobile", creatives: "a" },
    { group: "control", weight: "1", q: "Alder", device: "mobile", creatives: "" },
    { group: "control", weight: "3", q: "None", device: "desktop", creatives: "" }
  ]

  it("fromRespondents counts only the respondents who were asked the question, with their weights", () => {
    const found = fromRespondents(rows, { question: "q", target: "Alder" })
    expect(found.exposed.respondents).toBe(2)
    expect(found.exposed.x / found.exposed.n).toBeCloseTo(2 / 3, 14)
    expect(found.control.x / found.control.n).toBe(0.25)
    expect(found.weighted).toBe(true)
  })

  it("fromRespondents counts each respondent once if there is no weight column", () => {
    const found = fromRespondents(rows, { question: "q", target: ["Alder", "Birch"], weight: "no_such_column" })
    expect(found).toMatchObject({ exposed: { x: 2, n: 2 }, control: { x: 1, n: 2 }, weighted: false, designEffect: 1 })
  })

  it("fromRespondents divides both the exposed and the control group into segments by a column that describes the person", () => {
    const { parts } = fromRespondents(rows, { question: "q", target: "Alder", by: { column: "device", of: "person" } })
    expect(parts.map(({ control, exposed, part }) => [part, exposed.respondents, control.respondents])).toEqual([
      ["mobile", 1, 1],
      ["desktop", 1, 1]
    ])
  })

  it("in a breakdown by creative, fromRespondents compares each creative with the whole control group, in any order of rows", () => {
    const by = { column: "creatives", of: "exposure" } as const
    for (const order of [rows, rows.toReversed()]) {
      const { parts } = fromRespondents(order, { question: "q", target: "Alder", by })
      const found = Object.fromEntries(
        parts.map(({ control, exposed, part }) => [part, [exposed.respondents, control.respondents]])
      )
      expect(found).toEqual({ a: [1, 2], b: [2, 2] })
    }
  })

  it("fromRespondents accepts an async stream of rows with a get method, and names the breakdown parts by the return values of partOf", async () => {
    const stream = async function* () {
      for (const row of rows) yield { get: (column: string) => (row as Record<string, string>)[column] }
    }
    const partOf = (value: string) => (value === "mobile" ? "phone" : undefined)
    const found = await fromRespondents(stream(), {
      question: "q",
      target: "Alder",
      by: { column: "device", of: "person", partOf }
    })
    expect(found.parts.map(({ part }) => part)).toEqual(["phone"])
  })

  it("fromRespondents refuses a row that is neither exposed nor control, a weight that is not a number, and an empty list of target answers", () => {
    expect(() => fromRespondents([{ q: "a" }], { question: "q", target: "a" })).toThrow(
      'rows[0].group is "": expected "exposed" or "control"'
    )
    expect(() => fromRespondents([{ group: "control", q: "a", weight: "x" }], { question: "q", target: "a" })).toThrow(
      "rows[0].weight"
    )
    expect(() => fromRespondents(rows, { question: "q", target: [] })).toThrow("target is []")
  })
})
