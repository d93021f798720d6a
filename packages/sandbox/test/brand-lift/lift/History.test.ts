import { describe, expect, it } from "vitest"
import type { LiftDay } from "../../../src/control/schema.gen.ts"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, hour, iso, type LiftLevel, question, start, startBrandLift } from "../startBrandLift.ts"

const women = {
  target_name: "Women",
  is_default: true,
  qualifications: [{ marketplace_question_id: 43, precodes: ["2"] }]
}

/** Converts a lift response to an entry of the lift history. */
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
    ["small", { respondents: 90 }, 0.8, []],
    ["restricted to a default audience", {}, 0.9, [women]]
  ] as const)(
    "the lift history contains the lift that getQuestionLift returned on each day, for a study that is %s",
    async (_, people, level: LiftLevel, audiences) => {
      const brandLift = startBrandLift()
      const draft_settings = { questions: [question], target_audiences: audiences }
      const id = await brandLift.launch({ draft_settings, end_date: iso(start + 6 * day + 12 * hour) })
      await brandLift.setPeople(id, people)
      const shown: Array<LiftDay> = []
      const look = async (at: number) => {
        await brandLift.runTo(at)
        shown.push(shownAt(at, (await brandLift.lift(id, { confidence_level: level })).body))
      }
      for (let past = 0; past <= 6; past++) await look(start + past * day + 3 * hour)
      await look(start + 6 * day + 12 * hour)
      await brandLift.runTo(start + 20 * day)
      expect(await brandLift.history(id, level)).toEqual(shown)
      expect(shown.some(({ lift_percentage }) => lift_percentage !== null)).toBe(true)
    }
  )

  it("the lift interval in the lift history is narrowest on the last day, and less than half as wide as on the first", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.launch()
    await brandLift.runTo(start + 29 * day)
    const days = (await brandLift.history(id)).filter(({ low }) => low !== null)
    const widths = days.map(({ high, low }) => (high ?? 0) - (low ?? 0))
    expect(widths.at(-1)).toBe(Math.min(...widths))
    expect(widths.at(-1)).toBeLessThan((widths[0] ?? 0) / 2)
  })

  it("the lift history of a campaign that is reopened a week after its end has no entries for the days in between", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.launch({ end_date: iso(start + 2 * day + 12 * hour) })
    await brandLift.runTo(start + 10 * day)
    await brandLift.patch(`${campaigns}/${id}`, { end_date: iso(start + 12 * day + 3 * hour) })
    await brandLift.runTo(start + 20 * day)
    const at = [
      3 * hour,
      day + 3 * hour,
      2 * day + 3 * hour,
      2 * day + 12 * hour,
      10 * day + 3 * hour,
      11 * day + 3 * hour
    ]
    expect((await brandLift.history(id)).map((each) => each.at)).toEqual(
      [...at, 12 * day + 3 * hour].map((ms) => iso(start + ms))
    )
  })

  it("the lift history is empty for a draft and before the first refresh, and gets 404 for an unmeasured question", async () => {
    const brandLift = startBrandLift()
    expect(await brandLift.history(await brandLift.create())).toEqual([])
    const id = await brandLift.launch()
    expect(await brandLift.history(id)).toEqual([])
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
    expect(await brandLift.service.control.getLiftHistory({ params, body: undefined, incoming })).toMatchObject({
      status: 404
    })
  })

  it("the lift history of 90 days and 20,000 respondents contains every day", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.launch({
      end_date: iso(start + 90 * day),
      expected_impressions_count: { digital: 300_000_000 }
    })
    await brandLift.runTo(start + 90 * day)
    expect(await brandLift.history(id)).toHaveLength(91)
  })
})
