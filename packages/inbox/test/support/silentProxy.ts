/**
 * A proxy between a process and a server. The proxy can silently drop all data on existing connections without closing them, while it continues to
 * accept new connections.
 */
import { connect, createServer, type Socket } from "node:net"
import { listen } from "./listen.ts"

export interface SilentProxy {
  readonly port: number
  /** Drops all packets on the existing connections, in both directions. */
  readonly swallow: () => void
  /** Drops all packets on existing and new connections until `restore` is called. New connections are still accepted. */
  readonly swallowAll: () => void
  /** Closes all connections, and closes new connections immediately. */
  readonly refuse: () => void
  readonly restore: () => void
  readonly close: () => Promise<void>
}

export const startSilentProxy = async (target: {
  readonly host: string
  readonly port: number
}): Promise<SilentProxy> => {
  const pairs = new Set<readonly [Socket, Socket]>()
  const silent = new WeakSet<Socket>()
  let [isSilent, isRefusing] = [false, false]
  const server = createServer((near) => {
    if (isRefusing) {
      near.destroy()
      return
    }
    const far = connect(target.port, target.host)
    const pair = [near, far] as const
    pairs.add(pair)
    if (isSilent) silent.add(near)
    const relay = (from: Socket, to: Socket): void => {
      from.on("data", (bytes) => void (silent.has(near) || to.write(bytes)))
      from.on("error", () => {})
      // On a connection whose packets are dropped, closing one side does not close the other.
      from.on("close", () => void (silent.has(near) || to.destroy()))
    }
    relay(near, far)
    relay(far, near)
  })
  const port = await listen(server)
  return {
    port,
    swallow: () => {
      for (const [near] of pairs) silent.add(near)
    },
    swallowAll: () => {
      isSilent = true
      for (const [near] of pairs) silent.add(near)
    },
    refuse: () => {
      isRefusing = true
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      pairs.clear()
    },
    restore: () => void ([isSilent, isRefusing] = [false, false]),
    close: async () => {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
