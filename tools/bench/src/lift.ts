/**
 * The brand lift side of the sandbox at size: a campaign of 90 days with 20,000 respondents, in process and without HTTP, beside the same
 * question asked of SQLite.
 */
import { DatabaseSync } from "node:sqlite"
import { createSandbox, credentials, type Sandbox } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { interleave, median } from "./interleave.ts"
import type { Case } from "./Report.ts"

const rounds = 15
const url = "http://sandbox"
const prefix = "/api/impact-measurement/v1/campaigns"
const days = 90

const questions = Array.from({ length: 10 }, (_, index) => ({
  question_name: `question_${index + 1}`,
  question_text: `Which of these have you heard of? (${index + 1})`,
  answers: ["Alder Coffee", "Birch Roasters", "Cedar Beans", "None of these"],
  default: index === 0,
  target_option_index: 0
}))

const campaign = {
  campaign_name: "At size",
  start_date: "2026-01-06T00:00:00Z",
  end_date: "2026-04-06T00:00:00Z",
  client_name: null,
  country_language_id: 9,
  industry_id: 1,
  // 1,500 impressions for a respondent.
  expected_impressions_count: { digital: 30_000_000 },
  draft_settings: { questions }
}

type Json = Record<string, never>

const caller = ({ fetch }: Sandbox) => {
  let token = ""
  return async (method: string, path: string, body?: object): Promise<Json> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) })
    })
    const json: Json = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(json)}`)
    if (path === "/oauth/token") token = String(json["access_token"])
    return json
  }
}

const grant = () => {
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  return { grant_type: "client_credentials", client_id, client_secret, audience, platform_scopes: "short app:imt" }
}

/** Launches the campaign and runs it to its end. */
const runCampaign = async (seed: number) => {
  const sandbox = createSandbox({ seed, send: async () => new Response(null) })
  const call = caller(sandbox)
  await call("POST", "/oauth/token", grant())
  const { campaign_id } = await call("POST", prefix, campaign)
  await call("POST", `${prefix}/${campaign_id}/launch`)
  const begun = performance.now()
  await sandbox.advance({ days: days + 2 })
  const advanced = performance.now() - begun
  await call("POST", "/oauth/token", grant())
  return { sandbox, call, campaign_id: String(campaign_id), advanced }
}

/** The respondents of the first question as rows, in memory. */
const loadSqlite = async (sandbox: Sandbox, id: string, question: number) => {
  const control = createControlClient({ baseUrl: url, fetch: sandbox.fetch })
  const { data } = await control.GET("/__sandbox/campaigns/{id}/respondents", { params: { path: { id } } })
  const database = new DatabaseSync(":memory:")
  database.exec("create table people (exposed integer, device text, answer integer)")
  const insert = database.prepare("insert into people values (?, ?, ?)")
  database.exec("begin")
  for (const { answers, device, group } of data?.items ?? []) {
    const chosen = answers.find(({ question_id }) => question_id === question)?.answer_ids[0]
    if (chosen !== undefined) insert.run(group === "exposed" ? 1 : 0, device, chosen)
  }
  database.exec("commit")
  const [first] = data?.items[0]?.answers.find(({ question_id }) => question_id === question)?.answer_ids ?? []
  const byDevice = database.prepare(
    "select device, exposed, count(*) n, sum(answer = ?) x from people group by device, exposed"
  )
  return { count: data?.items.length ?? 0, query: () => byDevice.all(first ?? 0) }
}

const timed = async (run: () => unknown): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

const levels = "confidence_level__in=0.8,0.85,0.9,0.95"
const breakdowns = [
  "by-ad-channel",
  "by-ad-length",
  "by-creative",
  "by-bucket",
  "by-daypart",
  "by-demographic/demo_age",
  "by-device",
  "by-frequency"
]

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const advances: Array<number> = []
  for (const seed of [1, 2, 3]) advances.push((await runCampaign(seed)).advanced)
  const { call, campaign_id, sandbox } = await runCampaign(1)
  const { items } = await call("GET", `${prefix}/${campaign_id}/questions`)
  const asked = (
    items as unknown as ReadonlyArray<{ question: { id: number; question_id: number; question_name: string } }>
  ).filter(({ question }) => question.question_name.startsWith("question_"))
  const [first] = asked
  if (first === undefined) throw new Error("the campaign has no questions")
  const sqlite = await loadSqlite(sandbox, campaign_id, first.question.question_id)
  const lift = (id: number, breakdown: string) =>
    call("GET", `${prefix}/${campaign_id}/questions/${id}/lift/${breakdown}?${levels}`)

  const one = await interleave(
    {
      ours: () => timed(() => lift(first.question.id, "by-device")),
      "SQLite, counts alone": () => timed(sqlite.query)
    },
    rounds
  )
  const sweeps: Array<number> = []
  for (let round = 0; round < 3; round++) {
    sweeps.push(
      await timed(async () => {
        for (const { question } of asked) for (const breakdown of breakdowns) await lift(question.id, breakdown)
      })
    )
  }
  const lower = { unit: "ms", better: "lower" } as const
  return [
    { case: `advance ${days} days to ${sqlite.count} respondents`, ...lower, ours: median(advances), peers: {}, n: 3 },
    {
      case: "one question by device at four levels",
      ...lower,
      ours: one.ours,
      peers: { "SQLite, counts alone": one["SQLite, counts alone"] },
      n: rounds
    },
    {
      case: `${asked.length} questions by ${breakdowns.length} breakdowns`,
      ...lower,
      ours: median(sweeps),
      peers: {},
      n: 3
    }
  ]
}
