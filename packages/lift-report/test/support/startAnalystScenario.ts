/** Starts the analyst scenario of the sandbox and creates a client for it. */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const url = "https://lift.example"

/** The bodies of all responses that the service has returned, in chronological order. */
export interface RecordedResponses {
  readonly bodies: Array<string>
}

export const startAnalystScenario = async () => {
  const sandbox = createSandbox()
  await sandbox.fetch(`${url}/__sandbox/scenarios/analyst/run`, { method: "POST" })
  const responses: RecordedResponses = { bodies: [] }
  const fetch: typeof sandbox.fetch = async (...request) => {
    const response = await sandbox.fetch(...request)
    responses.bodies.push(await response.clone().text())
    return response
  }
  const client = createBrandLift({
    baseUrl: url,
    authUrl: url,
    ...credentials.brandLift,
    fetch,
    deprecation: "silent"
  })
  const ids = new Map<string, string>()
  for await (const { campaign_id = "", campaign_name = "" } of client.campaigns.list())
    ids.set(campaign_name, campaign_id)
  const idOf = (name: "Alder Coffee winter" | "Birch Roasters new year" | "Cedar Beans spring"): string =>
    ids.get(name) ?? ""
  const clock = async (): Promise<number> => {
    const response = await sandbox.fetch(`${url}/__sandbox/clock`)
    return Date.parse(((await response.json()) as { readonly now: string }).now)
  }
  return { responses, client, clock, idOf, sandbox, url }
}
