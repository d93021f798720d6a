import { describe, expect, it } from "vitest"
import { campaigns, day, hour, iso, start, startBrandLift } from "../startBrandLift.ts"

const threeOClock = start + 3 * hour

describe("the daily refresh of a campaign", () => {
  it("the sandbox shows newly recruited respondents after the daily refresh at 03:00 UTC", async () => {
    const { campaign, launch, lift, population, runTo } = startBrandLift()
    const id = await launch()
    await runTo(threeOClock - 1)
    expect(await population(id)).toEqual([])
    expect((await lift(id)).body.total_count).toBe(0)
    expect((await campaign(id)).campaign_data_updated_at).toBeUndefined()
    await runTo(threeOClock)
    const seen = await population(id)
    expect(seen.length).toBeGreaterThan(0)
    expect((await campaign(id)).campaign_data_updated_at).toBe(iso(threeOClock))
    await runTo(threeOClock + day - 1)
    expect(await population(id)).toEqual(seen)
    await runTo(threeOClock + day)
    expect((await population(id)).length).toBeGreaterThan(seen.length)
  })

  it("the daily refresh of the sandbox does not update pending campaigns", async () => {
    const { campaign, launch, runTo } = startBrandLift()
    const id = await launch({ start_date: iso(start + 2 * day) })
    await runTo(start + 2 * day - 1)
    expect((await campaign(id)).campaign_data_updated_at).toBeUndefined()
  })

  it("the sandbox refreshes a campaign for the last time at its end date, and its lift never changes afterwards", async () => {
    const { campaign, launch, lift, population, runTo } = startBrandLift()
    const id = await launch({ end_date: iso(start + 10 * day + 7 * hour) })
    await runTo(start + 10 * day + 7 * hour)
    const [{ body }, people] = [await lift(id), await population(id)]
    expect(Date.parse(people.at(-1)?.recruited_at ?? "")).toBeGreaterThan(threeOClock + 10 * day)
    await runTo(start + 60 * day)
    expect((await lift(id)).body).toEqual(body)
    expect((await campaign(id)).campaign_data_updated_at).toBe(iso(start + 10 * day + 7 * hour))
  })
})

describe("recruitment of a campaign", () => {
  it("the sandbox recruits about 2,000 respondents evenly over the 30 days of a default campaign", async () => {
    const { launch, population, runTo } = startBrandLift()
    const id = await launch()
    await runTo(start + 15 * day)
    const half = (await population(id)).length
    await runTo(start + 30 * day)
    const all = (await population(id)).length
    expect(all).toBeGreaterThan(1_850)
    expect(all).toBeLessThan(2_150)
    expect(half / all).toBeCloseTo(0.5, 1)
  })

  it("the respondents of a campaign are listed in order of recruitment, all between its start and its end", async () => {
    const { launch, population, runTo } = startBrandLift()
    const id = await launch({ start_date: iso(start + day), end_date: iso(start + 8 * day) })
    await runTo(start + 20 * day)
    const people = await population(id)
    const times = people.map(({ recruited_at }) => Date.parse(recruited_at))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBeGreaterThanOrEqual(start + day)
    expect(times.at(-1)).toBeLessThan(start + 8 * day)
    expect(new Set(people.map(({ group }) => group))).toEqual(new Set(["exposed", "control"]))
    expect(new Set(people.map(({ device }) => device))).toEqual(new Set(["mobile", "desktop", "tablet"]))
    expect(new Set(people.map(({ respondent_id }) => respondent_id)).size).toBe(people.length)
  })

  it("reopening a campaign with more expected impressions recruits new respondents and keeps all earlier ones", async () => {
    const { launch, patch, population, runTo } = startBrandLift()
    const id = await launch()
    await runTo(start + 40 * day)
    const before = await population(id)
    const reopening = { end_date: iso(start + 60 * day), expected_impressions_count: { digital: 6_000_000 } }
    expect((await patch(`${campaigns}/${id}`, reopening)).status).toBe(200)
    await runTo(start + 60 * day)
    const after = await population(id)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length / before.length).toBeCloseTo(2, 1)
    expect(Date.parse(after[before.length]?.recruited_at ?? "")).toBeGreaterThan(start + 40 * day)
  })

  it("an update of a campaign does not change who was recruited before the update", async () => {
    const noon = start + 10 * day + 12 * hour
    const run = async (extend: boolean) => {
      const { launch, patch, population, runTo } = startBrandLift()
      const id = await launch()
      await runTo(noon)
      if (extend) await patch(`${campaigns}/${id}`, { end_date: iso(start + 90 * day) })
      await runTo(noon + day)
      return (await population(id)).filter(({ recruited_at }) => Date.parse(recruited_at) <= noon)
    }
    expect(await run(true)).toEqual(await run(false))
  })

  it("the recruitment of a campaign slows down when only its end date is moved to a later day", async () => {
    const visibleAt = async (extend: boolean, at: number) => {
      const { launch, patch, population, runTo } = startBrandLift()
      const id = await launch()
      await runTo(start + 10 * day)
      if (extend) await patch(`${campaigns}/${id}`, { end_date: iso(start + 90 * day) })
      await runTo(at)
      return (await population(id)).length
    }
    expect(await visibleAt(true, start + 30 * day)).toBeLessThan(await visibleAt(false, start + 30 * day))
    expect(await visibleAt(true, start + 90 * day)).toBe(await visibleAt(false, start + 90 * day))
  })
})

describe("determinism of a campaign", () => {
  const story = async (seed: number, steps: number) => {
    const { get, launch, lift, now, population, runTo } = startBrandLift({ seed })
    const id = await launch({ channels: ["digital", "social"] })
    for (let step = 1; step <= steps; step++) await runTo(start + (20 * day * step) / steps)
    const bodies = [await population(id), await lift(id), await lift(id, {}, "/by-device"), await get(campaigns), now()]
    return JSON.stringify(bodies)
  }

  it("the sandbox returns the same bytes for the same seed and brand lift requests, in however many steps its clock advances", async () => {
    const once = await story(7, 1)
    expect(await story(7, 1)).toBe(once)
    expect(await story(7, 20)).toBe(once)
    expect(await story(7, 480)).toBe(once)
  })

  it("the brand lift responses of the sandbox with seed 8 differ from those with seed 7", async () => {
    expect(await story(8, 1)).not.toBe(await story(7, 1))
  })
})
