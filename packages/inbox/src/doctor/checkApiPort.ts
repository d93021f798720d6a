/** Checks the settings of the read API, and its port unless the read API uses the port of the receiver. */
import { Effect, Option } from "effect"
import { checkApiSettings } from "../serve/checkApiSettings.ts"
import type { Settings } from "../serve/Settings.ts"
import { error, type Finding, ok } from "./Finding.ts"
import { type Address, describeAddress, portFinding, tryPort } from "./tryPort.ts"

type ApiSettings = Pick<Settings, "apiHost" | "apiPort" | "apiToken" | "host" | "port">

const wildcards: ReadonlyArray<string> = ["0.0.0.0", "::"]

/** Whether two servers cannot listen on the same port of these hosts. */
const overlap = (one: string, other: string): boolean =>
  one === other || wildcards.includes(one) || wildcards.includes(other)

/** `isRunning` is `true` if a server of this store is running, which then uses the port. */
export const checkApiPort = (
  { apiHost, apiPort, apiToken, host, port }: ApiSettings,
  isRunning: boolean
): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.promise(async () => {
    const invalid = checkApiSettings({ apiPort, apiToken })
    if (invalid !== undefined)
      return [error("settings", invalid.message, "correct it: `serve` does not start otherwise")]
    if (Option.isNone(apiToken) || Option.isNone(apiPort) || apiPort.value === 0) return []
    const address: Address = { host: apiHost, port: apiPort.value, prefix: "FIELDWORK_INBOX_API_" }
    if (address.port === port && overlap(apiHost, host)) {
      const found = `${describeAddress(address)} is also the port of the receiver`
      return [error("port", found, "set FIELDWORK_INBOX_API_PORT to another port, or leave it unset to share the port")]
    }
    const code = await tryPort(address)
    return code === "EADDRINUSE" && isRunning
      ? [ok("port", `the running server uses ${describeAddress(address)} for the read API`)]
      : [portFinding(address, code)]
  })
