/**
 * The `fieldwork-sandbox` command. It serves the brand lift service and the exchange on one port until it is interrupted.
 *
 * Options are read from the command line and from environment variables. An invalid option is reported on one line, with exit code 1.
 */
import { parseArgs } from "node:util"
import { readSettings, settingNames, UsageError, variableOf } from "./command/readSettings.ts"
import { readFolder } from "./exchange/recordings/readFolder.ts"
import { credentials, createSandbox, type Sandbox } from "./Sandbox.ts"

const usage = `fieldwork-sandbox [--port 4600] [--host 127.0.0.1] [--seed 1] [--start 2026-01-05T00:00:00Z] [--rate 1] [--scenario NAME]
                  [--market 180] [--churn calm] [--recording FOLDER] [--corrections OVERLAY]
                  [--cors ORIGIN]

  --port      FIELDWORK_SANDBOX_PORT      port to listen on; 0 selects a free port
  --host      FIELDWORK_SANDBOX_HOST      address to listen on; the control API requires no credentials, so do not expose it to other networks
  --seed      FIELDWORK_SANDBOX_SEED      seed; the same seed, start and requests result in the same response bodies
  --start     FIELDWORK_SANDBOX_START     start of the virtual clock (ISO 8601)
  --rate      FIELDWORK_SANDBOX_RATE      virtual seconds per real second; 0 stops the clock until a request advances it
  --scenario  FIELDWORK_SANDBOX_SCENARIO  starts in the state of a named scenario, with its seed and its clock
  --market    FIELDWORK_SANDBOX_MARKET    number of live surveys in the market; real pools have 27000 to 66000
  --churn     FIELDWORK_SANDBOX_CHURN     calm, or real: surveys arrive, change and end as often as in a real pool
  --recording FIELDWORK_SANDBOX_RECORDING imports a folder of recorded callbacks, which the console or the control API can replay
  --corrections FIELDWORK_SANDBOX_CORRECTIONS  an OpenAPI Overlay: the sandbox behaves like the service that it describes; separate two with a comma
  --cors      FIELDWORK_SANDBOX_CORS      allows pages of this origin, such as https://docs.example, to call the sandbox from a browser; * allows any`

/** Reads the options. Command-line options take precedence over environment variables. */
const read = () => {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean", short: "h" },
      ...Object.fromEntries(settingNames.map((name) => [name, { type: "string" as const }]))
    }
  })
  const settings = readSettings((name) => {
    const given: unknown = Reflect.get(values, name)
    return typeof given === "string" ? given : process.env[variableOf(name)]
  })
  return { help: (values as { help?: boolean }).help === true, ...settings }
}

const runScenario = async ({ fetch }: Sandbox, name: string) => {
  const response = await fetch(`http://sandbox/__sandbox/scenarios/${encodeURIComponent(name)}/run`, { method: "POST" })
  if (!response.ok) throw new UsageError(((await response.json()) as { readonly detail: string }).detail)
}

const importRecording = async ({ fetch }: Sandbox, folder: string): Promise<string> => {
  const { callbacks, names: files } = readFolder(folder)
  const response = await fetch("http://sandbox/__sandbox/recordings", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ items: callbacks })
  })
  const body = (await response.json()) as { readonly detail: string; readonly id: number; readonly messages: number }
  // The control API's error message identifies a callback by its index. The index is replaced with the file name, which means more to the user.
  if (!response.ok)
    throw new UsageError(body.detail.replace(/^items\.(\d+)/, (_, at: string) => files[Number(at)] ?? at))
  return `${callbacks.length} callbacks with ${body.messages} messages, as recording ${body.id}`
}

/** Reads OpenAPI Overlays. The parser is imported only if needed, because parsing a document takes longer than starting the sandbox. */
const readOverlays = async (files: ReadonlyArray<string>) => {
  if (files.length === 0) return []
  const [{ readFileSync }, { parse }, { correctionsOf }] = await Promise.all([
    import("node:fs"),
    import("yaml"),
    import("@fieldwork/specs/corrections")
  ])
  return files.map((file) => {
    try {
      return correctionsOf(parse(readFileSync(file, "utf8")))
    } catch (cause) {
      throw new UsageError(`--corrections ${file}: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  })
}

const describeRate = (rate: number): string => {
  if (rate === 0) return "stopped"
  return rate === 1 ? "at real-time speed" : `${rate} virtual seconds per second`
}

const run = async () => {
  const { corrections, cors, help, host, market, port, rate, recording, scenario, seed, start } = read()
  if (help) return console.log(usage)
  const corrected = await readOverlays(corrections)
  const sandbox = createSandbox({
    seed,
    market,
    corrections: corrected,
    ...(start !== undefined && { start })
  })
  if (scenario !== undefined) await runScenario(sandbox, scenario)
  const imported = recording === undefined ? undefined : await importRecording(sandbox, recording)
  const { url } = await sandbox.listen({ host, port, cors })
  const { brandLift, exchange } = credentials
  console.log(`Fieldwork sandbox on ${url}
  brand lift   ${url}   client ${brandLift.clientId}, secret ${brandLift.clientSecret}, audience ${brandLift.audience}
  exchange     ${url}   key ${exchange.apiKey}, suppliers ${exchange.suppliers.join(", ")}
  control      ${url}/__sandbox/
  clock        ${sandbox.now().toISOString()}, ${describeRate(rate)}`)
  for (const [index, { api }] of corrected.entries())
    console.log(`  corrections  ${api}, from ${corrections[index] ?? ""}`)
  if (imported !== undefined) console.log(`  recording    ${imported}`)
  sandbox.setClockRate(rate)
}

const explain = (cause: unknown): string => {
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === "EADDRINUSE") return "the port is in use; choose another with --port, or --port 0 for a free one"
  if (code === "EACCES") return "permission to open this port was denied; choose a port above 1023 with --port"
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "--host is not an address of this machine"
  if (code?.startsWith("ERR_PARSE_ARGS") === true) return `${message.split(/[.\n]/)[0]}; see --help`
  return message
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0))
run().catch((cause: unknown) => {
  console.error(`fieldwork-sandbox: ${explain(cause)}`)
  process.exit(1)
})
