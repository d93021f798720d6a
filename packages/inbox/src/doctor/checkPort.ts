/** Checks whether the port is available and, if it is in use, whether an inbox or another program uses it. */
import { Effect } from "effect"
import { createServer } from "node:net"
import { passedSocket } from "../serve/Listen.ts"
import { error, type Finding, ok } from "./Finding.ts"

/** Tries to listen on the port. Resolves with the error code, or with undefined if listening succeeds. */
const tryPort = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", (cause: NodeJS.ErrnoException) => resolve(cause.code ?? cause.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

/** Resolves with `true` if an inbox responds on the port. */
const isInbox = async (host: string, port: number): Promise<boolean> => {
  const name = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host
  try {
    const response = await fetch(`http://${name}:${port}/readyz/receiving`, { signal: AbortSignal.timeout(2000) })
    const body: unknown = await response.json()
    return typeof body === "object" && body !== null && "ready" in body
  } catch {
    return false
  }
}

interface PortCheckOptions {
  readonly host: string
  readonly port: number
  /** Whether a server already has the database file open. */
  readonly isServed: boolean
}

export const checkPort = ({ host, isServed, port }: PortCheckOptions): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.promise(async () => {
    if (passedSocket() !== undefined) return [ok("port", "the service manager passes the socket")]
    const where = `port ${port} of ${host}`
    const code = port === 0 ? undefined : await tryPort(host, port)
    if (code === "EADDRINUSE" && (await isInbox(host, port))) {
      const found = isServed ? `a server of this store listens on ${where}` : `another inbox listens on ${where}`
      return [isServed ? ok("server", found) : error("port", found, "set FIELDWORK_INBOX_PORT to another one")]
    }
    return [...(isServed ? [second] : []), ...portFindings(where, code)]
  })

const second: Finding = error(
  "server",
  "another process serves this file, and a file can have only one server",
  "stop the other server, or give this one its own store; several servers can share a PostgreSQL database"
)

const portFindings = (where: string, code: string | undefined): ReadonlyArray<Finding> => {
  switch (code) {
    case undefined:
      return [ok("port", `${where} is free`)]
    case "EADDRINUSE":
      return [
        error(
          "port",
          `${where} is in use by another program`,
          "stop that program, or set FIELDWORK_INBOX_PORT to another port"
        )
      ]
    case "EACCES":
      return [
        error(
          "port",
          `${where} needs privileges that this user does not have`,
          "use a port of 1024 or above behind a proxy, or systemd's socket activation"
        )
      ]
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return [
        error(
          "port",
          `${where} is not an address of this machine`,
          "set FIELDWORK_INBOX_HOST to 127.0.0.1, or to 0.0.0.0 for all addresses"
        )
      ]
    default:
      return [
        error(
          "port",
          `the server cannot listen on ${where}: ${code}`,
          "set FIELDWORK_INBOX_HOST and FIELDWORK_INBOX_PORT to an address and a port of this machine"
        )
      ]
  }
}
