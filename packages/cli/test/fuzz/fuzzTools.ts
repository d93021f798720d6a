/**
 * Sends many tool calls to a server without permissions, and detects secrets in results and writes that reach a service.
 */
import { createTestData } from "@fieldwork/contract/src/TestData.ts"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js"
import fc from "fast-check"
import type { Fetch } from "../../src/account/Fetch.ts"
import { makeServers } from "../../src/mcp/server.ts"
import { allTools } from "../../src/mcp/Tool.ts"
import { contextOf } from "../commandContext.ts"
import { arbitraryCalls } from "./arbitraryCalls.ts"

export interface Fuzzed {
  readonly calls: number
  readonly succeeded: number
  /** The number of requests that reached the services. */
  readonly requests: number
  readonly problems: ReadonlyArray<string>
}

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g

/** Returns all identifiers of respondents in the sandbox, without using the MCP server. */
const respondentsOf = async (sandbox: { readonly fetch: typeof globalThis.fetch }, token: string, campaign: string) => {
  const url = `http://sandbox/api/impact-measurement/v1/campaigns/${campaign}/respondents?page_size=5000`
  const response = await sandbox.fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const { items } = (await response.json()) as { readonly items: ReadonlyArray<Record<string, unknown>> }
  const found = new Set<string>()
  for (const item of items) {
    const text = JSON.stringify(item)
    for (const [, id = ""] of text.matchAll(/"(?:respondent|visitor|impression)_id":"([^"]+)"/g)) found.add(id)
  }
  return found
}

export const fuzzTools = async (runs: number, seed: number): Promise<Fuzzed> => {
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  const { ids, token } = await createTestData({ sandbox })
  const respondents = await respondentsOf(sandbox as never, token, ids.live)
  const secrets = new Set([credentials.exchange.apiKey, credentials.brandLift.clientSecret])
  const problems: Array<string> = []
  let requests = 0
  const fetch: Fetch = async (url, init) => {
    requests += 1
    const { pathname } = new URL(url)
    if (init.method !== "GET" && pathname !== "/oauth/token")
      problems.push(`a write arrived: ${init.method} ${pathname}`)
    secrets.add((init.headers.get("authorization") ?? "").replace("Bearer ", ""))
    return (sandbox.fetch as Fetch)(url, init)
  }
  const makeServer = await makeServers({
    allowWrites: false,
    reveal: new Set(),
    flags: { sandbox: true },
    context: contextOf({ openSandbox: async () => ({ ...credentials, fetch }) })
  })
  const client = new Client({ name: "fuzz", version: "1" })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await Promise.all([makeServer().connect(far), client.connect(near)])
  const tools = await allTools()
  const calls = fc.sample(arbitraryCalls(tools, ids), { numRuns: runs, seed })
  let succeeded = 0
  for (const [index, call] of calls.entries()) {
    const result = await client.callTool(call).catch((cause: unknown) => ({ isError: true, content: String(cause) }))
    const text = JSON.stringify(result.content)
    if (result.isError !== true) succeeded += 1
    const report = (what: string) => problems.push(`call ${index}, ${JSON.stringify(call)}: ${what}`)
    const own = JSON.stringify(call.arguments)
    for (const secret of secrets)
      if (secret !== "" && text.includes(secret) && !own.includes(secret)) report("a secret left")
    for (const [id] of text.matchAll(uuid)) if (respondents.has(id)) report(`the id of a respondent left: ${id}`)
    for (const [, pid] of text.matchAll(/\\"PID\\":\\"([^"\\]+)/g))
      if (pid !== "[hidden]") report(`the PID of a respondent left: ${pid}`)
    if (/s3_url[\\"]+:[\\"]+http/.test(text)) report("a signed link left")
    if (text.length > 80_000) report(`${text.length} characters left`)
  }
  await client.close()
  if (respondents.size < 100) problems.push(`the sandbox has only ${respondents.size} identifiers to look for`)
  return { calls: calls.length, succeeded, requests, problems }
}
