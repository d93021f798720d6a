/**
 * Runs the MCP server over HTTP, on the local machine unless another address is given.
 */
import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, isIPv6 } from "node:net"
import type { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { configurationError } from "../errors/CommandError.ts"
import { httpHandler } from "./httpHandler.ts"
import { isLoopback } from "./isLoopback.ts"
import { path } from "./refusal.ts"

export interface HttpOptions {
  readonly host: string
  readonly port: number
  readonly token: string
}

export interface Listening {
  readonly url: string
  readonly close: () => Promise<void>
}

const unusable: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is in use: choose another one with --port, or --port 0 for a free one",
  EACCES: "permission to open this port was denied: choose a port above 1023 with --port",
  EADDRNOTAVAIL: "--host is not an address of this machine",
  ENOTFOUND: "--host is not an address of this machine"
}

/** Starts the server. `close` ends the running requests. Throws if the server cannot listen on the host and the port. */
export const serveHttp = async (makeServer: () => Server, options: HttpOptions): Promise<Listening> => {
  const address = options.host.replaceAll(/[[\]]/g, "")
  const host = isIPv6(address) ? `[${address}]` : address
  const servers = new Set<Server>()
  const server = createServer()
  server.listen(options.port, address)
  await once(server, "listening").catch((cause: NodeJS.ErrnoException) => {
    throw configurationError(unusable[cause.code ?? ""] ?? cause.message)
  })
  const bound = server.address() as AddressInfo
  const access = { host, isLocal: isLoopback(bound.address), token: options.token }
  server.on("request", httpHandler(access, makeServer, servers))
  return {
    url: `http://${host}:${bound.port}${path}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await Promise.all([...servers].map((each) => each.close()))
    }
  }
}
