/**
 * Implements the `fieldwork mcp` command, which serves the operations to an agent.
 */
import { randomBytes } from "node:crypto"
import { parseArgs } from "node:util"
import { requireAnyAccount } from "../account/account.ts"
import { scenarios } from "../arguments/globalOptions.ts"
import { readValue } from "../arguments/readValue.ts"
import { configurationError, usageError } from "../errors/CommandError.ts"
import { services as allServices } from "../operations/services.gen.ts"
import type { CommandContext } from "../CommandContext.ts"
import { serveHttp } from "./http.ts"
import { mcpOptions } from "./mcpOptions.ts"
import { makeServers, type ServerOptions } from "./server.ts"
import { alternative } from "./Target.ts"

export const mcpHelp = `Serves the operations of both APIs to an agent, over the Model Context Protocol.

USAGE
  fieldwork mcp [options]             over standard input and output
  fieldwork mcp --http [options]      over HTTP on this machine

The target is a sandbox in this process unless an account is selected, and only reads are served unless writes are permitted.

OPTIONS
  --account              use the account of the FIELDWORK_… variables, or of the default profile
  --profile NAME         use the account of a profile
  --scenario NAME        the initial state of the sandbox: analyst, buyer or supplier; the default depends on the service
  --allow-writes         serve operations that change data; their descriptions state what they cost
  --services A,B         only the tools of these services, such as campaigns,lift
  --reveal A,B           show fields that identify respondents, by name, such as respondent_id,PID
  --http                 serve http://HOST:PORT/mcp
  --host HOST            default: 127.0.0.1
  --port PORT            default: 4610; 0 selects a free port
  -h, --help

HTTP requests require a token: the value of FIELDWORK_MCP_TOKEN, or otherwise a new token, which is printed at startup.
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
  if (account && profile !== undefined) throw usageError("use either --account or --profile, not both")
  if (scenario !== undefined && !sandbox)
    throw usageError("--scenario applies only to a sandbox: omit it for an account")
  if (scenario === undefined) return { sandbox, ...(profile !== undefined && { profile }) }
  return { sandbox, scenario: readValue("scenario", { type: "string", enum: scenarios }, [scenario]) as "analyst" }
}

/** Throws if no service that the server offers has an account, because otherwise every tool would fail. */
const requireAccount = async (
  { flags, services }: Pick<ServerOptions, "flags" | "services">,
  context: CommandContext
): Promise<void> => {
  if (flags.sandbox) return
  const offered = allServices.filter(({ service }) => services === undefined || services.has(service))
  await requireAnyAccount([...new Set(offered.map(({ api }) => api))], flags, context, alternative)
}

const tokenForm = /^[\x21-\x7E]{16,}$/

const tokenOf = ({ environment }: CommandContext): { readonly token: string; readonly isNew: boolean } => {
  const token = environment["FIELDWORK_MCP_TOKEN"]
  if (token === undefined || token === "") return { token: randomBytes(24).toString("base64url"), isNew: true }
  if (!tokenForm.test(token))
    throw configurationError("FIELDWORK_MCP_TOKEN must have at least 16 characters, all of them printable ASCII")
  return { token, isNew: false }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener("abort", () => resolve(), { once: true })
  })

export const runMcp = async (args: ReadonlyArray<string>, context: CommandContext): Promise<void> => {
  const values = parse(args)
  const { signal, stderr, stdout } = context
  if (values.help === true) return stdout.write(mcpHelp)
  const { services } = values
  const flags = flagsOf(values)
  const options = {
    flags,
    context,
    allowWrites: values["allow-writes"] === true,
    reveal: namesOf(values.reveal),
    ...(services !== undefined && { services: namesOf(services) })
  }
  const makeServer = await makeServers(options)
  await requireAccount(options, context)
  if (values.http === true) {
    const port = readValue("port", { type: "integer" }, [values.port ?? "4610"]) as number
    if (port < 0 || port > 65_535) throw usageError("--port must be an integer from 0 to 65535")
    const { isNew, token } = tokenOf(context)
    const { close, url } = await serveHttp(makeServer, { host: values.host ?? "127.0.0.1", port, token })
    await stderr.write(`fieldwork: serving ${flags.sandbox ? "a sandbox" : "an account"} on ${url}\n`)
    if (isNew) await stderr.write(`fieldwork: send Authorization: Bearer ${token}\n`)
    await aborted(signal)
    await close()
    return undefined
  }
  if (values.port !== undefined || values.host !== undefined) throw usageError("--host and --port require --http")
  const { serveStdio } = await import("./stdio.ts")
  if (context.stdin.isTTY === true)
    await stderr.write(
      `fieldwork: serving ${flags.sandbox ? "a sandbox" : "an account"} to an agent over standard input and output: press Ctrl-C to stop, or see fieldwork mcp --help\n`
    )
  return serveStdio(makeServer(), signal)
}
