/**
 * Opens the port on which a server listens, or uses a socket that the service manager keeps open across restarts.
 *
 * systemd passes sockets as file descriptors starting at 3 and announces them in `LISTEN_FDS` and `LISTEN_PID` (see sd_listen_fds). While the process
 * restarts, connections to such a socket are queued instead of refused.
 */
import { Effect } from "effect"
import type { Server } from "node:net"
import { SettingsError } from "./SettingsError.ts"

export interface ListenOptions {
  readonly host: string
  /** The port to listen on. 0 selects any available port. */
  readonly port: number
  /** Whether the server uses the socket that the service manager may have passed to the process. Default `true`. */
  readonly usesPassedSocket?: boolean | undefined
}

const firstPassed = 3

/** Returns the file descriptor of the socket that was passed to this process, or undefined if none was passed. */
export const passedSocket = (env: NodeJS.ProcessEnv = process.env, pid = process.pid): number | undefined => {
  const { LISTEN_FDS: count = "0", LISTEN_PID: owner = String(pid) } = env
  return /^[1-9]\d*$/.test(count) && owner === String(pid) ? firstPassed : undefined
}

export const listening = (
  server: Server,
  { host, port, usesPassedSocket = true }: ListenOptions
): Effect.Effect<void, SettingsError> =>
  Effect.tryPromise({
    try: () =>
      new Promise<void>((resolve, reject) => {
        const fd = usesPassedSocket ? passedSocket() : undefined
        server.once("error", reject)
        const listens = (): void => {
          server.off("error", reject)
          resolve()
        }
        if (fd === undefined) server.listen(port, host, listens)
        else server.listen({ fd }, listens)
      }),
    catch: (cause) => cannotListen(host, port, usesPassedSocket && passedSocket() !== undefined, cause)
  })

const cannotListen = (host: string, port: number, isPassed: boolean, cause: unknown): SettingsError => {
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : String(cause)
  const why = code === "EADDRINUSE" ? "it is in use" : code
  const what = isPassed ? "The socket that LISTEN_FDS names" : `Port ${port} of ${host}`
  return new SettingsError({ detail: `${what} cannot be used: ${why}` })
}

export const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}
