import { describe, expect, it } from "vitest"
import type { MarketSurveyDetail } from "../../../src/control/schema.gen.ts"
import { everything, hour, minute, opportunitiesIn, opportunitiesPath, startExchange } from "../startExchange.ts"

/** A quota for which every respondent qualifies. It is full from the start, so only respondents with a forced outcome can enter. */
const full = { questions: [{ question_id: 43, precodes: ["1", "2"] }], total_wanted: 0 }

/** Publishes a survey with a full quota for a supplier that has an entry link and a subscription to surveys with a conversion of at most 1. */
const publish = async () => {
  const exchange = startExchange({ market: 10 })
  const body = { total_wanted: 1_000, allocations: { 4711: 1_000 }, qualifications: [], client_quotas: [full] }
  const { survey_id } = (await exchange.control("POST", "/surveys", body)).body as MarketSurveyDetail
  await exchange.control("POST", "/suppliers/4711/links", { survey_number: survey_id })
  await exchange.post(opportunitiesPath, {
    ...everything,
    include_quotas: true,
    opportunities: [{ country_language: {}, conversion: { lte: 1 } }]
  })
  /** Sends a respondent and returns the id of the session. */
  const send = async (panelist_id: string) => {
    const respondent = { survey_number: survey_id, panelist_id, answers: { 43: ["1"] } }
    const sent = await exchange.control("POST", "/suppliers/4711/respondents", respondent)
    return (sent.body as { readonly respondent_ids: ReadonlyArray<string> }).respondent_ids[0] ?? ""
  }
  /** Returns the entrants and completes of the total and of the full quota. */
  const quotas = async () =>
    ((await exchange.control("GET", `/surveys/${survey_id}`)).body as MarketSurveyDetail).quotas.map(
      ({ completes, entrants }) => [entrants, completes]
    )
  /** Returns the messages about the survey that the supplier has received. */
  const told = () => opportunitiesIn(exchange.received).filter((message) => message.survey_id === survey_id)
  return { exchange, send, quotas, told }
}

describe("the entrants of a survey", () => {
  it("a forced complete in a full quota counts as an entrant, so the conversion of the survey stays at most 1 and the survey stays active", async () => {
    const { exchange, quotas, send, told } = await publish()
    for (const pid of ["test-complete-a", "test-complete-b", "test-complete-c"]) await send(pid)
    await exchange.advance(hour)
    expect(await quotas()).toEqual([
      [3, 3],
      [3, 3]
    ])
    expect(told().map(({ message_reason }) => message_reason)).not.toContain("deactivated")
    expect(told().at(-1)).toMatchObject({ conversion: 1, total_client_entrants: 3, overall_completes: 3 })
    for (const { mobile_conversion = 0 } of told()) expect(mobile_conversion).toBeLessThanOrEqual(1)
  })

  it("a session that the control API completes without the step at which it enters the client survey counts as an entrant once", async () => {
    const { exchange, quotas, send } = await publish()
    const id = await send("test-40-a")
    await exchange.advance(minute)
    expect(await quotas()).toEqual([
      [0, 0],
      [0, 0]
    ])
    for (const client_status of [10, 26, 11]) {
      await exchange.control("POST", `/sessions/${id}/steps`, { steps: [{ client_status }] })
    }
    expect(await quotas()).toEqual([
      [1, 1],
      [1, 1]
    ])
  })

  it("a forced terminate in the client survey counts as an entrant and not as a complete", async () => {
    const { exchange, quotas, send } = await publish()
    await send("test-20-a")
    await send("test-40-b")
    await exchange.advance(hour)
    expect(await quotas()).toEqual([
      [1, 0],
      [1, 0]
    ])
  })
})
