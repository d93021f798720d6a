/** Tries to listen on a port, and describes why that is not possible. */
import { createServer } from "node:net"
import { error, type Finding, ok } from "./Finding.ts"

/** The address of a server, and the settings that contain it. */
export interface Address {
  readonly host: string
  readonly port: number
  /** The common prefix of the two settings, which end with `HOST` and `PORT`. */
  readonly prefix: "FIELDWORK_INBOX_" | "FIELDWORK_INBOX_API_"
}

/** Tries to listen on the port. Resolves with the error code, or with undefined if listening succeeds. */
export const tryPort = ({ host, port }: Address): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once("error", (cause: NodeJS.ErrnoException) => resolve(cause.code ?? cause.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })

export const describeAddress = ({ host, port }: Address): string => `port ${port} of ${host}`

/** Describes the result of `tryPort`. */
export const portFinding = (address: Address, code: string | undefined): Finding => {
  const where = describeAddress(address)
  const { prefix } = address
  switch (code) {
    case undefined:
      return ok("port", `${where} is free`)
    case "EADDRINUSE":
      return error(
        "port",
        `${where} is in use by another program`,
        `stop that program, or set ${prefix}PORT to another port`
      )
    case "EACCES":
      return error(
        "port",
        `${where} needs privileges that this user does not have`,
        "use a port of 1024 or above behind a proxy, or systemd's socket activation"
      )
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return error(
        "port",
        `${where} is not an address of this machine`,
        `set ${prefix}HOST to 127.0.0.1, or to 0.0.0.0 for all addresses`
      )
    default:
      return error(
        "port",
        `the server cannot listen on ${where}: ${code}`,
        `set ${prefix}HOST and ${prefix}PORT to an address and a port of this machine`
      )
  }
}
