/**
 * Runs the MCP server over standard input and output until the input ends.
 */
import type { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"

export const serveStdio = async (server: Server, signal: AbortSignal): Promise<void> => {
  const transport = new StdioServerTransport()
  await server.connect(transport)
  await new Promise<void>((resolve) => {
    process.stdin.once("end", resolve)
    process.stdin.once("close", resolve)
    signal.addEventListener("abort", () => resolve(), { once: true })
  })
  await server.close()
}
