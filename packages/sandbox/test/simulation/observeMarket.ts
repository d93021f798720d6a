/**
 * Runs a market with a subscription for some hours. Returns the number of live surveys, the resource usage, and statistics of the messages.
 */
import type { Opportunity } from "@fieldwork/specs/exchange/schema"
import type { Overview } from "../../src/control/schema.gen.ts"
import { createSandbox, credentials } from "../../src/index.ts"

export interface Sample {
  readonly hour: number
  readonly live: number
  readonly known: number
  /** The CPU time since the previous sample, in seconds. */
  readonly cpuSeconds: number
  /** The resident set size in bytes, measured after a garbage collection if one can be triggered. */
  readonly rss: number
  readonly heap: number
}

export interface MarketObservation {
  readonly samples: ReadonlyArray<Sample>
  /** The number of messages in the examined callbacks. The option `every` determines which callbacks are examined. */
  readonly messages: number
  /** The number of messages that contain a closed client quota. */
  readonly closed: number
  readonly operators: ReadonlyMap<string, number>
  readonly reasons: ReadonlyMap<string, number>
}

export interface Options {
  readonly size: number
  readonly churn: "calm" | "real"
  readonly hours: number
  readonly seed: number
  /** The time between two samples, in hours. */
  readonly step: number
  /** Only every nth callback is examined, where n is this number. Default: 1. */
  readonly every?: number
  readonly sampled?: (sample: Sample) => void
}

const collect = (globalThis as { gc?: () => void }).gc ?? (() => {})
const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)

export const observeMarket = async (options: Options): Promise<MarketObservation> => {
  const { churn, every = 1, hours, sampled = () => {}, seed, size, step } = options
  const [operators, reasons] = [new Map<string, number>(), new Map<string, number>()]
  let [callbacks, messages, closed] = [0, 0, 0]
  const examine = (message: Opportunity) => {
    messages++
    count(reasons, message.message_reason ?? "")
    for (const { logical_operator = "" } of message.survey_qualifications ?? []) count(operators, logical_operator)
    const isClosed = message.survey_quotas?.some(
      (_) => _.survey_quota_type === "Client" && _.number_of_respondents === 0
    )
    if (isClosed === true) closed++
  }
  const sandbox = createSandbox({
    seed,
    market: { size, churn },
    send: async (request) => {
      const body = await request.text()
      if (callbacks++ % every === 0)
        for (const message of JSON.parse(body) as ReadonlyArray<Opportunity>) examine(message)
      return new Response(null, { status: 204 })
    }
  })
  await sandbox.fetch("http://sandbox/supply/opportunities/v1/subscriptions/4711", {
    method: "POST",
    headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
    body: JSON.stringify({
      callback: "http://panel.example/o",
      include_quotas: true,
      opportunities: [{ country_language: {} }]
    })
  })
  const samples: Array<Sample> = []
  let before = process.cpuUsage()
  for (let hour = step; hour <= hours; hour += step) {
    await sandbox.advance({ hours: step })
    const { system, user } = process.cpuUsage(before)
    before = process.cpuUsage()
    const overview = (await (await sandbox.fetch("http://sandbox/__sandbox/overview")).json()) as Overview
    collect()
    const { heapUsed, rss } = process.memoryUsage()
    const { known, live } = overview.market
    const sample = { hour, live, known, cpuSeconds: (user + system) / 1e6, rss, heap: heapUsed }
    samples.push(sample)
    sampled(sample)
  }
  return { samples, messages, closed, operators, reasons }
}
