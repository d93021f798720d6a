/**
 * `fieldwork-supply serve`: runs a supply service for routers in any language.
 *
 * If an error occurs, prints it as one line on standard error and exits with code 1. On SIGINT or SIGTERM, completes the requests in progress and
 * exits with code 0.
 */
import { parseArgs } from "node:util"
import { flagNames, type OptionName, optionNames, readSettings, SettingsError } from "./command/Settings.ts"

const usage = `fieldwork-supply serve [--port 8485] [--host 127.0.0.1] [--store supply.db] [--url URL] [--supplier-code CODE]
                       [--locales eng_us] [--floor "0.50 USD"] [--max-minutes 20] [--pii false]
                       [--replace-subscription]

Subscribes to both streams, stores callbacks, and serves match, why, route and returned over HTTP under /supply.

  FIELDWORK_EXCHANGE_URL          base URL of the exchange
  FIELDWORK_EXCHANGE_API_KEY      production key of the exchange
  FIELDWORK_SUPPLY_TOKEN          the bearer token of the HTTP API, at least 16 characters
  --url            FIELDWORK_SUPPLY_URL            the URL at which the exchange and respondents reach this service
  --supplier-code  FIELDWORK_SUPPLY_SUPPLIER_CODE  the supplier to which the subscriptions and links belong
  --store          FIELDWORK_SUPPLY_STORE          an SQLite file, or postgres://…
  --port           FIELDWORK_SUPPLY_PORT           the port to listen on; 0 selects a free port
  --host           FIELDWORK_SUPPLY_HOST           the address to listen on; 0.0.0.0 behind a proxy on another machine
  --locales        FIELDWORK_SUPPLY_LOCALES        the locales of the surveys to receive, separated by commas
  --floor          FIELDWORK_SUPPLY_FLOOR          the minimum price per complete
  --max-minutes    FIELDWORK_SUPPLY_MAX_MINUTES    the maximum length of an interview
  --pii            FIELDWORK_SUPPLY_PII            whether to offer surveys that collect personal data
  --replace-subscription  FIELDWORK_SUPPLY_REPLACE_SUBSCRIPTION
                   replace subscriptions of the supplier that send callbacks to another URL, which then receives no more

A setting that is an empty string counts as not set. Existing entry links with other redirect URLs than those at --url are updated.

POST /callbacks/opportunities and /callbacks/outcomes receive callbacks from the exchange, GET /return receives respondents, and GET /healthz and /readyz are probes.`

const read = (): { readonly help: boolean; readonly command: string | undefined; readonly options: object } => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      ...Object.fromEntries(
        optionNames.map((name) => [
          name,
          { type: flagNames.includes(name) ? ("boolean" as const) : ("string" as const) }
        ])
      )
    }
  })
  const { help, ...given } = values as { readonly help?: boolean }
  const options = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
  if (positionals.length > 1) throw new SettingsError(`unexpected argument "${positionals[1]}"; see --help`)
  return { help: help === true, command: positionals[0], options }
}

const run = async (): Promise<void> => {
  const { command, help, options } = read()
  if (help || command === undefined) return console.log(usage)
  if (command !== "serve") throw new SettingsError(`unknown command "${command}"; the only command is serve`)
  const settings = readSettings(options as Partial<Record<OptionName, string>>, process.env)
  // The module is loaded only when it is needed, so that the help text and errors in the settings are printed immediately.
  const { serve } = await import("./command/serve.ts")
  const { close, url } = await serve(settings)
  console.log(`Fieldwork supply on ${url}, callbacks at ${settings.url}/callbacks, API at ${url}/supply`)
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      // The process exits at most 9.5 seconds after the signal, because service managers may kill a process ten seconds after they have sent SIGTERM.
      // All accepted callbacks have been stored by then.
      setTimeout(() => process.exit(1), 9500).unref()
      void close().then(() => process.exit(0))
    })
}

const explain = (cause: unknown): string => {
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === "EADDRINUSE") return "the port is in use; choose another with --port, or --port 0 for a free one"
  if (code?.startsWith("ERR_PARSE_ARGS") === true) return `${message.split(/[.\n]/)[0]}; see --help`
  return message
}

run().catch((cause: unknown) => {
  console.error(`fieldwork-supply: ${explain(cause)}`)
  process.exit(1)
})
