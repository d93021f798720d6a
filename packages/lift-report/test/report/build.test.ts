import { describe, expect, it } from "vitest"
import { parseArguments } from "../../src/Arguments.ts"
import { build, renderHtml, renderText } from "../../src/index.ts"
import { type Counts, sourceOf } from "../support/source.ts"

const raised: Counts = { name: "brand_awareness", xe: 912, ne: 2095, xc: 700, nc: 2105 }
const unclear: Counts = { name: "purchase_intent", xe: 501, ne: 2095, xc: 478, nc: 2105 }
const lowered: Counts = { name: "consideration", xe: 500, ne: 2095, xc: 700, nc: 2105 }
const few: Counts = { name: "ad_recall", xe: 20, ne: 30, xc: 5, nc: 40 }

describe("the headline of a report", () => {
  it.each([
    [[raised], "The campaign raised brand awareness for Alder Coffee."],
    [
      [raised, unclear],
      "The campaign raised brand awareness for Alder Coffee. No significant effect on purchase intent was found."
    ],
    [[lowered], "Among those who saw the ads, consideration is lower."],
    [[unclear], "No significant effect on purchase intent was found."],
    [
      [unclear, few],
      "No significant effect on purchase intent was found. There are too few respondents for a verdict on ad recall."
    ],
    [[], "Lift is not measured on any question."]
  ])(
    "the headline of a lift report after the decision states which effects are significant and which are not: case %#",
    (questions, headline) => {
      expect(build(sourceOf({ questions })).headline).toBe(headline)
    }
  )

  it("the headline of a lift report states the number of questions if they are too many or too long to name", () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ ...(i < 20 ? raised : unclear), name: `question ${i}` }))
    expect(build(sourceOf({ questions: many })).headline).toBe(
      "The campaign raised 20 of 30 measures for Alder Coffee. No significant effect on 10 of 30 measures was found."
    )
    const wordy = {
      ...raised,
      name: "which of these brands of coffee, tea and other hot drinks would you recommend to a friend who asks you"
    }
    expect(build(sourceOf({ questions: [wordy] })).headline).toBe(
      "The campaign raised 1 of 1 measures for Alder Coffee."
    )
  })

  it("a lift report of two equal groups states that no significant effect was found, and never that there is no effect", () => {
    const nothing: Counts = { name: "brand_awareness", xe: 400, ne: 1000, xc: 400, nc: 1000 }
    const text = renderText(build(sourceOf({ questions: [nothing] })))
    expect(text).toContain("No significant effect on")
    expect(text).toContain("missed one time in five")
    expect(text).not.toMatch(/no effect(?!”)|did nothing|no lift/)
  })

  it("before the day of decision, the headline of a lift report claims a lift only if the sequential test is significant", () => {
    const live = { status: "live", asOf: "2026-01-20" }
    const weak: Counts = { name: "brand_awareness", xe: 232, ne: 500, xc: 204, nc: 500 }
    expect(build(sourceOf({ ...live, questions: [weak] })).headline).toBe(
      "Interim results: no result is significant yet. The campaign ends on 15 February 2026."
    )
    const strong = build(sourceOf({ ...live, questions: [raised] }))
    expect(strong.headline).toContain("The campaign has already raised brand awareness.")
    expect(strong.main?.significantSince).toBe("2026-01-20T03:00:00.000Z")
  })

  it("the headline of an interim lift report states a significant decline also if another question has a significant lift", () => {
    const report = build(sourceOf({ status: "live", asOf: "2026-01-20", questions: [raised, lowered] }))
    expect(report.headline).toBe(
      "The campaign has already raised brand awareness. Among those who saw the ads, consideration is lower. The campaign ends on 15 February 2026."
    )
  })
})

