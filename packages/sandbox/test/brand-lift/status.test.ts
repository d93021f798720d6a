import { describe, expect, it } from "vitest"
import type { CampaignMove } from "../../src/control/schema.gen.ts"
import { campaigns, day, draft, hour, iso, start, startBrandLift, type TestBrandLift } from "./startBrandLift.ts"

type Status = CampaignMove["status"]

/** A campaign of 30 days that begins in ten. */
const ahead = { start_date: iso(start + 10 * day), end_date: iso(start + 40 * day) }

/** A campaign in each status, on the third day of the clock. */
const given: Readonly<Record<Status, (w: TestBrandLift) => Promise<string>>> = {
  draft: (w) => w.create(ahead),
  pending: (w) => w.launch(ahead),
  live: (w) => w.launch(),
  complete: async (w) => {
    const id = await w.launch({ end_date: iso(start + 2 * day) })
    return id
  }
}

const set = async (from: Status, move: CampaignMove) => {
  const w = startBrandLift()
  const id = await given[from](w)
  await w.runTo(start + 3 * day)
  const before = await w.campaign(id)
  expect(before.status).toBe(from)
  const reply = await w.setStatus(id, move)
  return { w, id, before, reply, after: await w.campaign(id) }
}

describe("a campaign that is moved", () => {
  it.each([
    ["draft", "pending"],
    ["draft", "live"],
    ["pending", "live"],
    ["live", "complete"],
    ["complete", "live"]
  ] as const)("from %s to %s is %s then", async (from, status) => {
    const { after, reply } = await set(from, { status })
    expect(reply).toMatchObject({ status: 200, body: { status } })
    expect(after.status).toBe(status)
  })

  it.each([
    ["draft", "complete", "set it live first"],
    ["pending", "draft", "is no draft again"],
    ["pending", "complete", "set it live first"],
    ["live", "draft", "is no draft again"],
    ["live", "pending", "has been in the field"],
    ["complete", "draft", "is no draft again"],
    ["complete", "pending", "has been in the field"]
  ] as const)("from %s to %s is refused: %s", async (from, status, words) => {
    const { after, before, reply } = await set(from, { status })
    expect(reply).toMatchObject({ status: 409, body: { detail: expect.stringContaining(words) as string } })
    expect(after).toEqual(before)
  })

  it.each(["draft", "pending", "live", "complete"] as const)("to %s, where it is, does not change", async (status) => {
    const { after, before, reply } = await set(status, { status })
    expect([reply.status, after]).toEqual([200, before])
  })

  it("out of a draft must be fit for a launch", async () => {
    const w = startBrandLift()
    const id = await w.create({ draft_settings: { questions: [] } })
    expect(await w.setStatus(id, { status: "live" })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("draft_settings.questions: At least one question") as string }
    })
    expect((await w.campaign(id)).status).toBe("draft")
  })

  it("out of a draft whose start date has come is live, not pending", async () => {
    const w = startBrandLift()
    const id = await w.create()
    await w.advance(hour)
    expect(await w.setStatus(id, { status: "pending" })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("set it live") as string }
    })
    expect(await w.setStatus(id, { status: "live" })).toMatchObject({
      status: 200,
      body: { start_date: draft().start_date }
    })
  })

  it("by nobody's id is not found", async () => {
    expect((await startBrandLift().setStatus("3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815", { status: "live" })).status).toBe(
      404
    )
  })
})

describe("a campaign that is set live ahead of its time", () => {
  it.each(["draft", "pending"] as const)("as a %s starts now and has respondents the next day", async (from) => {
    const { after, id, w } = await set(from, { status: "live" })
    expect([after.start_date, after.end_date]).toEqual([iso(start + 3 * day), ahead.end_date])
    await w.runTo(start + 4 * day + 3 * hour)
    const people = await w.population(id)
    expect(people.length).toBeGreaterThan(20)
    expect(Date.parse(people[0]?.recruited_at ?? "")).toBeLessThan(start + 4 * day)
    await w.runTo(start + 12 * day)
    expect((await w.campaign(id)).status).toBe("live")
  })
})

describe("a campaign that is set complete", () => {
  it("completes ahead of its end date, shows everyone who has answered, and asks nobody more", async () => {
    const { after, before, id, w } = await set("live", { status: "complete" })
    expect(after).toMatchObject({ end_date: before.end_date, campaign_data_updated_at: iso(start + 3 * day) })
    const people = await w.population(id)
    expect(people.length).toBeGreaterThan(100)
    await w.runTo(start + 40 * day)
    expect(await w.population(id)).toEqual(people)
    expect(await w.campaign(id)).toEqual(after)
  })
})

