/**
 * Reads the values of the options that every command has.
 */
import { usageError } from "../errors/CommandError.ts"
import { type CallFlags, outputs, scenarios } from "./globalOptions.ts"
import type { Given } from "./readOptions.ts"
import { readValue } from "./readValue.ts"

const mostSeconds = 86_400
const mostRetries = 20

export const readFlags = ({ texts }: Given): CallFlags => {
  const read = (name: string, limits: Parameters<typeof readValue>[1]) => {
    const given = texts.get(name)
    return given === undefined ? undefined : readValue(name, limits, given)
  }
  const text = (name: string) => read(name, { type: "string" }) as string | undefined
  const on = (name: string) => read(name, { type: "boolean" }) === true
  const limit = read("limit", { type: "integer" }) as number | undefined
  if (limit !== undefined && limit < 0) throw usageError("--limit takes a whole number from 0 on")
  const seconds = read("timeout", { type: "number" }) as number | undefined
  if (seconds !== undefined && !(seconds > 0 && seconds <= mostSeconds)) {
    throw usageError(`--timeout takes seconds, above 0 and up to ${mostSeconds}`)
  }
  const retries = read("retries", { type: "integer" }) as number | undefined
  if (retries !== undefined && (retries < 0 || retries > mostRetries))
    throw usageError(`--retries takes a whole number from 0 to ${mostRetries}`)
  const fields = text("fields")?.split(",")
  if (fields?.some((field) => field === "") === true) throw usageError("--fields takes names, separated by commas")
  const output = read("output", { type: "string", enum: outputs }) as CallFlags["output"]
  const scenario = read("scenario", { type: "string", enum: scenarios }) as CallFlags["scenario"]
  const [data, profile] = [text("data"), text("profile")]
  const sandbox = on("sandbox")
  if (scenario !== undefined && !sandbox) throw usageError("--scenario is a state of the sandbox: give --sandbox too")
  if (profile !== undefined && sandbox) throw usageError("give --profile or --sandbox, not both")
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
