/**
 * Records the interactions of a program with the sandbox and replays them without a network.
 */
import { BrandLift, Campaigns } from "@fieldwork/brand-lift"
import { type CampaignDraft, createBrandLift } from "@fieldwork/brand-lift/promise"
import { NotRecordedError, record, type Recording, replay, type Session } from "@fieldwork/brand-lift/recording"
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { Effect, Stream } from "effect"
import { expect, it } from "vitest"

const url = "https://lift.example"
const draft: CampaignDraft = {
  campaign_name: "Alder Coffee winter",
  client_name: "Alder Coffee",
  start_date: "2026-01-06T00:00:00Z",
  end_date: "2026-02-15T00:00:00Z",
  country_language_id: 9,
  industry_id: 1,
  channels: ["digital"],
  expected_impressions_count: { digital: 3_000_000 },
  draft_settings: {
    questions: [
      {
        question_name: "brand_awareness",
        question_text: "Which of these coffee brands have you heard of?",
        kpi_type: "awareness",
        question_type: "radio",
        answers: ["Alder Coffee", "Birch Roasters", "None of these"],
        default: true,
        target_option_index: 0
      }
    ]
  }
}
const account = { baseUrl: url, authUrl: url, ...credentials.brandLift }
const { apiKey } = credentials.exchange

/** Creates a sandbox with a campaign that has respondents. */
const preparedSandbox = async () => {
  const sandbox = createSandbox({ seed: 21 })
  const { campaigns } = createBrandLift({ ...account, fetch: sandbox.fetch })
  const { campaign_id: id } = await campaigns.create({ body: draft })
  const control = createControlClient({ baseUrl: url, fetch: sandbox.fetch })
  await control.PUT("/__sandbox/campaigns/{id}/people", { params: { path: { id } }, body: { respondents: 60 } })
  await campaigns.launch({ id })
  await sandbox.advance({ days: 10 })
  return sandbox
}

/** Reads data from both services, as a program under test would. */
const program = async (fetch: Recording["fetch"], server = url) => {
  const brandLift = createBrandLift({ ...account, baseUrl: server, authUrl: server, fetch })
  const exchange = createExchange({ baseUrl: server, apiKey, fetch })
  const campaigns = await brandLift.campaigns.list().toArray()
  const campaigns_pk = campaigns[0]?.campaign_id ?? ""
  const respondents = await brandLift.respondents.list({ campaigns_pk, page_size: 10 }).toArray({ max: 20 })
  const csv = await brandLift.respondents.csv({ campaigns_pk })
  const locales = await exchange.dictionaries.list({ property: "locales" }).toArray()
  return { campaigns, respondents, csv, locales }
}

const noNetwork = () => Promise.reject(new Error("the network is off"))

const recordSession = async (): Promise<{
  readonly session: Session
  readonly seen: Awaited<ReturnType<typeof program>>
}> => {
  const recording = record({ fetch: (await preparedSandbox()).fetch })
  const seen = await program(recording.fetch)
  return { session: JSON.parse(JSON.stringify(recording.session())), seen }
}

it("a recorded client session contains no secret and no identifier of a respondent", async () => {
  const { seen, session } = await recordSession()
  const text = JSON.stringify(session)
  const { clientId, clientSecret } = credentials.brandLift
  expect(seen.respondents.length).toBeGreaterThan(0)
  const ids = seen.respondents.map(({ respondent }) => respondent?.respondent_id)
  expect([clientSecret, apiKey, ...ids].filter((value) => value !== undefined && text.includes(value))).toEqual([])
  expect(text).not.toContain("Bearer")
  expect(clientId).not.toBe("")
})

it("a recorded client session is replayed over the Promise API without a network", async () => {
  const { seen, session } = await recordSession()
  const globalFetch = globalThis.fetch
  globalThis.fetch = noNetwork
  try {
    const { fetch, remaining } = replay(session)
    const again = await program(fetch)
    expect(again.campaigns).toEqual(seen.campaigns)
    expect(again.locales).toEqual(seen.locales)
    expect(again.respondents.length).toBe(seen.respondents.length)
    expect(again.respondents[0]?.respondent?.respondent_id).toMatch(/^scrubbed-respondent_id-/)
    expect(again.csv.split("\n").length).toBe(seen.csv.split("\n").length)
    expect(remaining()).toBe(0)
  } finally {
    globalThis.fetch = globalFetch
  }
})

it("a client session recorded over HTTP contains no secret and no respondent, and is replayed after the server has closed", async () => {
  const sandbox = await preparedSandbox()
  const server = await sandbox.listen()
  const recording = record()
  const seen = await program(recording.fetch, server.url)
  await server.close()
  const text = JSON.stringify(recording.session())
  const persons = seen.respondents.map(({ respondent }) => respondent?.respondent_id)
  const private_ = [credentials.brandLift.clientSecret, apiKey, ...persons].filter((value) => value !== undefined)
  expect(private_.length).toBeGreaterThan(10)
  expect(private_.filter((value) => text.includes(value))).toEqual([])
  await expect(program(record().fetch, server.url)).rejects.toThrow()
  const { fetch, remaining } = replay(JSON.parse(text))
  const again = await program(fetch, server.url)
  expect(again.campaigns).toEqual(seen.campaigns)
  expect(again.locales).toEqual(seen.locales)
  expect(again.respondents.length).toBe(seen.respondents.length)
  expect(remaining()).toBe(0)
})

it("a recorded client session is replayed over the Effect API, and a request that it does not contain is named in the error", async () => {
  const recording = record({ fetch: (await preparedSandbox()).fetch })
  const names = Effect.gen(function* () {
    const campaigns = yield* Campaigns
    return yield* Stream.runCollect(Stream.map(campaigns.list(), ({ campaign_name }) => campaign_name))
  })
  const run = <A, E>(fetch: typeof recording.fetch, effect: Effect.Effect<A, E, Campaigns>) =>
    Effect.runPromise(Effect.provide(effect, BrandLift.layer({ ...account, fetch, retry: { maxAttempts: 1 } })))
  const seen = await run(recording.fetch, names)
  expect(seen.length).toBeGreaterThan(0)
  expect(await run(replay(recording.session()).fetch, names)).toEqual(seen)
  const { fetch } = replay(recording.session(), { repeats: true })
  const missing = Effect.flatMap(Campaigns, (campaigns) => Effect.flip(campaigns.summary()))
  const error = await run(fetch, missing)
  expect(error.message).toContain("summary is not in the recorded session")
  expect(new NotRecordedError("GET /x", []).message).toBe("GET /x is not in the recorded session. Remaining: nothing")
})