describe("an effect that was significant before the day of decision", () => {
  const live = { status: "live", asOf: "2026-01-20" }
  const groups = ({ nc, ne, xc, xe }: Counts) => ({
    exposed: { x: xe, n: ne, respondents: ne },
    control: { x: xc, n: nc, respondents: nc },
    weighted: false,
    designEffect: 1
  })
  /** A report on two days: the first with an effect that the always-valid test finds, the second with the current counts. */
  const reportOf = (first: Counts, now: Counts) => {
    const source = sourceOf({ ...live, questions: [now] })
    const days = [first, now].map((counts, index) => ({
      at: `2026-01-${19 + index}T03:00:00.000Z`,
      question: 1,
      groups: groups(counts)
    }))
    return build({ ...source, days })
  }
  const same: Counts = { name: "brand_awareness", xe: 800, ne: 2000, xc: 805, nc: 2000 }

  it.each([
    ["lift", { ...same, xe: 130, ne: 200, xc: 80, nc: 200 }, same],
    ["decline", { ...same, xe: 80, ne: 200, xc: 130, nc: 200 }, { ...same, xe: 805, xc: 800 }]
  ] as const)(
    "an interim report claims no direction if a %s was significant and the estimate has changed its sign since then",
    (direction, first, now) => {
      const { daily, headline, main } = reportOf(first, now)
      expect(headline).toMatch(/^Interim results: no result is significant yet\./)
      expect(main?.remark).toEqual({ kind: "notDecided", text: "not decided" })
      expect(main?.significantDirection).toBe(direction)
      expect(daily.caption).toContain(`a ${direction} was significant on 19 January 2026. Since then, the estimate`)
    }
  )

  it("an interim report still claims a decline that was significant earlier if the estimate is negative and its interval contains zero", () => {
    const weaker: Counts = { ...same, xe: 780, xc: 805 }
    const { daily, headline, main } = reportOf({ ...same, xe: 80, ne: 200, xc: 130, nc: 200 }, weaker)
    expect(headline).toMatch(/^Among those who saw the ads, brand awareness is lower\./)
    expect(main?.remark).toEqual({ kind: "significantAlready", text: "decline" })
    expect(daily.caption).toContain("the decline has been significant since 19 January 2026.")
  })
})

describe("the day of decision", () => {
  const live = { questions: [unclear], status: "live", asOf: "2026-01-20" }

  it("a lift report is interim before the day of decision and final from then on, even for a live campaign", () => {
    expect(build(sourceOf(live)).interim).toBe(true)
    expect(build(sourceOf(live), { decision: "2026-01-20" }).interim).toBe(false)
    expect(build(sourceOf(live), { decision: "2026-01-21" }).interim).toBe(true)
    expect(build(sourceOf({ ...live, status: "complete" }), { decision: "2026-02-28" }).interim).toBe(true)
  })

  it("a lift report is refused for a decision day that is not a date, and for a question that the campaign does not have", () => {
    expect(() => build(sourceOf(live), { decision: "soon" })).toThrow('the day of decision is "soon"')
    expect(() => build(sourceOf(live), { question: 9 })).toThrow("pass one of 1 (Purchase intent)")
  })
})

describe("the command of a report", () => {
  const source = sourceOf({ questions: [raised] })
  const table = { ...source.table, level: 0.95, minimumPerGroup: 2000, adjustment: "holm" } as const

  it("the shell command in a lift report that reproduces it contains every setting that differs from the defaults", () => {
    const report = build({ ...source, table }, { question: 1, decision: "2026-02-15", designedSplit: [2, 1] })
    expect(report.command.startsWith("npx @fieldwork/lift-report campaign 5f0c3a52 ")).toBe(true)
    expect(parseArguments(report.command.split(" ").slice(2))).toMatchObject({
      campaign: "5f0c3a52",
      question: 1,
      level: 0.95,
      adjustment: "holm",
      minimumPerGroup: 2000,
      decision: "2026-02-15",
      designedSplit: [2, 1],
      history: "FILE"
    })
  })

  it("the shell command that reproduces a lift report with default settings names only the campaign, question and confidence level", () => {
    expect(build({ ...source, daysFrom: "recomputed" }).command).toBe(
      "npx @fieldwork/lift-report campaign 5f0c3a52 --question 1 --level 0.9"
    )
  })

  it("a lift report with filters or a selection states the TypeScript calls that reproduce it instead of a shell command", () => {
    const filters = { device_type: "mobile" } as const
    const filtered = build({ ...source, table, filters, daysFrom: "recomputed" }, { decision: "2026-02-15" })
    expect(filtered.command).toBe(
      'build(await collect(client, "5f0c3a52", {"level":0.95,"minimumPerGroup":2000,"adjustment":"holm","decision":"2026-02-15","filters":{"device_type":"mobile"}}), {"question":1,"decision":"2026-02-15"})'
    )
    expect(build({ ...source, selection: { breakdowns: ["device"] } }).command).toBe(
      'build(await collect(client, "5f0c3a52", {"level":0.9,"minimumPerGroup":50,"adjustment":"benjaminiHochberg","breakdowns":["device"],"days":history.days("5f0c3a52")}), {"question":1})'
    )
  })
})

