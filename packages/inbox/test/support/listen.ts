/** Starts test servers on a free port. */
import type { Server } from "node:net"

/** Resolves with the port once the server is listening. */
export const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}
