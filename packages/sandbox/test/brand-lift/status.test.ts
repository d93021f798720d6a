import { describe, expect, it } from "vitest"
import type { CampaignMove } from "../../src/control/schema.gen.ts"
import { campaigns, day, draft, hour, iso, start, startBrandLift, type TestBrandLift } from "./startBrandLift.ts"

type Status = CampaignMove["status"]

/** The dates of a 30-day campaign that starts in ten days. */
const ahead = { start_date: iso(start + 10 * day), end_date: iso(start + 40 * day) }

/** Functions that create a campaign in each status. The tests advance the clock to the third day. */
const given: Readonly<Record<Status, (brandLift: TestBrandLift) => Promise<string>>> = {
  draft: (brandLift) => brandLift.create(ahead),
  pending: (brandLift) => brandLift.launch(ahead),
  live: (brandLift) => brandLift.launch(),
  complete: async (brandLift) => {
    const id = await brandLift.launch({ end_date: iso(start + 2 * day) })
    return id
  }
}

const set = async (from: Status, move: CampaignMove) => {
  const brandLift = startBrandLift()
  const id = await given[from](brandLift)
  await brandLift.runTo(start + 3 * day)
  const before = await brandLift.campaign(id)
  expect(before.status).toBe(from)
  const reply = await brandLift.setStatus(id, move)
  return { brandLift, id, before, reply, after: await brandLift.campaign(id) }
}

describe("setCampaignStatus", () => {
  it.each([
    ["draft", "pending"],
    ["draft", "live"],
    ["pending", "live"],
    ["live", "complete"],
    ["complete", "live"]
  ] as const)("setCampaignStatus moves a campaign from %s to %s", async (from, status) => {
    const { after, reply } = await set(from, { status })
    expect(reply).toMatchObject({ status: 200, body: { status } })
    expect(after.status).toBe(status)
  })

  it.each([
    ["draft", "complete", "has not started"],
    ["pending", "draft", "cannot become a draft again"],
    ["pending", "complete", "has not started"],
    ["live", "draft", "cannot become a draft again"],
    ["live", "pending", "has already started"],
    ["complete", "draft", "cannot become a draft again"],
    ["complete", "pending", "has already started"]
  ] as const)(
    "setCampaignStatus refuses to move a campaign from %s to %s with 409 and the reason: %s",
    async (from, status, words) => {
      const { after, before, reply } = await set(from, { status })
      expect(reply).toMatchObject({ status: 409, body: { detail: expect.stringContaining(words) as string } })
      expect(after).toEqual(before)
    }
  )

  it.each(["draft", "pending", "live", "complete"] as const)(
    "setCampaignStatus changes nothing when a campaign already has the status %s",
    async (status) => {
      const { after, before, reply } = await set(status, { status })
      expect([reply.status, after]).toEqual([200, before])
    }
  )

  it("setCampaignStatus refuses with 409 to set a draft without questions to live, and leaves it a draft", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.create({ draft_settings: { questions: [] } })
    expect(await brandLift.setStatus(id, { status: "live" })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("draft_settings.questions: At least one question") as string }
    })
    expect((await brandLift.campaign(id)).status).toBe("draft")
  })

  it("setCampaignStatus can move a draft whose start date has passed to live, but not to pending", async () => {
    const brandLift = startBrandLift()
    const id = await brandLift.create()
    await brandLift.advance(hour)
    expect(await brandLift.setStatus(id, { status: "pending" })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("set its status to live") as string }
    })
    expect(await brandLift.setStatus(id, { status: "live" })).toMatchObject({
      status: 200,
      body: { start_date: draft().start_date }
    })
  })

  it("setCampaignStatus responds 404 for an unknown campaign", async () => {
    expect((await startBrandLift().setStatus("3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815", { status: "live" })).status).toBe(
      404
    )
  })
})

describe("a campaign that is moved to live before its start date", () => {
  it.each(["draft", "pending"] as const)(
    "a %s campaign that is moved to live starts now and has respondents the next day",
    async (from) => {
      const { after, id, brandLift } = await set(from, { status: "live" })
      expect([after.start_date, after.end_date]).toEqual([iso(start + 3 * day), ahead.end_date])
      await brandLift.runTo(start + 4 * day + 3 * hour)
      const people = await brandLift.population(id)
      expect(people.length).toBeGreaterThan(20)
      expect(Date.parse(people[0]?.recruited_at ?? "")).toBeLessThan(start + 4 * day)
      await brandLift.runTo(start + 12 * day)
      expect((await brandLift.campaign(id)).status).toBe("live")
    }
  )
})

describe("a campaign that is moved to complete", () => {
  it("setting a campaign to complete makes all its respondents so far visible and ends its recruitment", async () => {
    const { after, before, id, brandLift } = await set("live", { status: "complete" })
    expect(after).toMatchObject({ end_date: before.end_date, campaign_data_updated_at: iso(start + 3 * day) })
    const people = await brandLift.population(id)
    expect(people.length).toBeGreaterThan(100)
    await brandLift.runTo(start + 40 * day)
    expect(await brandLift.population(id)).toEqual(people)
    expect(await brandLift.campaign(id)).toEqual(after)
  })
})

