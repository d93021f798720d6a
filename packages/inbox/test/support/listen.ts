/** Finds free ports, and starts test servers on them. */
import { createServer, type Server } from "node:net"

/** Resolves with the port once the server is listening. */
export const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

/** Resolves with a port on which no server listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
