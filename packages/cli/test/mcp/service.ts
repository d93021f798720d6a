/**
 * Provides a sandbox that listens on a port, and the official MCP client, connected over both transports (standard input and output, and HTTP).
 */
import { join } from "node:path"
import { createSandbox, credentials, type SandboxServer, type Sandbox } from "@fieldwork/sandbox"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { afterAll, beforeAll } from "vitest"
import { serveHttp } from "../../src/mcp/http.ts"
import { makeServers, type ServerOptions } from "../../src/mcp/server.ts"
import { allTools, type Tool } from "../../src/mcp/Tool.ts"
import { contextOf } from "../commandContext.ts"

/** The fixtures that all tests in a file share. They are created before the first test. */
export interface Service {
  readonly sandbox: Sandbox
  readonly listening: SandboxServer
  readonly tools: ReadonlyArray<Tool>
}

/** Starts a service for the tests in a file. */
export const useService = (): (() => Service) => {
  let service: Service | undefined
  beforeAll(async () => {
    const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
    service = { sandbox, listening: await sandbox.listen(), tools: await allTools() }
  })
  afterAll(() => service?.listening.close())
  return () => {
    if (service === undefined) throw new Error("the service starts before the first test")
    return service
  }
}

/** Returns the environment variables with which the command uses an account of the service. */
const environmentOf = ({ listening }: Service) => ({
  FIELDWORK_BRAND_LIFT_URL: listening.url,
  FIELDWORK_BRAND_LIFT_AUTH_URL: listening.url,
  FIELDWORK_BRAND_LIFT_CLIENT_ID: credentials.brandLift.clientId,
  FIELDWORK_BRAND_LIFT_CLIENT_SECRET: credentials.brandLift.clientSecret,
  FIELDWORK_BRAND_LIFT_AUDIENCE: credentials.brandLift.audience,
  FIELDWORK_EXCHANGE_URL: listening.url,
  FIELDWORK_EXCHANGE_API_KEY: credentials.exchange.apiKey
})

const connected = async (transport: Transport): Promise<Client> => {
  const client = new Client({ name: "test", version: "1" })
  await client.connect(transport)
  return client
}

export const overStdio = async (service: Service, ...args: ReadonlyArray<string>) => {
  const client = await connected(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(import.meta.dirname, "../../src/main.ts"), "mcp", ...args],
      env: environmentOf(service),
      stderr: "ignore"
    }) as Transport
  )
  return { client, close: () => client.close() }
}

export const token = "a-token-of-the-test"

export const overHttp = async (service: Service, options: Partial<ServerOptions> = {}) => {
  const servers = await makeServers({
    allowWrites: false,
    reveal: new Set(),
    flags: { sandbox: false },
    context: contextOf({ environment: environmentOf(service) }),
    ...options
  })
  const { close, url } = await serveHttp(servers, { host: "127.0.0.1", port: 0, token })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  const client = await connected(new StreamableHTTPClientTransport(new URL(url), { requestInit }) as Transport)
  return {
    client,
    url,
    close: async () => {
      await client.close()
      await close()
    }
  }
}

export const textOf = (result: Awaited<ReturnType<Client["callTool"]>>): string =>
  (result.content as ReadonlyArray<{ readonly text: string }>)[0]?.text ?? ""

/** Returns the arguments of a tool for the input of an operation. Pagination parameters are omitted, because the tool handles pagination. */
export const argumentsOf = ({ inputSchema }: Tool, input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(inputSchema.properties, name)))