describe("a campaign that was completed early", () => {
  const raised = { expected_impressions_count: { digital: 9_000_000 } }

  it("a campaign that was completed early with setCampaignStatus has no days left", async () => {
    const { id, brandLift } = await set("live", { status: "complete" })
    const { body } = await brandLift.get(`${campaigns}/${id}/overview-lift`)
    expect(body).toMatchObject({ days_completed: 3, days_left: 0 })
  })

  it("raising the expected impressions of a campaign that was completed early reopens it if a day remains", async () => {
    const { before, id, brandLift } = await set("live", { status: "complete" })
    await brandLift.runTo(start + 6 * day)
    const asked = (await brandLift.population(id)).length
    expect(await brandLift.patch(`${campaigns}/${id}`, raised)).toMatchObject({
      status: 200,
      body: { status: "live", end_date: before.end_date }
    })
    await brandLift.runTo(start + 12 * day)
    expect((await brandLift.population(id)).length).toBeGreaterThan(asked)
    await brandLift.runTo(Date.parse(before.end_date ?? ""))
    expect((await brandLift.campaign(id)).status).toBe("complete")
  })

  it("less than a day before its end, a campaign that was completed early is reopened only with a new end date", async () => {
    const { before, id, brandLift } = await set("live", { status: "complete" })
    const end = Date.parse(before.end_date ?? "")
    await brandLift.runTo(end - day + 1)
    expect(await brandLift.patch(`${campaigns}/${id}`, raised)).toMatchObject({
      status: 400,
      body: { expected_impressions_count: ["At least 1 day must remain until the end date when a count is raised."] }
    })
    expect((await brandLift.campaign(id)).status).toBe("complete")
    expect(
      (await brandLift.patch(`${campaigns}/${id}`, { ...raised, end_date: iso(end + 3 * day) })).body
    ).toMatchObject({
      status: "live"
    })
  })
})

describe("the recruitment of a campaign that was completed early", () => {
  const raised = { expected_impressions_count: { digital: 9_000_000 } }
  type Step = (brandLift: TestBrandLift, id: string) => Promise<unknown>
  const nothing: Step = async () => {}
  const raise: Step = (brandLift, id) => brandLift.patch(`${campaigns}/${id}`, raised)
  const weight: Step = async (brandLift, id) => brandLift.setPeople(id, { weighted: true })
  const setLive: Step = async (brandLift, id) => brandLift.setStatus(id, { status: "live" })

  it.each([
    ["setCampaignStatus, although an update was waiting for the quota refresh", raise, nothing, setLive],
    ["an update, although the properties of its respondents changed", nothing, weight, raise],
    ["setCampaignStatus, although the properties of its respondents changed", nothing, weight, setLive]
  ] as const)(
    "a campaign that was completed early has no respondents from before it was reopened by %s",
    async (_, before, after, reopen) => {
      const brandLift = startBrandLift()
      const id = await brandLift.launch()
      await brandLift.runTo(start + 5 * day)
      await before(brandLift, id)
      await brandLift.advance(hour)
      await brandLift.setStatus(id, { status: "complete" })
      const people = await brandLift.population(id)
      await after(brandLift, id)
      await brandLift.runTo(start + 15 * day)
      await reopen(brandLift, id)
      await brandLift.runTo(start + 17 * day)
      const times = (await brandLift.population(id)).map(({ recruited_at }) => Date.parse(recruited_at))
      expect(times.length).toBeGreaterThan(people.length)
      expect(times.slice(people.length).filter((time) => time < start + 15 * day)).toEqual([])
    }
  )
})

describe("a campaign that is reopened", () => {
  it("a reopened campaign ends at the given end date, or by default after the time that it had left", async () => {
    const end = start + 5 * day
    const { after, id, brandLift } = await set("complete", { status: "live", end_date: iso(end) })
    expect(after).toMatchObject({ status: "live", end_date: iso(end) })
    await brandLift.runTo(end)
    expect((await brandLift.campaign(id)).status).toBe("complete")
    expect((await set("complete", { status: "live" })).after.end_date).toBe(iso(start + 5 * day))
  })

  it("a reopened campaign recruits again, and has no respondents from the time in which it was complete", async () => {
    const { id, brandLift } = await set("live", { status: "complete" })
    const before = await brandLift.population(id)
    await brandLift.runTo(start + 6 * day)
    await brandLift.setStatus(id, { status: "live", end_date: iso(start + 30 * day) })
    await brandLift.runTo(start + 10 * day)
    const more = (await brandLift.population(id)).slice(before.length)
    expect(more.length).toBeGreaterThan(100)
    expect(more.filter(({ recruited_at }) => Date.parse(recruited_at) < start + 6 * day)).toEqual([])
  })

  it.each([
    ["complete", "end_date: This time must be later than the current virtual time.", start + 3 * day],
    ["live", "end_date: This field is allowed only when a campaign is reopened.", start + 9 * day],
    ["pending", "end_date: This field is allowed only when a campaign is reopened.", start + 20 * day]
  ] as const)(
    "setCampaignStatus refuses an end date for a campaign that is %s with 400 and the reason: %s",
    async (from, detail, end) => {
      const { after, before, reply } = await set(from, { status: "live", end_date: iso(end) })
      expect(reply).toMatchObject({ status: 400, body: { detail } })
      expect(after).toEqual(before)
    }
  )
})

it("listStudies returns the number of respondents and the measured questions, the default question first", async () => {
  const brandLift = startBrandLift()
  const questions = [
    { ...draft().draft_settings.questions[0], question_name: "favorability", default: false },
    draft().draft_settings.questions[0]
  ]
  const [live, waiting] = [await brandLift.launch({ draft_settings: { questions } }), await brandLift.create()]
  await brandLift.runTo(start + 2 * day)
  const [one, other] = await brandLift.studies()
  expect(one).toMatchObject({
    campaign_id: live,
    status: "live",
    respondent_count: (await brandLift.population(live)).length
  })
  expect(one?.questions.map(({ question_name }) => question_name)).toEqual(["brand_awareness", "favorability"])
  expect(other).toMatchObject({ campaign_id: waiting, status: "draft", respondent_count: 0, questions: [] })
  expect((await brandLift.get(`${campaigns}/${live}/questions/${one?.questions[0]?.id}/lift`)).status).toBe(200)
})
