import { describe, expect, it } from "vitest"
import type { LiftDay, Snapshot, Study } from "../../src/control/schema.gen.ts"
import { campaigns, draft as draftOf, tokenRequest } from "../brand-lift/startBrandLift.ts"
import { startSandbox, url } from "./startSandbox.ts"

type Given = ReturnType<typeof startSandbox>

const draft = {
  SurveyStatusCode: "03",
  SurveyName: "S",
  CountryLanguageID: 9,
  ClientSurveyLiveURL: "https://a.example",
  QuotaCPI: 1,
  Quota: 100
}

type Reach = Pick<Given, "sandbox">

const login = async ({ sandbox }: Reach): Promise<string> => {
  const response = await sandbox.fetch(`${url}/oauth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(tokenRequest)
  })
  return ((await response.json()) as { access_token: string }).access_token
}

const lift = async (
  { sandbox }: Reach,
  method: string,
  path: string,
  token: string,
  body?: object
): Promise<unknown> => {
  const response = await sandbox.fetch(`${url}${campaigns}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return text === "" ? undefined : JSON.parse(text)
}

const campaign = draftOf({ start_date: "2026-01-06T00:00:00Z", end_date: "2026-06-01T00:00:00Z" })

/** Calls both services over several simulated hours. */
const live = async (given: Given) => {
  const { call, control, sandbox } = given
  await call("POST", "/supply/opportunities/v1/subscriptions/4711", {
    callback: "http://panel.example/o",
    opportunities: [{ country_language: {} }]
  })
  await call("POST", "/Supply/v1/SupplierLinks/Create/1000001/4711", {
    SupplierLinkTypeCode: "OWS",
    TrackingTypeCode: "S2S"
  })
  await call("POST", "/Demand/v1/Surveys/Create", draft)
  const bearer = await login(given)
  const { campaign_id } = (await lift(given, "POST", "", bearer, campaign)) as { campaign_id: string }
  await lift(given, "POST", `/${campaign_id}/launch`, bearer)
  await sandbox.advance({ hours: 5 })
  await control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, count: 40 })
  await control("POST", "/faults", { operation_id: "listDictionary", status: 500, times: 2 })
  await call("GET", "/demand/v2-beta/locales")
  await control("POST", "/suppliers/4711/keys/rotate")
  await sandbox.advance({ hours: 7, seconds: 3.5 })
}

/** Returns all state that is visible to a client, without signatures. */
const readEverything = async ({ call, control, sandbox }: Given) => {
  const read = async (path: string) => (await call("GET", path)).text
  const { items } = (await control("GET", "/deliveries")).body as { items: ReadonlyArray<Record<string, unknown>> }
  return {
    campaigns: await lift({ sandbox }, "GET", "", await login({ sandbox })),
    now: sandbox.now().toISOString(),
    replies: await Promise.all(
      [
        "/supply/opportunities/v1/subscriptions/4711?surveys=true",
        "/Supply/v1/SupplierLinks/BySurveyNumber/1000001/4711",
        "/Demand/v1/Surveys/BySurveyNumber/5000001",
        "/Supply/v1/Surveys/AllOfferwall/4711"
      ].map(read)
    ),
    control: [
      (await control("GET", "/surveys")).body,
      (await control("GET", "/postbacks")).body,
      (await control("GET", "/faults")).body
    ],
    deliveries: items.map((delivery) => ({ ...delivery, signature: "" }))
  }
}

