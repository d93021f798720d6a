/**
 * Loads the OpenAPI document that an option names: the brand lift document, the exchange document, or a file.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { apiNames } from "@fieldwork/specs/documents"
import type { Document } from "@fieldwork/specs/openapi"
import { parse } from "yaml"
import type { Spec } from "../validation/ContractDocument.ts"
import { unusableSchemas } from "../validation/unusableSchemas.ts"
import { counted } from "../counted.ts"
import { UsageError } from "./inputs.ts"

const require = createRequire(import.meta.url)

/** Bundles a file and all files that it references into one document, using Redocly. */
const bundle = (file: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-contract-"))
  const program = join(require.resolve("@redocly/cli/package.json"), "../bin/cli.js")
  const output = join(folder, "bundle.json")
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off", NO_COLOR: "1" }
  try {
    execFileSync(process.execPath, [program, "bundle", file, "--output", output], { env, stdio: "pipe" })
    return readFileSync(output, "utf8")
  } catch {
    throw new UsageError(`${file} refers to other files and cannot be bundled: run redocly lint ${file} to see why`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const parsed = (file: string, text: string): Document => {
  try {
    return parse(text, { maxAliasCount: -1 }) as Document
  } catch (cause) {
    const [line = ""] = (cause instanceof Error ? cause.message : String(cause)).split("\n")
    throw new UsageError(`${file} is neither JSON nor YAML: ${line}`)
  }
}

/** Returns the document. Throws if a schema that is needed for validation cannot be compiled. */
const checked = (name: string, document: Document): Document => {
  const unusable = unusableSchemas(document)
  if (unusable.length === 0) return document
  const lines = unusable.slice(0, 10).map(({ pointer, reason }) => `  ${pointer}: ${reason}`)
  throw new UsageError(`${name} has ${counted(unusable.length, "schema")} that cannot be used:\n${lines.join("\n")}`)
}

/** Loads a document by its name (`brand-lift` or `exchange`) or by its path. */
export const specOf = (name: string): Spec => {
  const own = apiNames.find((api) => api === name)
  if (own !== undefined) return own
  let text: string
  try {
    text = readFileSync(name, "utf8")
  } catch {
    throw new UsageError(`--spec must be ${apiNames.join(", ")} or a readable file, not ${name}`)
  }
  const isWhole = !/\$ref["']?\s*:\s*["']?(?!["']?#)[^\s"'#]/.test(text)
  const document = parsed(name, isWhole ? text : bundle(name))
  const version = Object(document).openapi as unknown
  if (typeof version === "string" && version.startsWith("3.1")) return checked(name, document)
  throw new UsageError(
    `${name} is not an OpenAPI 3.1 document, but ${typeof version === "string" ? `OpenAPI ${version}` : "something else"}`
  )
}
