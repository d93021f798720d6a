/**
 * A sandbox with one of everything, and what a program needs to call it.
 */
import { arrange } from "@fieldwork/contract/src/world.ts"
import { createSandbox, credentials } from "@fieldwork/sandbox/browser"
import { runProgram } from "./run-program.ts"
import type { RunResult, SentRequest } from "./protocol.ts"

type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

/** What the program imports from `./client.ts` and the like, over this `fetch`. */
export type ModulesOf = (fetch: Fetch) => Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Session {
  readonly run: (code: string) => Promise<Omit<RunResult, "id">>
}

export const baseUrl = "https://sandbox.example"

const env = {
  FIELDWORK_BRAND_LIFT_URL: baseUrl,
  FIELDWORK_BRAND_LIFT_AUTH_URL: baseUrl,
  FIELDWORK_BRAND_LIFT_CLIENT_ID: credentials.brandLift.clientId,
  FIELDWORK_BRAND_LIFT_CLIENT_SECRET: credentials.brandLift.clientSecret,
  FIELDWORK_BRAND_LIFT_AUDIENCE: credentials.brandLift.audience,
  FIELDWORK_EXCHANGE_URL: baseUrl,
  FIELDWORK_EXCHANGE_API_KEY: credentials.exchange.apiKey
}

const received = async () => new Response(null, { status: 200 })

export const openSession = async (modulesOf: ModulesOf): Promise<Session> => {
  const sandbox = createSandbox({ send: received })
  await arrange({ sandbox })
  let requests: Array<SentRequest> = []
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method, url } = request
    const response = await sandbox.fetch(request)
    const { pathname, search } = new URL(url)
    if (pathname !== "/oauth/token" || requests.length === 0)
      requests.push({ method, path: `${pathname}${search}`, status: response.status })
    return response
  }
  const modules = modulesOf(fetch)
  return {
    run: async (code) => {
      requests = []
      const start = performance.now()
      const ran = await runProgram(code, modules, env)
      return { ...ran, requests, milliseconds: performance.now() - start }
    }
  }
}
