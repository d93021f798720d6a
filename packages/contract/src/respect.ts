/**
 * Runs one hand-written workflow by Respect against a server.
 */
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { ApiName } from "./documents.ts"

const require = createRequire(import.meta.url)
const program = join(require.resolve("@redocly/cli/package.json"), "../bin/cli.js")
const specs = join(require.resolve("@fieldwork/specs/brand-lift"), "../..")

const sources: Readonly<Record<ApiName, string>> = { "brand-lift": "brandLift", exchange: "exchange" }

const fileOf = (api: ApiName, file: string) => join(specs, api, "workflows", `${file}.arazzo.yaml`)

/** The operations that a file of workflows calls. */
export const operationsIn = (api: ApiName, file: string): ReadonlyArray<string> =>
  Array.from(
    readFileSync(fileOf(api, file), "utf8").matchAll(/operationId: (?:\$sourceDescriptions\.\w+\.)?(\w+)/g),
    ([, id = ""]) => id
  )

export interface Outcome {
  readonly code: number
  readonly output: string
}

export const respect = (api: ApiName, file: string, workflow: string, url: string, inputs: object): Promise<Outcome> =>
  new Promise((resolve) => {
    const args = [
      program,
      "respect",
      fileOf(api, file),
      "--workflow",
      workflow,
      "--server",
      `${sources[api]}=${url}`,
      "--input",
      JSON.stringify(inputs)
    ]
    const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off", NO_COLOR: "1" }
    execFile(process.execPath, args, { env, maxBuffer: 2 ** 25 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}${stderr}` })
    })
  })
