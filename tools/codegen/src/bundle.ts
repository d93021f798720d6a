/**
 * Bundles a multi-file OpenAPI document into a single self-contained object.
 *
 * Redocly resolves the references and names each component after its file, so file names are public: they become type names.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Document } from "@fieldwork/specs/openapi"
import { openValuesOf } from "./openValues.ts"

const redocly = join(createRequire(import.meta.url).resolve("@redocly/cli/package.json"), "../bin/cli.js")

/** Adds the known values of an open enum as `examples`, for tools that do not support our extension `x-known-values`. */
const withExamples = (_: string, value: unknown): unknown => {
  const known = openValuesOf(value)
  return known === undefined ? value : { examples: known, ...(value as object) }
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

/**
 * A callback is described in a single file, which is referenced both under `webhooks:` and under the `callbacks:` of the operation that subscribes to
 * it. Because an `operationId` must be unique within a document, the copy under `callbacks:` gets another id.
 */
const withUniqueIds = (value: unknown, isCallback = false): void => {
  if (!isNode(value)) return
  if (isCallback && typeof value["operationId"] === "string") value["operationId"] += "Callback"
  for (const [key, inner] of Object.entries(value)) withUniqueIds(inner, isCallback || key === "callbacks")
}

/** Bundles a document. `root` is the path of its `openapi.yaml`. Throws an error with Redocly's message if a reference cannot be resolved. */
export const bundle = (root: string): Document => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-bundle-"))
  const output = join(folder, "openapi.json")
  try {
    execFileSync(process.execPath, [redocly, "bundle", root, "--output", output], {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off" }
    })
    const document: Document = JSON.parse(readFileSync(output, "utf8"), withExamples)
    withUniqueIds(document.paths)
    return document
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
