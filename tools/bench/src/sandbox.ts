/**
 * The sandbox under load, beside a bare node:http server (the floor) and Prism's mock of the same spec.
 *
 * The floor of a write reads the body and parses it, which costs it half of its speed; beside it stands the one that throws the body away.
 */
import autocannon from "autocannon"
import { credentials } from "@fieldwork/sandbox"
import { bareServer, prismServer, sandboxServer, type Server } from "./children.ts"
import { interleave, median } from "./interleave.ts"
import type { Case } from "./Report.ts"

const rounds = 15
const connections = 32
const seconds = 1
const prefix = "/api/impact-measurement/v1"

interface Load {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Requests a second; fails when an answer is not a 2xx. */
const load = async ({ url }: Server, { body, ...request }: Load): Promise<number> => {
  const { non2xx, requests } = await autocannon({
    url: `${url}${request.path}`,
    connections,
    duration: seconds,
    method: request.method,
    headers: { ...request.headers },
    ...(body !== undefined && { body })
  })
  if (non2xx > 0) throw new Error(`${request.method} ${request.path} at ${url}: ${non2xx} answers are not 2xx`)
  return requests.average
}

const json = { "content-type": "application/json" }

const post = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object
): Promise<Record<string, string>> =>
  (await fetch(url, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) })).json() as never

/** A validated body of about 1.5 KB; it replaces what was there, so the sandbox does not grow. */
const subscription = {
  callback: "http://127.0.0.1:9/callbacks",
  include_quotas: true,
  opportunities: Array.from({ length: 8 }, (_, index) => ({
    country_language: { in: ["eng_us", "eng_ca"] },
    bid_length_of_interview: { gte: index, lte: 20 + index },
    collects_pii: { eq: false },
    revenue_per_interview: { gte: 0.5 },
    conversion: { gte: 0.1, lte: 0.9 }
  }))
}

const campaign = {
  campaign_name: "Alder Coffee winter",
  start_date: "2026-02-01T00:00:00Z",
  end_date: "2026-03-01T00:00:00Z",
  client_name: null,
  country_language_id: 9,
  industry_id: 1,
  draft_settings: {
    questions: [
      {
        question_name: "brand_awareness",
        question_text: "Which of these have you heard of?",
        answers: ["Alder", "Birch"]
      }
    ]
  }
}

/** What starting costs: milliseconds until it says where it listens, and MB of memory when nobody has asked for anything. */
const starts = async (): Promise<ReadonlyArray<Case>> => {
  const ready: Array<number> = []
  const memory: Array<number> = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    const server = await sandboxServer()
    ready.push(performance.now() - begun)
    memory.push(server.memory())
    await server.stop()
  }
  const common = { better: "lower", peers: {}, n: rounds } as const
  return [
    { case: "start to ready, from TypeScript", unit: "ms", ours: median(ready), ...common },
    { case: "memory at rest", unit: "MB", ours: median(memory), ...common }
  ]
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const started = await starts()
  const servers = {
    ours: await sandboxServer(),
    bare: await bareServer("read"),
    unread: await bareServer("ignored"),
    brandLift: await prismServer("brand-lift"),
    exchange: await prismServer("exchange")
  }
  const { ours } = servers
  try {
    const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
    const grant = {
      grant_type: "client_credentials",
      client_id,
      client_secret,
      audience,
      platform_scopes: "short app:imt"
    }
    const { access_token } = await post(`${ours.url}/oauth/token`, {}, grant)
    const authorization = `Bearer ${access_token}`
    const { campaign_id } = await post(`${ours.url}${prefix}/campaigns`, { authorization }, campaign)

    const read: Load = { method: "GET", path: `${prefix}/campaigns/${campaign_id}`, headers: { authorization } }
    const write: Load = {
      method: "POST",
      path: `/supply/opportunities/v1/subscriptions/${credentials.exchange.suppliers[0]}`,
      headers: { ...json, authorization: credentials.exchange.apiKey },
      body: JSON.stringify(subscription)
    }
    const measure = async (what: string, request: Load, peers: Readonly<Record<string, Server>>): Promise<Case> => {
      const all = Object.entries({ ours, floor: servers.bare, ...peers })
      const variants = Object.fromEntries(all.map(([name, server]) => [name, () => load(server, request)]))
      const { floor = Number.NaN, ours: sandbox = Number.NaN, ...rest } = await interleave(variants, rounds)
      return { case: what, unit: "req/s", better: "higher", ours: sandbox, floor, peers: rest, n: rounds }
    }
    return [
      ...started,
      await measure("read one campaign", read, { "Prism 5.16 mock": servers.brandLift }),
      await measure(`write a validated body of ${write.body?.length} bytes; the floor reads and parses it`, write, {
        "node:http, body not read": servers.unread,
        "Prism 5.16 mock": servers.exchange
      })
    ]
  } finally {
    await Promise.all(Object.values(servers).map(({ stop }) => stop()))
  }
}