describe("snapshots", () => {
  it("a second sandbox that restores a snapshot sends no callbacks during the restore, has the same state and continues identically", async () => {
    const first = startSandbox({ seed: 7 })
    await live(first)
    const { body, status } = await first.control("GET", "/snapshot")
    expect(status).toBe(200)
    const second = startSandbox()
    expect((await second.control("POST", "/restore", body)).status).toBe(200)
    expect(second.received).toEqual([])
    expect(await readEverything(second)).toEqual(await readEverything(first))
    const before = first.received.length
    for (const given of [first, second]) await given.sandbox.advance({ hours: 3 })
    const bodies = (given: Given, from: number) =>
      given.received.slice(from).map(({ at, body, url }) => ({ at, body, url }))
    expect(bodies(second, 0)).toEqual(bodies(first, before))
    expect(second.received.length).toBeGreaterThan(100)
    expect(await readEverything(second)).toEqual(await readEverything(first))
  })

  it("restoring a sandbox snapshot reverts everything that happened after it", async () => {
    const given = startSandbox()
    await live(given)
    const { body } = await given.control("GET", "/snapshot")
    const seen = await readEverything(given)
    await given.call("POST", "/Demand/v1/Surveys/Create", draft)
    await given.sandbox.advance({ hours: 30 })
    await given.control("POST", "/restore", body)
    expect(await readEverything(given)).toEqual(seen)
  })

  it("the snapshot of a restored sandbox equals the snapshot that was restored", async () => {
    const first = startSandbox({ seed: 3 })
    await live(first)
    const { body } = await first.control("GET", "/snapshot")
    const second = startSandbox()
    await second.control("POST", "/restore", body)
    expect((await second.control("GET", "/snapshot")).body).toEqual(body)
  })

  it("a sandbox snapshot contains the responses of callback receivers, including failures", async () => {
    const first = startSandbox({ send: () => Promise.reject(new Error("nobody home")) })
    await live(first)
    const { body } = await first.control("GET", "/snapshot")
    const second = startSandbox()
    await second.control("POST", "/restore", body)
    const { items } = (await second.control("GET", "/deliveries")).body as { items: ReadonlyArray<{ error?: string }> }
    expect(items.length).toBeGreaterThan(10)
    expect(new Set(items.map(({ error }) => error))).toEqual(new Set(["nobody home"]))
  })

  it("a sandbox snapshot records the current time, but no calls that only read data or advance the clock", async () => {
    const given = startSandbox()
    await given.call("GET", "/demand/v2-beta/locales")
    await given.control("POST", "/clock/advance", { seconds: 60 })
    await given.control("GET", "/surveys")
    expect((await given.control("GET", "/snapshot")).body).toEqual({
      seed: 1,
      start: "2026-01-05T00:00:00.000Z",
      market: { size: 180, churn: "calm" },
      now: "2026-01-05T00:01:00.000Z",
      calls: [],
      responses: []
    })
  })

  const call = { at: "2026-01-06T00:00:00Z", method: "GET", target: "/" }
  it.each([
    [{ seed: 1, start: "2026-01-05T00:00:00Z", calls: [] }, "now"],
    [{ seed: -1, start: "2026-01-05T00:00:00Z", now: "2026-01-05T00:00:00Z", calls: [] }, "seed"],
    [{ seed: 1, start: "2026-01-05T00:00:00Z", now: "2026-01-05T00:00:00Z", calls: [call] }, "calls"],
    [{ seed: 1, start: "2026-01-07T00:00:00Z", now: "2026-01-08T00:00:00Z", calls: [call] }, "calls"]
  ])("restoring the malformed sandbox snapshot %j is refused and changes nothing", async (snapshot, words) => {
    const given = startSandbox({ seed: 4 })
    await live(given)
    const seen = await readEverything(given)
    expect(await given.control("POST", "/restore", snapshot as Snapshot)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(words) }
    })
    expect(await readEverything(given)).toEqual(seen)
  })
})

describe("scenarios", () => {
  it("every sandbox scenario has a name and a summary, and can be run", async () => {
    const given = startSandbox()
    const { items } = (await given.control("GET", "/scenarios")).body as {
      items: ReadonlyArray<{ name: string; summary: string }>
    }
    expect(items.map(({ name }) => name)).toEqual(["analyst", "buyer", "supplier"])
    for (const { name, summary } of items) {
      expect(summary.length).toBeGreaterThan(20)
      expect((await given.control("POST", `/scenarios/${name}/run`)).status).toBe(200)
    }
  })

  it("the sandbox scenario supplier creates both subscriptions, two links and outcome callbacks", async () => {
    const given = startSandbox()
    await given.control("POST", "/scenarios/supplier/run")
    const { items } = (await given.control("GET", "/subscriptions")).body as {
      items: ReadonlyArray<{ stream: string }>
    }
    expect(items.map(({ stream }) => stream)).toEqual(["opportunities", "outcomes"])
    const told = (await given.control("GET", "/deliveries?stream=outcomes")).body as { items: ReadonlyArray<unknown> }
    expect(told.items.length).toBeGreaterThan(3)
    for (const survey of [1_000_001, 1_000_002]) {
      expect((await given.call("GET", `/Supply/v1/SupplierLinks/BySurveyNumber/${survey}/4711`)).status).toBe(200)
    }
    expect(given.received).toEqual([])
  })

  it("the sandbox scenario analyst creates a campaign in each status with the configured lift and pacing", async () => {
    const given = startSandbox()
    await given.control("POST", "/scenarios/analyst/run")
    const { items } = (await given.control("GET", "/campaigns")).body as { items: ReadonlyArray<Study> }
    expect(items.map(({ status }) => status)).toEqual(["live", "complete", "pending", "draft"])
    const [alder, birch] = items
    // The first campaign recruits most of its 4,000 respondents early, and the second most of its 1,500 respondents late. Each campaign is about
    // halfway through its duration.
    expect(alder?.respondent_count).toBeGreaterThan(2_500)
    expect(birch?.respondent_count).toBeLessThan(1_100)
    const last = async (study: Study | undefined) => {
      const path = `/campaigns/${study?.campaign_id}/lift?question_id=${study?.questions[0]?.id}`
      return ((await given.control("GET", path)).body as { items: ReadonlyArray<LiftDay> }).items.at(-1)
    }
    expect(await last(alder)).toMatchObject({ statistically_significant: true })
    expect(await last(birch)).toMatchObject({ statistically_significant: false })
  })

  it("the sandbox scenario buyer creates a live survey and an awarded survey", async () => {
    const given = startSandbox()
    await given.control("POST", "/scenarios/buyer/run")
    const status = async (number: number) =>
      (
        JSON.parse((await given.call("GET", `/Demand/v1/Surveys/BySurveyNumber/${number}`)).text) as {
          Survey: { SurveyStatusCode: string }
        }
      ).Survey.SurveyStatusCode
    expect([await status(5_000_001), await status(5_000_002)]).toEqual(["03", "01"])
  })

  it("running a sandbox scenario whose name is unknown or is a path gets 404", async () => {
    const given = startSandbox()
    expect((await given.control("POST", "/scenarios/nothing/run")).status).toBe(404)
    expect((await given.control("POST", "/scenarios/..%2F..%2Fpackage/run")).status).toBe(404)
  })
})
