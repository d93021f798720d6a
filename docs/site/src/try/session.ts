/**
 * What a program calls: a sandbox with one of everything inside the page, or a service elsewhere.
 */
import { arrange } from "@fieldwork/contract/src/world.ts"
import { createSandbox, credentials } from "@fieldwork/sandbox/browser"
import { runProgram } from "./run-program.ts"
import type { Remote, RunResult, SentRequest } from "./protocol.ts"

type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

/** What the program imports from `./client.ts` and the like, over this `fetch`. */
export type ModulesOf = (fetch: Fetch, service: Remote) => Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Session {
  readonly run: (code: string) => Promise<RunResult>
}

const baseUrl = "https://sandbox.example"

/** The sandbox in the page. */
const inPage: Remote = {
  baseUrl,
  authUrl: baseUrl,
  ...credentials.brandLift,
  apiKey: credentials.exchange.apiKey
}

/** The settings of the guides' client.ts. */
const environmentOf = ({ apiKey, audience, authUrl, baseUrl: url, clientId, clientSecret }: Remote) => ({
  FIELDWORK_BRAND_LIFT_URL: url,
  FIELDWORK_BRAND_LIFT_AUTH_URL: authUrl,
  FIELDWORK_BRAND_LIFT_CLIENT_ID: clientId,
  FIELDWORK_BRAND_LIFT_CLIENT_SECRET: clientSecret,
  FIELDWORK_BRAND_LIFT_AUDIENCE: audience,
  FIELDWORK_EXCHANGE_URL: url,
  FIELDWORK_EXCHANGE_API_KEY: apiKey
})

const openSession = (modulesOf: ModulesOf, service: Remote, send: Fetch): Session => {
  let requests: Array<SentRequest> = []
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method, url } = request
    const { pathname, search } = new URL(url)
    const record = (status?: number) => {
      if (pathname !== "/oauth/token" || requests.length === 0)
        requests.push({ method, path: `${pathname}${search}`, ...(status !== undefined && { status }) })
    }
    try {
      const response = await send(request)
      record(response.status)
      return response
    } catch (cause) {
      record()
      throw cause
    }
  }
  const modules = modulesOf(fetch, service)
  return {
    run: async (code) => {
      requests = []
      const start = performance.now()
      const ran = await runProgram(code, modules, environmentOf(service))
      return { ...ran, requests, milliseconds: performance.now() - start }
    }
  }
}

/** A new sandbox inside the page. */
export const openSandbox = async (modulesOf: ModulesOf): Promise<Session> => {
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  await arrange({ sandbox })
  return openSession(modulesOf, inPage, sandbox.fetch)
}

/** A service that the page reaches over the network. */
export const openRemote = (modulesOf: ModulesOf, remote: Remote): Session =>
  openSession(modulesOf, remote, (request) => fetch(request))
