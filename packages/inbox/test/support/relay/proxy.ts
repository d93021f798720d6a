/** A proxy for a local port. The proxy can be stopped and restarted. It listens on the given port, or on a free port if none is given. */
import { once } from "node:events"
import { connect, createServer, type Server, type Socket } from "node:net"

export const startProxy = async (target: number, own = 0) => {
  const sockets = new Set<Socket>()
  let server: Server
  let port = own
  const start = async (): Promise<void> => {
    server = createServer((socket) => {
      const other = connect(target, "127.0.0.1")
      for (const one of [socket, other]) {
        sockets.add(one)
        one
          .on("error", () => {})
          .on("close", () => {
            sockets.delete(one)
            socket.destroy()
            other.destroy()
          })
      }
      socket.pipe(other).pipe(socket)
    }).listen(port, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    port = typeof address === "object" && address !== null ? address.port : 0
  }
  await start()
  return {
    port,
    start,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
