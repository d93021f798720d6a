/**
 * Runs a 90-day campaign in a sandbox in this process, without HTTP.
 */
import { createSandbox, credentials, type Sandbox } from "@fieldwork/sandbox"

const url = "http://sandbox"
export const prefix = "/api/impact-measurement/v1/campaigns"
export const days = 90

export interface Size {
  readonly seed: number
  readonly respondents: number
  readonly impressionsPerExposed: number
  readonly questions: number
}

/** The duration and the CPU time of an operation, in milliseconds. */
export interface Cost {
  readonly wall: number
  /** The CPU time of this process in milliseconds, which depends little on other work on the machine. */
  readonly cpu: number
}

export const costOf = async (run: () => unknown): Promise<Cost> => {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  await run()
  const { system, user } = process.cpuUsage(before)
  return { wall: performance.now() - begun, cpu: (system + user) / 1000 }
}

type Json = Record<string, never>

export interface Campaign {
  readonly id: string
  readonly call: (method: string, path: string, body?: object) => Promise<Json>
  /** Returns the respondents of the campaign as CSV. */
  readonly csv: () => Promise<string>
  /** The time that the simulation takes from the launch of the campaign to its end. */
  readonly advanced: Cost
}

const draft = (questions: number) => ({
  campaign_name: "At size",
  start_date: "2026-01-06T00:00:00Z",
  end_date: "2026-04-06T00:00:00Z",
  client_name: null,
  country_language_id: 9,
  industry_id: 1,
  expected_impressions_count: { digital: 30_000_000 },
  draft_settings: {
    questions: Array.from({ length: questions }, (_, index) => ({
      question_name: `question_${index + 1}`,
      question_text: `Which of these have you heard of? (${index + 1})`,
      answers: ["Alder Coffee", "Birch Roasters", "Cedar Beans", "None of these"],
      default: index === 0,
      target_option_index: 0
    }))
  }
})

const caller = ({ fetch }: Sandbox) => {
  let token = ""
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) })
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const call: Campaign["call"] = async (method, path, body) => {
    const json: Json = await (await send(method, path, body)).json()
    if (path === "/oauth/token") token = String(json["access_token"])
    return json
  }
  return { call, send }
}

const grant = () => {
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  return { grant_type: "client_credentials", client_id, client_secret, audience, platform_scopes: "short app:imt" }
}

/** Launches the campaign and runs it to its end. */
export const runCampaign = async ({
  impressionsPerExposed: impressions_per_exposed,
  questions,
  respondents,
  seed
}: Size): Promise<Campaign> => {
  const sandbox = createSandbox({ seed, send: async () => new Response(null) })
  const { call, send } = caller(sandbox)
  await call("POST", "/oauth/token", grant())
  const { campaign_id } = await call("POST", prefix, draft(questions))
  const id = String(campaign_id)
  await call("PUT", `/__sandbox/campaigns/${id}/people`, { respondents, impressions_per_exposed, weighted: true })
  await call("POST", `${prefix}/${id}/launch`)
  const advanced = await costOf(() => sandbox.advance({ days: days + 2 }))
  await call("POST", "/oauth/token", grant())
  const csv = async () => (await send("GET", `${prefix}/${id}/respondents/csv`)).text()
  return { advanced, call, csv, id }
}
