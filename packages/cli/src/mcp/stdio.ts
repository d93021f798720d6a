/**
 * Runs the MCP server over standard input and output until the input ends and every request has received its response.
 */
import type { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import { PendingRequests } from "./PendingRequests.ts"

/** The maximum time to wait for responses after the input has ended: the default timeout of a request to a service. */
const maxWaitMillis = 30_000

/** Resolves when the data that was written to standard output has left this process, because the process exits after the command. */
const flushed = (): Promise<void> => new Promise((resolve) => process.stdout.write("", () => resolve()))

export const serveStdio = async (server: Server, signal: AbortSignal): Promise<void> => {
  const transport = new StdioServerTransport()
  const pending = new PendingRequests(transport)
  await server.connect(transport)
  await new Promise<void>((resolve) => {
    process.stdin.once("end", resolve)
    process.stdin.once("close", resolve)
    if (signal.aborted) resolve()
    else signal.addEventListener("abort", () => resolve(), { once: true })
  })
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), maxWaitMillis)
  await pending.settled(AbortSignal.any([signal, limit.signal]))
  clearTimeout(timer)
  await server.close()
  await flushed()
}
