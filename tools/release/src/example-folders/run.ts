/**
 * Runs an example as a user would: copies its folder to an empty folder, installs it unchanged with `npm install`, and runs its scripts.
 */
import { rmSync } from "node:fs"
import { execute } from "../smoke/run.ts"
import { copyExample, type Example } from "./folders.ts"

/** The time limit in milliseconds. It is long because some frameworks download hundreds of megabytes. */
const timeout = 600_000

/** Disables the telemetry of frameworks in test runs. */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", WRANGLER_SEND_METRICS: "false" }

/** Returns the last lines of the output, which contain the error. */
const tail = (output: string): string => output.split("\n").slice(-60).join("\n")

/**
 * Runs an example. Returns the command that failed, together with the end of its output, or undefined if all commands passed. `registry` is the URL
 * of the registry with our packages.
 */
export const runExample = async (example: Example, folder: string, registry: string): Promise<string | undefined> => {
  rmSync(folder, { recursive: true, force: true })
  copyExample(example, folder)
  const install = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
  const steps = [[...install, `--@fieldwork:registry=${registry}/`], ["run", "types"], ["test"]]
  for (const step of steps) {
    const { ok, output } = await execute(folder, ["npm", ...step], timeout, env)
    if (!ok) return `npm ${step.join(" ")} failed:\n${tail(output)}`
  }
  return undefined
}
