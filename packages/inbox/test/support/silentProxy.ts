/**
 * A network between a process and a server that falls silent: it swallows what is sent over the connections that there are, without
 * ending them, and lets new ones through.
 */
import { connect, createServer, type Socket } from "node:net"
import { listen } from "./listen.ts"

export interface SilentProxy {
  readonly port: number
  /** From now on nothing passes over the present connections, in either direction. */
  readonly swallow: () => void
  /** The same for new connections, which are accepted and get no response, until `restore`. */
  readonly swallowAll: () => void
  /** Ends all connections, and each new one at once. */
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
      // What is over for one side is not over for the other: nobody tells it.
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
