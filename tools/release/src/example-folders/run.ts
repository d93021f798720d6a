/**
 * Runs an example as a user would: its folder is copied to an empty one, `npm install` installs it unchanged, and its scripts run.
 */
import { rmSync } from "node:fs"
import { execute } from "../smoke/run.ts"
import { copyExample, type Example } from "./folders.ts"

/** The time limit in milliseconds. It is long because a framework of hundreds of megabytes may have to be downloaded. */
const timeout = 600_000

/** The telemetry of frameworks is disabled for test runs. */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", WRANGLER_SEND_METRICS: "false" }

/** Returns the last lines, which contain the error. */
const tail = (output: string): string => output.split("\n").slice(-60).join("\n")

/**
 * Runs an example. Returns the failed script with the end of its output, or undefined if all scripts passed. `registry` is the URL of the registry
 * with our packages.
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
