/** The market in which a supplier is simulated: a sandbox whose callbacks update a router. */
import type { Opportunity, Outcome } from "@fieldwork/exchange-client"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createRouter, type Policy } from "../../src/index.ts"

export interface LoopOptions {
  readonly seed: number
  /** The number of live surveys in the market. */
  readonly market: number
  /** The number of simulated hours of callbacks before the first respondent. */
  readonly warmUpHours: number
  /** The number of respondents in each arm of the simulation. The arms differ in how their respondents are routed. */
  readonly respondents: number
  /** The number of respondents who enter per simulated minute in each arm of the simulation. */
  readonly perMinute: number
}

export const supplier = credentials.exchange.suppliers[0] ?? ""

const policy: Policy = { pii: true }

export const openMarket = async ({ market, seed }: LoopOptions) => {
  const known = new Map<number, Opportunity>()
  const outcomes = new Map<string, Outcome>()
  const router = createRouter({ policy })
  const sandbox = createSandbox({
    seed,
    market: { size: market, churn: "real" },
    send: async (request) => {
      const items = (await request.json()) as ReadonlyArray<Opportunity | Outcome>
      for (const item of items) {
        if ("respondent_id" in item) outcomes.set(item.session_id ?? "", item)
        else {
          known.set(item.survey_id, item)
          router.apply({ opportunity: item })
        }
      }
      return new Response(null, { status: 204 })
    }
  })
  const call = async (method: string, path: string, body?: object) => {
    const response = await sandbox.fetch(`http://sandbox${path}`, {
      method,
      headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return response.ok ? ((await response.json()) as unknown) : undefined
  }
  await call("POST", `/supply/opportunities/v1/subscriptions/${supplier}`, {
    callback: "http://supplier.example/opportunities",
    include_quotas: true,
    opportunities: [{ country_language: {} }]
  })
  await call("POST", `/supply/respondent-outcomes/v1/subscriptions/${supplier}`, {
    callback: "http://supplier.example/outcomes",
    outcomes: [{}]
  })
  return { sandbox, call, known, outcomes, router }
}

export type Market = Awaited<ReturnType<typeof openMarket>>