it.each([50, 2500])(
  "a lift report with too few respondents states the minimum of %d respondents per group in its lead",
  (minimumPerGroup) => {
    const source = sourceOf({ questions: [few], status: "live" })
    expect(build({ ...source, table: { ...source.table, minimumPerGroup } }).lead).toContain(
      `Lift is evaluated once each group has ${minimumPerGroup}.`
    )
  }
)

describe("the parts of a report", () => {
  const devices: ReadonlyArray<Counts> = [
    { name: "Mobile", xe: 500, ne: 1000, xc: 380, nc: 1000 },
    { name: "Desktop", xe: 250, ne: 500, xc: 206, nc: 500 },
    { name: "Tablet", xe: 45, ne: 49, xc: 20, nc: 900 }
  ]
  const report = build(sourceOf({ questions: [raised], devices }))

  it("a lift report never marks a segment with fewer than 50 respondents in a group as significant, however large its lift", () => {
    const tablet = report.parts.groups[0]?.rows[2]
    expect(tablet).toMatchObject({
      estimate: { points: null },
      remark: { kind: "tooFew" },
      row: { significant: false }
    })
    expect(renderHtml(report)).not.toMatch(/Tablet<\/th>(?:(?!<\/tr>).)*\b(?:lift|decline)\b/)
  })

  it("a lift report names the procedure that adjusts the segments of a breakdown for multiple comparisons, and the expected share of errors", () => {
    expect(report.parts.before).toContain(
      "by the procedure of Benjamini and Hochberg are marked “lift” or “decline”, of which at most one in ten is expected to be wrong"
    )
    const holm = build({
      ...sourceOf({ questions: [raised], devices }),
      table: { ...report.source.table, adjustment: "holm" }
    })
    expect(holm.parts.before).toContain(
      "the procedure of Holm are marked “lift” or “decline”, so that the chance of marking any of them wrongly is at most one in ten"
    )
  })

  it("a lift report states that the lift differs by device only if a separate test of the difference is significant", () => {
    const apart = [
      { name: "Mobile", xe: 700, ne: 1000, xc: 380, nc: 1000 },
      { name: "Desktop", xe: 380, ne: 1000, xc: 380, nc: 1000 }
    ]
    expect(build(sourceOf({ questions: [raised], devices: apart })).parts.after).toContain("The lift differs by device")
    expect(report.parts.after).toContain(
      "a significant part next to one that is not significant is not evidence of a difference"
    )
  })
})

describe("the sample of a report", () => {
  const uneven: Counts = { name: "brand_awareness", xe: 5000, ne: 10_500, xc: 4400, nc: 9500 }

  it("a lift report shows the warning of a sample ratio mismatch above its first lift result", () => {
    const report = build(sourceOf({ questions: [uneven] }), { designedSplit: [1, 1] })
    expect(report.sample.mismatch).toBe(true)
    const html = renderHtml(report)
    expect(html.indexOf("Sample ratio mismatch")).toBeGreaterThan(0)
    expect(html.indexOf("Sample ratio mismatch")).toBeLessThan(html.indexOf("<h2>One question</h2>"))
    expect(renderText(report).indexOf("not the designed split")).toBeLessThan(
      renderText(report).indexOf("Respondents ")
    )
  })

  it("a lift report without a designed split reports no sample ratio mismatch, and states that the ratio is not tested", () => {
    const { mismatch, sentence } = build(sourceOf({ questions: [uneven] })).sample
    expect(mismatch).toBe(false)
    expect(sentence).toContain("the sample ratio is not tested")
  })
})
