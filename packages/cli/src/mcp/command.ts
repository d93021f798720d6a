/**
 * Implements the command `fieldwork mcp`, which serves the operations to an agent.
 */
import { randomBytes } from "node:crypto"
import { parseArgs } from "node:util"
import { scenarios } from "../arguments/globalOptions.ts"
import { readValue } from "../arguments/readValue.ts"
import { configurationError, usageError } from "../errors/CommandError.ts"
import type { Surroundings } from "../Surroundings.ts"
import { serveHttp } from "./http.ts"
import { mcpOptions } from "./mcpOptions.ts"
import { makeServers, type ServerOptions } from "./server.ts"

export const mcpHelp = `Serves the operations of both APIs to an agent, over the Model Context Protocol.

USAGE
  fieldwork mcp [options]             over standard input and output
  fieldwork mcp --http [options]      over HTTP on this machine

The target is a sandbox in this process unless an account is named, and only reads are served unless writes are permitted.

OPTIONS
  --account              call the account of the FIELDWORK_… variables, or of the default profile
  --profile NAME         call the account of a profile
  --scenario NAME        the state that the sandbox starts in: analyst, buyer or supplier; by service when absent
  --allow-writes         serve operations that change something; their descriptions state what they cost
  --services A,B         only the tools of these services, such as campaigns,lift
  --reveal A,B           show members that identify respondents, by name, such as respondent_id,PID
  --http                 serve http://HOST:PORT/mcp
  --host HOST            127.0.0.1 when absent
  --port PORT            4610 when absent; 0 takes a free port
  -h, --help

Over HTTP a token is needed: that of FIELDWORK_MCP_TOKEN, otherwise a new one, which is printed at the start.
Secrets are never shown to a model. An operation that must not be repeated is sent once.
`

const parse = (args: ReadonlyArray<string>) => {
  try {
    return parseArgs({ args: [...args], options: mcpOptions }).values
  } catch (cause) {
    throw usageError(`${(cause as Error).message.split(/\. |\n/)[0]}: see fieldwork mcp --help`)
  }
}

type Values = ReturnType<typeof parse>

const namesOf = (text: string | undefined): ReadonlySet<string> =>
  new Set((text ?? "").split(",").filter((name) => name !== ""))

const flagsOf = ({ account = false, profile, scenario }: Values): ServerOptions["flags"] => {
  const sandbox = !account && profile === undefined
  if (account && profile !== undefined) throw usageError("give --account or --profile, not both")
  if (scenario !== undefined && !sandbox)
    throw usageError("--scenario is a state of the sandbox: leave it out for an account")
  if (scenario === undefined) return { sandbox, ...(profile !== undefined && { profile }) }
  return { sandbox, scenario: readValue("scenario", { type: "string", enum: scenarios }, [scenario]) as "analyst" }
}

const tokenForm = /^[\x21-\x7E]{16,}$/

const tokenOf = ({ environment }: Surroundings): { readonly token: string; readonly isNew: boolean } => {
  const given = environment["FIELDWORK_MCP_TOKEN"]
  if (given === undefined || given === "") return { token: randomBytes(24).toString("base64url"), isNew: true }
  if (!tokenForm.test(given))
    throw configurationError("FIELDWORK_MCP_TOKEN is shorter than 16 characters, or has others than printable ASCII")
  return { token: given, isNew: false }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener("abort", () => resolve(), { once: true })
  })

export const runMcp = async (args: ReadonlyArray<string>, surroundings: Surroundings): Promise<void> => {
  const values = parse(args)
  const { signal, stderr, stdout } = surroundings
  if (values.help === true) return stdout.write(mcpHelp)
  const { services } = values
  const flags = flagsOf(values)
  const makeServer = await makeServers({
    flags,
    surroundings,
    allowWrites: values["allow-writes"] === true,
    reveal: namesOf(values.reveal),
    ...(services !== undefined && { services: namesOf(services) })
  })
  if (values.http === true) {
    const port = readValue("port", { type: "integer" }, [values.port ?? "4610"]) as number
    if (port < 0 || port > 65_535) throw usageError("--port takes a number from 0 to 65535")
    const { isNew, token } = tokenOf(surroundings)
    const { close, url } = await serveHttp(makeServer, { host: values.host ?? "127.0.0.1", port, token })
    await stderr.write(`fieldwork: serving ${flags.sandbox ? "a sandbox" : "an account"} on ${url}\n`)
    if (isNew) await stderr.write(`fieldwork: send Authorization: Bearer ${token}\n`)
    await aborted(signal)
    await close()
    return undefined
  }
  if (values.port !== undefined || values.host !== undefined) throw usageError("--host and --port are for --http")
  const { serveStdio } = await import("./stdio.ts")
  return serveStdio(makeServer(), signal)
}
