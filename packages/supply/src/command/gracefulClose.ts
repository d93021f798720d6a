import type { Server, ServerResponse } from "node:http"

/** The maximum time in milliseconds for which closing a server waits for requests in progress. The exchange waits at most 10 s for a response. */
const drainMillis = 6000

/**
 * Returns a function that closes a server: it refuses new connections, and resolves once all requests in progress have received a response. Clients
 * may keep their connections open, so each connection is closed after its response. Connections that are still open after 6 seconds are cut off.
 */
export const gracefulClose = (server: Server): (() => Promise<void>) => {
  const inProgress = new Set<ServerResponse>()
  let isClosing = false
  const closeAfter = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader("connection", "close")
  }
  server.prependListener("request", (_, response) => {
    inProgress.add(response)
    response.once("close", () => inProgress.delete(response))
    if (isClosing) closeAfter(response)
  })
  return async () => {
    isClosing = true
    for (const response of inProgress) closeAfter(response)
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const limit = setTimeout(() => server.closeAllConnections(), drainMillis)
    await closed
    clearTimeout(limit)
  }
}
