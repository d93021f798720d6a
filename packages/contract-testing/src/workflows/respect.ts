/**
 * Runs a published workflow with Respect, the Arazzo runner from Redocly.
 */
import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Workflow } from "./catalogue.ts"

const require = createRequire(import.meta.url)
const program = join(require.resolve("@redocly/cli/package.json"), "../bin/cli.js")

/** The paths of the Arazzo documents. They are absolute, because a relative path would not resolve through the symbolic links between packages. */
const documents: Readonly<Record<string, string>> = {
  "brand-lift.gen.json": fileURLToPath(import.meta.resolve("@fieldwork/specs/brand-lift")),
  "exchange.gen.json": fileURLToPath(import.meta.resolve("@fieldwork/specs/exchange")),
  "openapi.gen.json": fileURLToPath(new URL("../control/openapi.gen.json", import.meta.resolve("@fieldwork/sandbox")))
}

const servers = ["brandLift", "exchange", "control"]

export interface Result {
  readonly id: string
  readonly isPassed: boolean
  /** The output of Respect, the program that ran the workflow. */
  readonly output: string
}

/** Runs one workflow against the server at `url`. Inputs that the workflow does not declare are ignored. */
export const respect = async (
  { file, id }: Workflow,
  url: string,
  inputs: Readonly<Record<string, unknown>>
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-workflows-"))
  const text = readFileSync(file, "utf8").replaceAll(
    /url: \.\.\/\S*?([\w-]+\.gen\.json)/g,
    (_, name: string) => `url: ${JSON.stringify(documents[name])}`
  )
  const copy = join(folder, basename(file))
  writeFileSync(copy, text)
  const named = servers.filter((name) => text.includes(`- name: ${name}`)).map((name) => `${name}=${url}`)
  const args = ["respect", copy, "--workflow", id, "--server", named.join(","), "--input", JSON.stringify(inputs)]
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off", NO_COLOR: "1" }
  const options = { env, cwd: folder, maxBuffer: 2 ** 25 }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true, force: true })
      resolve({ id, isPassed: error === null, output: `${stdout}${stderr}` })
    })
  })
}
