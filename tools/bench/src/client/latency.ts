/**
 * Measures the cost of one typed call over loopback with 32 calls in flight: the CPU time of this process and the calls per second. The baseline is
 * global `fetch` followed by `json()`.
 *
 * The result is the cost in a long-running process: before the first round, each variant makes calls until V8 has compiled its functions.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
import ky from "ky"
import { Octokit } from "octokit"
import { OpenAI } from "openai"
import { Stripe } from "stripe"
import { credentials } from "@fieldwork/sandbox"
import { sandboxServer } from "../children.ts"
import { interleave } from "../interleave.ts"
import type { Case } from "../Report.ts"

const inFlight = 32
const callsOfRound = 3000
const rounds = 7

/** The number of warm-up calls for each variant. V8 has compiled most functions after 10,000 calls. */
const warmUpCalls = 15_000

interface Measured {
  readonly micros: number
  readonly rate: number
}

const measure = async (call: () => Promise<unknown>, calls: number): Promise<Measured> => {
  let left = calls
  const worker = async () => {
    while (left-- > 0) await call()
  }
  const before = process.cpuUsage()
  const begun = performance.now()
  await Promise.all(Array.from({ length: inFlight }, worker))
  const seconds = (performance.now() - begun) / 1000
  const { system, user } = process.cpuUsage(before)
  return { micros: (user + system) / calls, rate: calls / seconds }
}

export const latency = async (): Promise<ReadonlyArray<Case>> => {
  const server = await sandboxServer()
  try {
    const { url } = server
    const options = { baseUrl: url, authUrl: url, ...credentials.brandLift }
    const brandLift = createBrandLift(options)
    const overFetch = createBrandLift({ ...options, fetch: (input, init) => fetch(input, init) })
    const draft_settings = {
      questions: [
        { question_name: "awareness", question_text: "Which of these have you heard of?", answers: ["Alder", "Birch"] }
      ]
    }
    const { campaign_id: id } = await brandLift.campaigns.create({
      body: {
        campaign_name: "Latency",
        start_date: "2026-02-01T00:00:00Z",
        end_date: "2026-03-01T00:00:00Z",
        client_name: null,
        country_language_id: 9,
        industry_id: 1,
        draft_settings
      }
    })
    const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
    const granted = await fetch(`${url}/oauth/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        grant_type: "client_credentials",
        client_id,
        client_secret,
        audience,
        platform_scopes: "short app:imt"
      })
    })
    const { access_token } = (await granted.json()) as { access_token: string }
    const path = `/api/impact-measurement/v1/campaigns/${id}`
    const headers = { authorization: `Bearer ${access_token}` }
    const thin = createBrandLiftClient({ baseUrl: url, headers })
    const { port } = new URL(url)
    const stripe = new Stripe(access_token, {
      host: "127.0.0.1",
      port: Number(port),
      protocol: "http",
      telemetry: false
    })
    const openai = new OpenAI({ baseURL: url, apiKey: access_token })
    const octokit = new Octokit({ baseUrl: url, throttle: { enabled: false } })

    const seen = new Map<string, Array<number>>()
    const variant = (name: string, call: () => Promise<unknown>) => async () => {
      const { micros, rate } = await measure(call, callsOfRound)
      seen.set(name, [...(seen.get(name) ?? []), rate])
      return micros
    }
    const names = {
      ours: () => brandLift.campaigns.get({ id }),
      floor: async () => (await fetch(`${url}${path}`, { headers })).json(),
      "ours, over plain fetch": () => overFetch.campaigns.get({ id }),
      "openapi-fetch 0.17": () => thin.GET("/api/impact-measurement/v1/campaigns/{id}", { params: { path: { id } } }),
      "ky 2": () => ky.get(`${url}${path}`, { headers }).json(),
      "stripe 23": () => stripe.rawRequest("GET", path),
      "openai 7": () => openai.get(path),
      "octokit 5": () => octokit.request(`GET ${path}`, { headers })
    }
    for (const call of Object.values(names)) await measure(call, warmUpCalls)
    const variants = Object.fromEntries(
      Object.entries(names).map(([name, call]) => [name, variant(name, call)])
    ) as Record<keyof typeof names, () => Promise<number>>
    const { floor, ours, ...peers } = await interleave(variants, rounds)
    const rates = await interleave(
      Object.fromEntries(Object.keys(names).map((name) => [name, () => (seen.get(name) ?? []).pop() ?? 0])) as Record<
        keyof typeof names,
        () => number
      >,
      rounds - 1
    )
    const { floor: floorRate, ours: oursRate, ...peerRates } = rates
    return [
      { case: `CPU of one call, ${inFlight} in flight`, unit: "µs", better: "lower", ours, floor, peers, n: rounds },
      {
        case: `calls a second, ${inFlight} in flight`,
        unit: "1/s",
        better: "higher",
        ours: oursRate,
        floor: floorRate,
        peers: peerRates,
        n: rounds
      }
    ]
  } finally {
    await server.stop()
  }
}
