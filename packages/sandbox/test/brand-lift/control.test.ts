import { describe, expect, it } from "vitest"
import { createSandbox, credentials } from "../../src/Sandbox.ts"
import { campaigns, day, hour, iso, start, startBrandLift } from "./startBrandLift.ts"

describe("listCampaignPopulation", () => {
  it("listCampaignPopulation lists the respondents that lift is computed from, with all of their answers", async () => {
    const { launch, lift, population, questions, runTo } = startBrandLift()
    const id = await launch()
    await runTo(start + 5 * day)
    const people = await population(id)
    expect(people).toHaveLength((await lift(id)).body.total_count ?? -1)
    const asked = await questions(id)
    for (const { ad_channel, ad_channels = [], answers, group, weight } of people) {
      expect(weight).toBe(1)
      expect(answers.map(({ question_id }) => question_id)).toEqual(asked.map((_) => _.question.question_id))
      expect(ad_channels.includes(ad_channel)).toBe(group === "exposed")
      if (group === "control") expect([ad_channel, ad_channels]).toEqual(["", []])
    }
  })

  it("the result of listCampaignPopulation changes only with a refresh, even after updates of the campaign", async () => {
    const { launch, patch, population, runTo, setEffect } = startBrandLift()
    const id = await launch()
    await runTo(start + 5 * day)
    const people = await population(id)
    await runTo(start + 5 * day + 2 * hour)
    await setEffect(id, { base: 0.1, points: 0 })
    await patch(`${campaigns}/${id}`, { end_date: iso(start + 60 * day) })
    expect(await population(id)).toEqual(people)
    await runTo(start + 5 * day + 3 * hour)
    expect((await population(id)).length).toBeGreaterThan(people.length)
  })

  it("listCampaignPopulation is empty for a draft", async () => {
    const { create, population } = startBrandLift()
    expect(await population(await create())).toEqual([])
  })
})

describe("setCampaignEffect", () => {
  it.each([
    ["the greatest possible gain is accepted", { base: 0.4, points: 60 }, 200],
    ["the greatest possible loss is accepted", { base: 0.4, points: -40 }, 200],
    ["one point above the greatest gain is refused", { base: 0.4, points: 61 }, 400],
    ["one point below the greatest loss is refused", { base: 0.4, points: -41 }, 400]
  ])(
    "setCampaignEffect keeps the share of target answers between 0 and 100 percent: with a base of 40 percent, %s",
    async (_, effect, status) => {
      const { create, setEffect } = startBrandLift()
      expect((await setEffect(await create(), effect)).status).toBe(status)
    }
  )

  it("setCampaignEffect refuses an unknown question of a launched campaign and lists the known ones", async () => {
    const { create, launch, questions, setEffect } = startBrandLift()
    const mistyped = { base: 0.4, points: 6, questions: [{ question_name: "Brand Fame", base: 0.2, points: 3 }] }
    expect((await setEffect(await create(), mistyped)).status).toBe(200)
    const id = await launch()
    const refused = await setEffect(id, mistyped)
    expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringContaining("Brand Fame") } })
    const [first] = await questions(id)
    const { question_name = "" } = first?.question ?? {}
    expect(JSON.stringify(refused.body)).toContain(question_name)
    const known = { ...mistyped, questions: [{ question_name, base: 0.2, points: 3 }] }
    expect((await setEffect(id, known)).status).toBe(200)
  })

  it("setCampaignEffect refuses a segment that no respondent can be in", async () => {
    const { create, setEffect } = startBrandLift()
    const segments = [{ filter_name: "demo_age" as const, low: 35, high: 25, points: 10 }]
    const { body, status } = await setEffect(await create(), { base: 0.4, points: 6, segments })
    expect([status, body]).toEqual([400, { detail: "low: The range from 35 to 25 is empty." }])
  })

  it("setCampaignEffect keeps the previous effect when a request is refused", async () => {
    const run = async (refused: boolean) => {
      const { launch, lift, runTo, setEffect } = startBrandLift()
      const id = await launch()
      if (refused) await setEffect(id, { base: 0.9, points: 20 })
      await runTo(start + 30 * day)
      return (await lift(id)).body
    }
    expect(await run(true)).toEqual(await run(false))
  })
})

describe("the control API over HTTP", () => {
  const call = async (method: string, path: string, body?: object) => {
    const sandbox = createSandbox()
    const init = {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) })
    }
    const reply = await sandbox.fetch(`http://sandbox.example${path}`, init)
    return { status: reply.status, body: await reply.json() }
  }
  const unknown = "/__sandbox/campaigns/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815"

  it("the sandbox's control API responds 404 for an unknown campaign", async () => {
    expect((await call("GET", `${unknown}/respondents`)).status).toBe(404)
    expect((await call("PUT", `${unknown}/effect`, { base: 0.4, points: 6 })).status).toBe(404)
  })

  it("setCampaignEffect refuses a base above 1 with 400 before the campaign is looked up", async () => {
    expect(await call("PUT", `${unknown}/effect`, { base: 1.1, points: 0 })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining("base") }
    })
  })

  it("the brand lift credentials that the sandbox package exports are those in its documentation", () => {
    expect(credentials.brandLift).toEqual({
      clientId: "sandbox-client",
      clientSecret: "sandbox-secret",
      audience: "https://brand-lift.sandbox"
    })
  })
})
