/**
 * Reads the values of the options that all commands for operations share.
 */
import { usageError } from "../errors/CommandError.ts"
import { type CallFlags, outputs, scenarios } from "./globalOptions.ts"
import type { ParsedOptions } from "./readOptions.ts"
import { readValue } from "./readValue.ts"

const maxSeconds = 86_400
const maxRetries = 20

export const readFlags = ({ texts }: ParsedOptions): CallFlags => {
  const read = (name: string, limits: Parameters<typeof readValue>[1]) => {
    const values = texts.get(name)
    return values === undefined ? undefined : readValue(name, limits, values)
  }
  const text = (name: string) => read(name, { type: "string" }) as string | undefined
  const on = (name: string) => read(name, { type: "boolean" }) === true
  const limit = read("limit", { type: "integer" }) as number | undefined
  if (limit !== undefined && limit < 0) throw usageError("--limit must be an integer of at least 0")
  const seconds = read("timeout", { type: "number" }) as number | undefined
  if (seconds !== undefined && !(seconds > 0 && seconds <= maxSeconds)) {
    throw usageError(`--timeout must be a number of seconds greater than 0 and at most ${maxSeconds}`)
  }
  const retries = read("retries", { type: "integer" }) as number | undefined
  if (retries !== undefined && (retries < 0 || retries > maxRetries))
    throw usageError(`--retries must be an integer from 0 to ${maxRetries}`)
  const fields = text("fields")?.split(",")
  if (fields?.some((field) => field === "") === true)
    throw usageError("--fields must be a comma-separated list of names")
  const output = read("output", { type: "string", enum: outputs }) as CallFlags["output"]
  const scenario = read("scenario", { type: "string", enum: scenarios }) as CallFlags["scenario"]
  const [data, profile] = [text("data"), text("profile")]
  const sandbox = on("sandbox")
  if (scenario !== undefined && !sandbox) throw usageError("--scenario requires --sandbox")
  if (profile !== undefined && sandbox) throw usageError("use either --profile or --sandbox, not both")
  return {
    dryRun: on("dry-run"),
    sandbox,
    yes: on("yes"),
    quiet: on("quiet"),
    ...(output !== undefined && { output }),
    ...(fields !== undefined && { fields }),
    ...(limit !== undefined && { limit }),
    ...(data !== undefined && { data }),
    ...(scenario !== undefined && { scenario }),
    ...(profile !== undefined && { profile }),
    ...(retries !== undefined && { retries }),
    ...(seconds !== undefined && { timeoutMillis: Math.ceil(seconds * 1000) })
  }
}
