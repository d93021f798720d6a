import { describe, expect, it } from "vitest"
import type { LiftDay } from "../../../src/control/schema.gen.ts"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, hour, iso, type LiftLevel, question, start, startBrandLift } from "../startBrandLift.ts"

const women = {
  target_name: "Women",
  is_default: true,
  qualifications: [{ marketplace_question_id: 43, precodes: ["2"] }]
}

/** What the service shows, as the history tells it. */
const shownAt = (
  at: number,
  { lift_percentage: lift, margin_of_error: margin, ...lifted }: Wire.LiftResult
): LiftDay => ({
  at: iso(at),
  exposed_count: lifted.exposed_count ?? -1,
  control_count: lifted.control_count ?? -1,
  exposed_percentage: lifted.exposed_percentage ?? null,
  control_percentage: lifted.control_percentage ?? null,
  lift_percentage: lift ?? null,
  low: typeof lift === "number" && typeof margin === "number" ? lift - margin : null,
  high: typeof lift === "number" && typeof margin === "number" ? lift + margin : null,
  statistically_significant: lifted.statistically_significant ?? null
})

describe("the history of a lift", () => {
  it.each([
    ["unweighted", {}, 0.9, []],
    ["weighted", { weighted: true }, 0.95, []],
    ["of few respondents", { respondents: 90 }, 0.8, []],
    ["of a campaign with a default audience", {}, 0.9, [women]]
  ] as const)("has what the service showed on each day, %s", async (_, people, level: LiftLevel, audiences) => {
    const w = startBrandLift()
    const draft_settings = { questions: [question], target_audiences: audiences }
    const id = await w.launch({ draft_settings, end_date: iso(start + 6 * day + 12 * hour) })
    await w.setPeople(id, people)
    const shown: Array<LiftDay> = []
    const look = async (at: number) => {
      await w.runTo(at)
      shown.push(shownAt(at, (await w.lift(id, { confidence_level: level })).body))
    }
    for (let past = 0; past <= 6; past++) await look(start + past * day + 3 * hour)
    await look(start + 6 * day + 12 * hour)
    await w.runTo(start + 20 * day)
    expect(await w.history(id, level)).toEqual(shown)
    expect(shown.some(({ lift_percentage }) => lift_percentage !== null)).toBe(true)
  })

  it("closes in: the interval of the last day is the narrowest", async () => {
    const w = startBrandLift()
    const id = await w.launch()
    await w.runTo(start + 29 * day)
    const days = (await w.history(id)).filter(({ low }) => low !== null)
    const widths = days.map(({ high, low }) => (high ?? 0) - (low ?? 0))
    expect(widths.at(-1)).toBe(Math.min(...widths))
    expect(widths.at(-1)).toBeLessThan((widths[0] ?? 0) / 2)
  })

  it("has no day on which the campaign stood complete", async () => {
    const w = startBrandLift()
    const id = await w.launch({ end_date: iso(start + 2 * day + 12 * hour) })
    await w.runTo(start + 10 * day)
    await w.patch(`${campaigns}/${id}`, { end_date: iso(start + 12 * day + 3 * hour) })
    await w.runTo(start + 20 * day)
    const at = [
      3 * hour,
      day + 3 * hour,
      2 * day + 3 * hour,
      2 * day + 12 * hour,
      10 * day + 3 * hour,
      11 * day + 3 * hour
    ]
    expect((await w.history(id)).map((each) => each.at)).toEqual(
      [...at, 12 * day + 3 * hour].map((ms) => iso(start + ms))
    )
  })

  it("is empty for a draft and before the first refresh, and no question's that lift is not measured on", async () => {
    const w = startBrandLift()
    expect(await w.history(await w.create())).toEqual([])
    const id = await w.launch()
    expect(await w.history(id)).toEqual([])
    const params = { id, question_id: 1_000_000 }
    const incoming = {
      method: "GET",
      path: "/",
      query: new URLSearchParams(),
      search: "",
      headers: {},
      body: new Uint8Array(),
      origin: ""
    }
    expect(await w.service.control.getLiftHistory({ params, body: undefined, incoming })).toMatchObject({ status: 404 })
  })

  it("of a campaign of 90 days and 20,000 respondents is there in a moment", async () => {
    const w = startBrandLift()
    const id = await w.launch({ end_date: iso(start + 90 * day), expected_impressions_count: { digital: 300_000_000 } })
    await w.runTo(start + 90 * day)
    expect(await w.history(id)).toHaveLength(91)
  })
})
