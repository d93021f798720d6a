/**
 * The clients in the resilience benchmark: ours with both APIs (Promise and Effect), and well-known clients. If a client has such options, it is
 * configured to make two retries and to time out after 2.5 s.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { BrandLift, Campaigns } from "@fieldwork/brand-lift"
import { Effect, Layer } from "effect"
import ky from "ky"
import { Octokit } from "octokit"
import { OpenAI } from "openai"
import createClient from "openapi-fetch"
import { Stripe } from "stripe"
import type { Stage } from "./scenarios.ts"

export interface Contestant {
  readonly name: string
  /** Creates a client for the scenario's server. `notice` is called for each deprecation notice. */
  readonly make: (
    stage: Stage,
    notice: () => void
  ) => { readonly get: () => Promise<unknown>; readonly post: () => Promise<unknown> }
}

const timeout = 2500
const id = "6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10"
const draft = {
  campaign_name: "Torture",
  start_date: "2026-02-01T00:00:00Z",
  end_date: "2026-03-01T00:00:00Z",
  client_name: null,
  country_language_id: 9,
  industry_id: 1,
  draft_settings: {}
}

const options = ({ url }: Stage) => ({
  baseUrl: url,
  authUrl: url,
  clientId: "bench",
  clientSecret: "bench-secret",
  audience: "https://bench.example",
  timeoutMillis: timeout,
  // At most three attempts, as for the clients that are configured with two retries.
  retry: { maxAttempts: 3 },
  validation: "off" as const
})

export const contestants: ReadonlyArray<Contestant> = [
  {
    name: "fieldwork, Promise",
    make: (stage, notice) => {
      const { campaigns } = createBrandLift({ ...options(stage), onDeprecation: notice })
      // The clients with the Promise API and with the Effect API run in one process and must call different operations, because the deprecation
      // notice for an operation is logged only once per process.
      return { get: () => campaigns.list().page(1), post: () => campaigns.create({ body: draft }) }
    }
  },
  {
    name: "fieldwork, Effect",
    make: (stage, notice) => {
      const layer = BrandLift.layer({ ...options(stage), onDeprecation: notice })
      const services = Effect.runSync(Effect.scoped(Layer.build(layer)))
      const run = <A, E>(effect: Effect.Effect<A, E, Campaigns>) => Effect.runPromise(Effect.provide(effect, services))
      return {
        get: () => run(Effect.flatMap(Campaigns, (campaigns) => campaigns.get({ id }))),
        post: () => run(Effect.flatMap(Campaigns, (campaigns) => campaigns.create({ body: draft })))
      }
    }
  },
  {
    name: "stripe 23",
    make: ({ port }) => {
      const stripe = new Stripe("sk_test_bench", {
        host: "127.0.0.1",
        port,
        protocol: "http",
        maxNetworkRetries: 2,
        timeout,
        telemetry: false
      })
      return { get: () => stripe.customers.retrieve("x"), post: () => stripe.customers.create({ name: "x" }) }
    }
  },
  {
    name: "openai 7",
    make: ({ url }) => {
      const openai = new OpenAI({ baseURL: url, apiKey: "bench", maxRetries: 2, timeout })
      return {
        get: () => openai.models.retrieve("x"),
        post: () => openai.chat.completions.create({ model: "x", messages: [{ role: "user", content: "x" }] })
      }
    }
  },
  {
    name: "octokit 5",
    make: ({ url }) => {
      const octokit = new Octokit({ baseUrl: url, auth: "bench", request: { timeout } })
      return { get: () => octokit.request("GET /x"), post: () => octokit.request("POST /x") }
    }
  },
  {
    name: "ky 2",
    make: ({ url }) => {
      const client = ky.create({ timeout, retry: 2 })
      return { get: () => client.get(`${url}/x`).json(), post: () => client.post(`${url}/x`, { json: {} }).json() }
    }
  },
  {
    name: "openapi-fetch 0.17",
    make: ({ url }) => {
      const client = createClient<Record<string, { get: { responses: object }; post: { responses: object } }>>({
        baseUrl: url
      })
      const checked = async (sent: Promise<{ response: Response; data?: unknown }>) => {
        const { data, response } = await sent
        if (!response.ok) throw new Error(String(response.status))
        return data
      }
      return { get: () => checked(client.GET("/x")), post: () => checked(client.POST("/x")) }
    }
  },
  {
    name: "fetch",
    make: ({ url }) => {
      const checked = async (response: Response) => {
        if (!response.ok) throw new Error(String(response.status))
        return response.json()
      }
      return {
        get: async () => checked(await fetch(`${url}/x`)),
        post: async () => checked(await fetch(`${url}/x`, { method: "POST" }))
      }
    }
  }
]
