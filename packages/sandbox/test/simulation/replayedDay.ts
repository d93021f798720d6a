/**
 * Records a day of callbacks from the opportunities and outcomes streams at a receiver, imports the recording from a folder, and replays it in
 * another sandbox at many times the original speed.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { SubscriptionCreated } from "@fieldwork/specs/exchange/schema"
import type { Recording } from "../../src/control/schema.gen.ts"
import { readFolder } from "../../src/exchange/recordings/readFolder.ts"
import { createSandbox, credentials, type Sandbox } from "../../src/index.ts"
import { verifier } from "./signatures.ts"

export interface Options {
  readonly seed: number
  readonly hours: number
  /** The number of recorded seconds per virtual second. */
  readonly speed: number
}

export interface Replay {
  readonly recorded: number
  /** The number of distinct respondent identifiers in the recording. */
  readonly pids: number
  readonly played: number
  /** The number of replayed callbacks that were not signed with the key of the replaying sandbox. */
  readonly unverified: number
  /** The number of replayed callbacks that differ from the recording in their order or in bytes other than masked identifiers. */
  readonly different: number
  /** The number of original respondent identifiers that occur in replayed callbacks. */
  readonly leaked: number
  /** The virtual time from the first to the last callback, in seconds. */
  readonly seconds: number
  readonly state: Recording["state"]
}

const supplier = credentials.exchange.suppliers[0] ?? ""

const caller =
  ({ fetch }: Sandbox) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://sandbox${path}`, {
      method,
      headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }

type Call = ReturnType<typeof caller>

const subscribe = async (call: Call, filter: object): Promise<SubscriptionCreated> => {
  const opportunities = { callback: "http://panel.example/o", include_quotas: true, opportunities: [filter] }
  await call("POST", `/supply/opportunities/v1/subscriptions/${supplier}`, opportunities)
  const outcomes = { callback: "http://panel.example/r", outcomes: [{}] }
  return (await call(
    "POST",
    `/supply/respondent-outcomes/v1/subscriptions/${supplier}`,
    outcomes
  )) as SubscriptionCreated
}

const identifiers = /"(?:panelist_id|session_id)":"([^"]+)"/g

/** Returns the body without the identifiers, which are masked in the replay. */
const unnamed = (body: string): string => body.replace(identifiers, "").replace(/"respondent_pids":\[[^\]]*\]/g, "")

const record = async ({ hours, seed }: Options, folder: string) => {
  const bodies: Array<string> = []
  const pids = new Set<string>()
  const sandbox = createSandbox({
    seed,
    exchange: { signature_time: "virtual" },
    send: async (request) => {
      const body = await request.text()
      const headers = [...request.headers].map(([name, value]) => `${name}: ${value}`)
      const name = `${bodies.push(body)}`.padStart(8, "0")
      for (const [, pid = ""] of body.matchAll(identifiers)) pids.add(pid)
      writeFileSync(join(folder, `${name}.http`), `POST /callback HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n${body}`)
      return new Response(null, { status: 204 })
    }
  })
  const call = caller(sandbox)
  await subscribe(call, { country_language: {} })
  await call("POST", `/Supply/v1/SupplierLinks/Create/1000001/${supplier}`, {
    SupplierLinkTypeCode: "OWS",
    TrackingTypeCode: "NONE"
  })
  for (let hour = 0; hour < hours; hour++) {
    await call("POST", `/__sandbox/suppliers/${supplier}/respondents`, { survey_number: 1_000_001, count: 60 })
    await sandbox.advance({ hours: 1 })
  }
  return { bodies, pids }
}

/** A filter that none of the sandbox's own surveys match. The sandbox therefore sends only the recorded callbacks. */
const nothing = { country_language: {}, revenue_per_interview: { gte: 1e9 } }

export const replayDay = async (options: Options): Promise<Replay> => {
  const folder = mkdtempSync(join(tmpdir(), "recorded-day-"))
  try {
    const { bodies, pids } = await record(options, folder)
    const { timeOf, trust } = verifier()
    const played: Array<string> = []
    let [unverified, leaked, first, last] = [0, 0, 0, 0]
    const sandbox = createSandbox({
      seed: options.seed + 1,
      market: { size: 10 },
      send: async (request) => {
        const body = await request.text()
        if (timeOf(body, request.headers.get("x-platform-signature") ?? "") === undefined) unverified++
        for (const [, pid = ""] of body.matchAll(identifiers)) if (pids.has(pid)) leaked++
        last = sandbox.now().getTime()
        if (played.push(body) === 1) first = last
        return new Response(null, { status: 204 })
      }
    })
    const call = caller(sandbox)
    trust((await subscribe(call, nothing)) as Required<SubscriptionCreated>)
    const { id, lasts_seconds } = (await call("POST", "/__sandbox/recordings", {
      items: readFolder(folder).callbacks
    })) as Recording
    await call("POST", `/__sandbox/recordings/${id}/play`, { supplier_code: supplier, speed: options.speed })
    await sandbox.advance({ seconds: lasts_seconds / options.speed + 1 })
    const { state } = (await call("GET", `/__sandbox/recordings/${id}`)) as Recording
    const different = bodies.filter((body, index) => unnamed(body) !== unnamed(played[index] ?? "")).length
    return {
      recorded: bodies.length,
      pids: pids.size,
      played: played.length,
      unverified,
      different,
      leaked,
      seconds: (last - first) / 1000,
      state
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