describe("a campaign that completed early", () => {
  const raised = { expected_impressions_count: { digital: 9_000_000 } }

  it("has no days left", async () => {
    const { id, w } = await set("live", { status: "complete" })
    const { body } = await w.get(`${campaigns}/${id}/overview-lift`)
    expect(body).toMatchObject({ days_completed: 3, days_left: 0 })
  })

  it("is live again when its counts are raised and a day remains, until its end date", async () => {
    const { before, id, w } = await set("live", { status: "complete" })
    await w.runTo(start + 6 * day)
    const asked = (await w.population(id)).length
    expect(await w.patch(`${campaigns}/${id}`, raised)).toMatchObject({
      status: 200,
      body: { status: "live", end_date: before.end_date }
    })
    await w.runTo(start + 12 * day)
    expect((await w.population(id)).length).toBeGreaterThan(asked)
    await w.runTo(Date.parse(before.end_date ?? ""))
    expect((await w.campaign(id)).status).toBe("complete")
  })

  it("stays complete when less than a day remains, unless its end date moves too", async () => {
    const { before, id, w } = await set("live", { status: "complete" })
    const end = Date.parse(before.end_date ?? "")
    await w.runTo(end - day + 1)
    expect(await w.patch(`${campaigns}/${id}`, raised)).toMatchObject({
      status: 400,
      body: { expected_impressions_count: ["At least 1 day must remain until the end date when a count is raised."] }
    })
    expect((await w.campaign(id)).status).toBe("complete")
    expect((await w.patch(`${campaigns}/${id}`, { ...raised, end_date: iso(end + 3 * day) })).body).toMatchObject({
      status: "live"
    })
  })
})

describe("a campaign that is reopened", () => {
  it("lasts as long as before, unless an end date is given, and ends then", async () => {
    const end = start + 5 * day
    const { after, id, w } = await set("complete", { status: "live", end_date: iso(end) })
    expect(after).toMatchObject({ status: "live", end_date: iso(end) })
    await w.runTo(end)
    expect((await w.campaign(id)).status).toBe("complete")
    expect((await set("complete", { status: "live" })).after.end_date).toBe(iso(start + 5 * day))
  })

  it("goes on asking when it was ended before everyone had come, and asked nobody in between", async () => {
    const { id, w } = await set("live", { status: "complete" })
    const before = await w.population(id)
    await w.runTo(start + 6 * day)
    await w.setStatus(id, { status: "live", end_date: iso(start + 30 * day) })
    await w.runTo(start + 10 * day)
    const more = (await w.population(id)).slice(before.length)
    expect(more.length).toBeGreaterThan(100)
    expect(more.filter(({ recruited_at }) => Date.parse(recruited_at) < start + 6 * day)).toEqual([])
  })

  it.each([
    ["complete", "end_date: It must lie ahead of the clock.", start + 3 * day],
    ["live", "end_date: Only a campaign that is reopened takes one.", start + 9 * day],
    ["pending", "end_date: Only a campaign that is reopened takes one.", start + 20 * day]
  ] as const)("out of %s is refused: %s", async (from, detail, end) => {
    const { after, before, reply } = await set(from, { status: "live", end_date: iso(end) })
    expect(reply).toMatchObject({ status: 400, body: { detail } })
    expect(after).toEqual(before)
  })
})

it("studies are listed with their respondents and the questions that lift is measured on, the default first", async () => {
  const w = startBrandLift()
  const questions = [
    { ...draft().draft_settings.questions[0], question_name: "favorability", default: false },
    draft().draft_settings.questions[0]
  ]
  const [live, waiting] = [await w.launch({ draft_settings: { questions } }), await w.create()]
  await w.runTo(start + 2 * day)
  const [one, other] = await w.studies()
  expect(one).toMatchObject({ campaign_id: live, status: "live", respondent_count: (await w.population(live)).length })
  expect(one?.questions.map(({ question_name }) => question_name)).toEqual(["brand_awareness", "favorability"])
  expect(other).toMatchObject({ campaign_id: waiting, status: "draft", respondent_count: 0, questions: [] })
  expect((await w.get(`${campaigns}/${live}/questions/${one?.questions[0]?.id}/lift`)).status).toBe(200)
})
