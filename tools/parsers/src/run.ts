/**
 * Runs one parser on one document, and finds the operations that are missing from its output.
 */
import { execFile } from "node:child_process"
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { install } from "@fieldwork/runtimes/install"
import { documents, type ApiName } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import type { Parser } from "./parsers.ts"

const exec = promisify(execFile)

/** Returns the ids of the operations that do not occur in the parser's output, ignoring case. Throws if the parser fails. */
export const missingIn = async (parser: Parser, api: ApiName): Promise<ReadonlyArray<string>> => {
  const folder = await install(...parser.packages)
  const document = join(folder, `${api}.json`)
  writeFileSync(document, JSON.stringify(documents[api]))
  const output = join(folder, "out")
  rmSync(output, { recursive: true, force: true })
  for (const [name, text] of Object.entries(parser.files?.(document) ?? {})) writeFileSync(join(folder, name), text)
  const [program, ...args] = parser.command(document)
  const file = program.startsWith("./") ? join(folder, program) : join(folder, "node_modules", program)
  await exec(process.execPath, [file, ...args], { cwd: folder, timeout: 240_000, maxBuffer: 2 ** 26 })
  const text = globSync("**/*.{ts,txt}", { cwd: output })
    .map((name) => readFileSync(join(output, name), "utf8"))
    .join("\n")
    .toLowerCase()
  return operationsOf(documents[api])
    .map(({ id }) => id)
    .filter((id) => !text.includes(id.toLowerCase()))
}
