import { describe, expect, it } from "vitest"
import { day, everything, hour, opportunitiesIn, opportunitiesPath, startExchange } from "../startExchange.ts"

describe("the market", () => {
  const watch = async (seed: number, time: number) => {
    const exchange = startExchange({ seed })
    const before = await exchange.surveys()
    await exchange.post(opportunitiesPath, { ...everything, include_quotas: true })
    await exchange.advance(time)
    return { exchange, before, after: await exchange.surveys(), messages: opportunitiesIn(exchange.received) }
  }

  it("the sandbox's market has 80 to 400 live surveys for four weeks, and more than 20 of them have the locale eng_us", async () => {
    const exchange = startExchange()
    for (let week = 0; week < 4; week++) {
      const live = (await exchange.surveys()).filter(({ is_live }) => is_live)
      expect(live.length).toBeGreaterThan(80)
      expect(live.length).toBeLessThan(400)
      expect(live.filter(({ country_language }) => country_language === "eng_us").length).toBeGreaterThan(20)
      await exchange.advance(7 * day)
    }
  })

  it("the sandbox's market lists surveys in order of their numbers and adds new surveys as time passes", async () => {
    const { after, before } = await watch(1, day)
    const numbers = after.map(({ survey_id }) => survey_id)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(after.length).toBeGreaterThan(before.length + 20)
  })

  it("within a day, the sandbox's market changes status, price, conversion, length, completes and quotas of some surveys", async () => {
    const { messages } = await watch(1, day)
    const bySurvey = [...Map.groupBy(messages, ({ survey_id }) => survey_id).values()]
    const changes = (of: (message: (typeof messages)[number]) => unknown) =>
      bySurvey.filter((all) => new Set(all.map((message) => JSON.stringify(of(message)))).size > 1).length
    expect(changes((_) => _.is_live)).toBeGreaterThan(5)
    expect(changes((_) => _.revenue_per_interview?.value)).toBeGreaterThan(5)
    expect(changes((_) => _.conversion)).toBeGreaterThan(5)
    expect(changes((_) => _.length_of_interview)).toBeGreaterThan(5)
    expect(changes((_) => _.total_remaining)).toBeGreaterThan(5)
    expect(changes((_) => _.survey_quotas?.map(({ number_of_respondents }) => number_of_respondents))).toBeGreaterThan(
      5
    )
  })

  it("total quotas in opportunities from the sandbox's market have null or an empty list as questions, and both occur", async () => {
    const { messages } = await watch(1, 6 * hour)
    const forms = messages.map(({ survey_quotas }) => JSON.stringify(survey_quotas?.[0]?.questions))
    expect(new Set(forms)).toEqual(new Set(["null", "[]"]))
  })

  it.each([1, 2, 3])(
    "opportunities from the sandbox's market with seed %i have counts, quotas and conversions that agree with each other",
    async (seed) => {
      const { messages } = await watch(seed, 6 * hour)
      expect(messages.length).toBeGreaterThan(100)
      for (const message of messages) {
        const {
          conversion = -1,
          overall_completes = -1,
          revenue_per_interview,
          survey_quotas = [],
          total_client_entrants = -1
        } = message
        const [total, ...clients] = survey_quotas
        expect(total?.survey_quota_type).toBe("Total")
        expect(total?.questions ?? []).toEqual([])
        expect(
          clients.every((quota) => quota.survey_quota_type === "Client" && (quota.questions?.length ?? 0) > 0)
        ).toBe(true)
        expect(message.total_remaining).toBeLessThanOrEqual(total?.number_of_respondents ?? -1)
        expect(overall_completes).toBeLessThanOrEqual(total_client_entrants)
        const share = total_client_entrants === 0 ? 0 : overall_completes / total_client_entrants
        expect(Math.abs(conversion - share)).toBeLessThan(0.000_051)
        expect(conversion).toBeLessThanOrEqual(1)
        expect(message.mobile_conversion).toBeLessThanOrEqual(1)
        expect((message.length_of_interview ?? -1) > 0).toBe(overall_completes >= 6)
        expect((message.termination_length_of_interview ?? -1) > 0).toBe(total_client_entrants >= 6)
        expect(String(revenue_per_interview?.value)).toMatch(/^\d+(\.\d{1,9})?$/)
        expect(revenue_per_interview?.value).toBeGreaterThan(0.2)
        // Revenue per click is the revenue per interview multiplied by the completes and divided by the system entrants. There are at least as many
        // system entrants as client entrants, so a division by the client entrants, as in `share`, gives an upper bound.
        const perClick = message.revenue_per_click ?? -1
        expect(perClick > 0).toBe(overall_completes > 0)
        expect(perClick).toBeLessThanOrEqual((revenue_per_interview?.value ?? 0) * share + 1e-9)
        expect(message.study_type === "recontact" || message.respondent_pids?.length === 0).toBe(true)
      }
    }
  )

  it("the sandbox's market contains recontact surveys with respondent PIDs", async () => {
    const { messages } = await watch(1, day)
    expect(
      messages.some(
        ({ respondent_pids = [], study_type }) => study_type === "recontact" && (respondent_pids?.length ?? 0) > 0
      )
    ).toBe(true)
  })
})
