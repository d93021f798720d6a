/**
 * Runs programs against a service, which is either a prepared in-page sandbox or a remote service.
 */
import { createSandbox, credentials } from "@fieldwork/sandbox/browser"
import type { Arrange } from "./Arrange.ts"
import { runProgram } from "./run-program.ts"
import type { Remote, RunResult, SentRequest } from "./protocol.ts"

type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

/** Creates the modules that a program imports, such as `./client.ts`. The modules send their requests with `fetch`. */
export type ModulesOf = (fetch: Fetch, service: Remote) => Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Session {
  readonly run: (code: string) => Promise<RunResult>
}

const baseUrl = "https://sandbox.example"

/** The URLs and credentials of the in-page sandbox. */
const inPage: Remote = {
  baseUrl,
  authUrl: baseUrl,
  ...credentials.brandLift,
  apiKey: credentials.exchange.apiKey
}

/** Returns the environment variables that the guides' `client.ts` reads. */
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

/** Creates an in-page sandbox with the objects that the samples require. */
export const openSandbox = async (modulesOf: ModulesOf, arrange: Arrange): Promise<Session> => {
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  await arrange(sandbox)
  return openSession(modulesOf, inPage, sandbox.fetch)
}

/** Creates a session that sends its requests to a service over the network. */
export const openRemote = (modulesOf: ModulesOf, remote: Remote): Session =>
  openSession(modulesOf, remote, (request) => fetch(request))
