/** Checks whether the port is available and, if it is in use, whether a server of this store, another inbox or another program uses it. */
import { Effect } from "effect"
import { passedSocket } from "../serve/Listen.ts"
import { error, type Finding, ok, warning } from "./Finding.ts"
import { describeAddress, portFinding, tryPort } from "./tryPort.ts"

/** Returns the URL with which this machine reaches a server that listens on `host`. */
const urlOf = (host: string, port: number): string => {
  const name = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`
}

interface Responder {
  /** The identity of the store that the inbox serves. Undefined if the inbox does not report it. */
  readonly store: string | undefined
}

/** Resolves with the inbox that responds on the port, or with undefined if no inbox responds. */
const findInbox = async (host: string, port: number): Promise<Responder | undefined> => {
  try {
    const url = `${urlOf(host, port)}/readyz/receiving`
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    const body: unknown = await response.json()
    if (typeof body !== "object" || body === null || !("ready" in body)) return undefined
    return { store: "store" in body && typeof body.store === "string" ? body.store : undefined }
  } catch {
    return undefined
  }
}

interface PortCheckOptions {
  readonly host: string
  readonly port: number
  /** The identity of the store. Undefined if it is unknown, and null if the store does not exist yet. */
  readonly identity: string | null | undefined
  /** Whether a server already has the database file open. Always `false` for PostgreSQL. */
  readonly isServed: boolean
}

interface PortCheck {
  readonly findings: ReadonlyArray<Finding>
  /** Whether a server of this store is running. */
  readonly isRunning: boolean
}

export const checkPort = ({ host, identity, isServed, port }: PortCheckOptions): Effect.Effect<PortCheck> =>
  Effect.promise(async () => {
    if (passedSocket() !== undefined) {
      return { findings: [ok("port", "the service manager passes the socket")], isRunning: isServed }
    }
    if (port === 0) {
      const found = isServed ? ok("server", "a server of this store is running") : ok("port", "any free port is used")
      return { findings: [found], isRunning: isServed }
    }
    const address = { host, port, prefix: "FIELDWORK_INBOX_" } as const
    const code = await tryPort(address)
    const inbox = code === "EADDRINUSE" ? await findInbox(host, port) : undefined
    if (inbox === undefined) {
      return { findings: [...(isServed ? [second] : []), portFinding(address, code)], isRunning: isServed }
    }
    const finding = describeInbox(describeAddress(address), inbox, identity, isServed)
    return { findings: [finding], isRunning: isServed || finding.level === "ok" }
  })

const describeInbox = (
  where: string,
  { store }: Responder,
  identity: string | null | undefined,
  isServed: boolean
): Finding => {
  const isKnown = identity === null || (store !== undefined && identity !== undefined)
  if (isKnown ? store === identity : isServed) return ok("server", `a server of this store listens on ${where}`)
  const advice = "set FIELDWORK_INBOX_PORT to another one"
  return isKnown
    ? error("port", `another inbox listens on ${where}`, advice)
    : warning(
        "port",
        `an inbox listens on ${where}, and its store is unknown`,
        `${advice}, unless it serves this store`
      )
}

const second: Finding = error(
  "server",
  "another process serves this file, and a file can have only one server",
  "stop the other server, or give this one its own store; several servers can share a PostgreSQL database"
)
