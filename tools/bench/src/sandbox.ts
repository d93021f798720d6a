/**
 * Measures the sandbox under load, compared with a minimal node:http server (the baseline) and with Prism's mock server for the same spec.
 *
 * For writes, the baseline reads and parses the body, which halves its speed. A second baseline discards the body.
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

/** Runs the load, and throws if any response is not 2xx. */
const load = async ({ url }: Server, { body, ...request }: Load) => {
  const { non2xx, requests } = await autocannon({
    url: `${url}${request.path}`,
    connections,
    duration: seconds,
    method: request.method,
    headers: { ...request.headers },
    ...(body !== undefined && { body })
  })
  if (non2xx > 0) throw new Error(`${request.method} ${request.path} at ${url}: ${non2xx} responses are not 2xx`)
  return requests
}

/** The number of warm-up runs after which the code of a server is fully compiled. */
const warmUpRuns = 4

const warmUp = async (server: Server, request: Load): Promise<void> => {
  for (let warmUpRun = 0; warmUpRun < warmUpRuns; warmUpRun++) await load(server, request)
}

/** Returns the requests per second, and appends the CPU time per request in microseconds to `costs`. */
const measureLoad = async (server: Server, request: Load, costs: Array<number>): Promise<number> => {
  const before = server.processorMillis()
  const { average, total } = await load(server, request)
  const after = server.processorMillis()
  if (before !== undefined && after !== undefined) costs.push(((after - before) * 1000) / total)
  return average
}

const json = { "content-type": "application/json" }

const post = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object
): Promise<Record<string, string>> =>
  (await fetch(url, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) })).json() as never

/** A request body of about 1.5 KB that is validated. It replaces an existing object, so the sandbox does not grow. */
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

/** Measures the startup of the sandbox: the milliseconds until the server prints its URL, and the memory in MB before the first request. */
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
    const measure = async (
      what: string,
      request: Load,
      peers: Readonly<Record<string, Server>>
    ): Promise<ReadonlyArray<Case>> => {
      const compared = { ours, floor: servers.bare }
      for (const server of Object.values(compared)) await warmUp(server, request)
      const costs = { ours: [] as Array<number>, floor: [] as Array<number> }
      const variants: Readonly<Record<string, () => Promise<number>>> = {
        ours: () => measureLoad(ours, request, costs.ours),
        floor: () => measureLoad(servers.bare, request, costs.floor),
        ...Object.fromEntries(
          Object.entries(peers).map(([name, server]) => [name, async () => (await load(server, request)).average])
        )
      }
      const { floor = Number.NaN, ours: sandbox = Number.NaN, ...rest } = await interleave(variants, rounds)
      const rate: Case = {
        case: what,
        unit: "req/s",
        better: "higher",
        ours: sandbox,
        floor,
        peers: rest,
        n: rounds
      }
      if (costs.ours.length === 0) return [rate]
      const cost: Case = {
        case: `${what}: processor time of the server`,
        unit: "µs",
        better: "lower",
        ours: median(costs.ours),
        floor: median(costs.floor),
        peers: {},
        n: costs.ours.length
      }
      return [rate, cost]
    }
    return [
      ...started,
      ...(await measure("read one campaign", read, { "Prism 5.16 mock": servers.brandLift })),
      ...(await measure(`write a validated body of ${write.body?.length} bytes; the floor reads and parses it`, write, {
        "node:http, body not read": servers.unread,
        "Prism 5.16 mock": servers.exchange
      }))
    ]
  } finally {
    await Promise.all(Object.values(servers).map(({ stop }) => stop()))
  }
}
