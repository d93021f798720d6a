import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, hour, iso, start, startBrandLift } from "../startBrandLift.ts"

const end = start + 30 * day
const counts = { digital: 5_000_000, linear_tv: 20_000_000, social: 600_000 }
const setup = {
  end_date: iso(end),
  channels: ["digital", "linear_tv", "social"],
  data_partners: ["airings-partner"],
  expected_impressions_count: counts
}

const at = async (instant: number, fields: object = setup) => {
  const brandLift = startBrandLift()
  const id = await brandLift.launch(fields)
  await brandLift.runTo(instant)
  const before = await brandLift.campaign(id)
  const put = (body: object) => brandLift.put<Wire.LaunchedCampaign>(`${campaigns}/${id}`, body)
  return { brandLift, id, before, put }
}

describe("updateLaunchedCampaign", () => {
  it("updateLaunchedCampaign returns the campaign with its counts as strings", async () => {
    const { before, id, put, brandLift } = await at(start + 10 * day)
    const reply = await put({
      campaign_name: "Longer",
      client_name: "Birch",
      end_date: iso(end + day),
      expected_impressions_count: 6_000_000
    })
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.body).toEqual({
      campaign_name: "Longer",
      client_name: "Birch",
      end_date: iso(end + day),
      expected_impressions_count: "6000000",
      expected_impressions_count_linear_tv: "20000000",
      expected_impressions_count_social: "600000",
      status: "live",
      job_schedule_utc: iso(start + 10 * day + 6 * hour)
    })
    expect(await brandLift.campaign(id)).toMatchObject({
      campaign_name: "Longer",
      expected_impressions_count: { ...counts, digital: 6_000_000 },
      draft_settings: { questions: before.draft_settings?.questions }
    })
  })

  it("updateLaunchedCampaign returns a null client_name for a campaign without a client", async () => {
    const { put } = await at(start + 10 * day, { ...setup, client_name: null })
    expect((await put({})).body.client_name).toBe(null)
  })

  it.each([
    [6 * hour - 1, 6 * hour],
    [6 * hour, 18 * hour],
    [18 * hour - 1, 18 * hour],
    [18 * hour, 30 * hour]
  ])(
    "updateLaunchedCampaign returns the next 06:00 or 18:00 UTC as job_schedule_utc at %i ms after midnight",
    async (offset, expected) => {
      const { put } = await at(start + 10 * day + offset)
      expect((await put({})).body.job_schedule_utc).toBe(iso(start + 10 * day + expected))
    }
  )

  it.each([
    ["digital raised by 1,000,000", { expected_impressions_count: 6_000_000 }],
    ["linear TV raised by 5,000,000", { expected_impressions_count_linear_tv: 25_000_000 }],
    ["social raised by 300,000", { expected_impressions_count_social: 900_000 }],
    ["counts as they are", { expected_impressions_count: 5_000_000 }],
    ["an end exactly a day out", { end_date: iso(start + 11 * day) }],
    ["a name of one character", { campaign_name: "A" }]
  ])("updateLaunchedCampaign accepts %s", async (_, body) => {
    expect((await (await at(start + 10 * day)).put(body)).status).toBe(200)
  })

  it.each([
    ["digital raised by 999,999", { expected_impressions_count: 5_999_999 }, ["expected_impressions_count"]],
    [
      "linear TV raised by 4,999,999",
      { expected_impressions_count_linear_tv: 24_999_999 },
      ["expected_impressions_count_linear_tv"]
    ],
    ["social raised by 299,999", { expected_impressions_count_social: 899_999 }, ["expected_impressions_count_social"]],
    ["a count lowered", { expected_impressions_count_social: 599_999 }, ["expected_impressions_count_social"]],
    ["an end a millisecond short of a day out", { end_date: iso(start + 11 * day - 1) }, ["end_date"]],
    ["no name", { campaign_name: "" }, ["campaign_name"]],
    ["a client of 301 characters", { client_name: "x".repeat(301) }, ["client_name"]],
    ["a count as text", { expected_impressions_count: "6000000" }, ["expected_impressions_count"]]
  ])("updateLaunchedCampaign refuses %s and changes nothing", async (_, body, fields) => {
    const { before, id, put, brandLift } = await at(start + 10 * day)
    const reply = await put(body)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body)).toEqual(fields)
    expect(await brandLift.campaign(id)).toEqual(before)
  })

  it("updateLaunchedCampaign refuses to raise an impression count with less than a day left before the end date", async () => {
    expect((await (await at(end - day)).put({ expected_impressions_count: 6_000_000 })).status).toBe(200)
    const late = await (await at(end - day + 1)).put({ expected_impressions_count: 6_000_000 })
    expect(late.body).toEqual({
      expected_impressions_count: ["At least 1 day must remain until the end date when a count is raised."]
    })
  })

  it("updateLaunchedCampaign accepts linear TV only when the draft contained data partners", async () => {
    const refused = await at(start + 10 * day, {})
    expect((await refused.put({ expected_impressions_count_linear_tv: 5_000_000 })).body).toEqual({
      expected_impressions_count_linear_tv: [expect.stringContaining("launched without them")]
    })
    const taken = await at(start + 10 * day, { data_partners: ["airings-partner"] })
    expect((await taken.put({ expected_impressions_count_linear_tv: 5_000_000 })).status).toBe(200)
  })

  it("updateLaunchedCampaign refuses a negative number of expected impressions and names its field", async () => {
    const { put } = await at(start + 10 * day)
    expect(Object.keys((await put({ expected_impressions_count_social: -1 })).body)).toEqual([
      "expected_impressions_count_social"
    ])
  })

  it("updateLaunchedCampaign with a new end date reopens a complete campaign", async () => {
    const { put } = await at(end + day)
    expect((await put({ end_date: iso(end + 2 * day) })).body.status).toBe("live")
  })

  it.each([
    [
      "draft",
      async () => {
        const brandLift = startBrandLift()
        return { brandLift, id: await brandLift.create() }
      }
    ],
    [
      "pending",
      async () => {
        const brandLift = startBrandLift()
        return { brandLift, id: await brandLift.launch({ start_date: iso(start + day) }) }
      }
    ]
  ])("updateLaunchedCampaign refuses a %s campaign", async (status, make) => {
    const { id, brandLift } = await make()
    const reply = await brandLift.put(`${campaigns}/${id}`, { campaign_name: "Other" })
    expect(reply).toMatchObject({ status: 400 })
    expect(reply.body).toEqual({ status: [expect.stringContaining(`this campaign is ${status}.`)] })
    expect((await brandLift.campaign(id)).campaign_name).toBe("Alder Coffee winter")
  })
})

describe("the refresh of quotas", () => {
  const sevenOClock = start + 10 * day + 7 * hour

  /** Returns the numbers of respondents recruited before and after 18:00 UTC. If `raise` is set, the impression counts are raised at 07:00. */
  const recruited = async (raise: boolean) => {
    const { id, put, brandLift } = await at(sevenOClock, { expected_impressions_count: { digital: 3_000_000 } })
    if (raise) await put({ expected_impressions_count: 30_000_000 })
    await brandLift.runTo(start + 11 * day + 3 * hour)
    const times = (await brandLift.population(id)).map(({ recruited_at }) => Date.parse(recruited_at))
    const between = (from: number, to: number) => times.filter((time) => time > from && time <= to).length
    const quotas = start + 10 * day + 18 * hour
    return { before: between(sevenOClock, quotas), after: between(quotas, quotas + 9 * hour) }
  }

  it("raising a count with updateLaunchedCampaign recruits no additional respondents before the quota refresh at 18:00 UTC", async () => {
    const [plain, raised] = [await recruited(false), await recruited(true)]
    expect(raised.before).toBe(plain.before)
    expect(raised.after).toBeGreaterThan(5 * plain.after)
  })
})
