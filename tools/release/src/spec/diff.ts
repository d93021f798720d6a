/**
 * Compares two bundled documents with `redocly diff`, and returns the changes as data.
 */
import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Level } from "./Level.ts"

/** The changed element before or after the change. `value` is absent if the document does not contain the element. */
export interface Side {
  readonly pointer: string
  readonly value?: unknown
}

export interface Change {
  /** The JSON pointer of the changed part. It starts at the operation (`#/paths/…`) even if the changed part is in a component. */
  readonly path: string
  readonly kind: "added" | "removed" | "modified"
  readonly impact: Exclude<Level, "none">
  /** The modified property, if there is one. */
  readonly property?: string
  readonly verdicts: ReadonlyArray<{ readonly message: string }>
  readonly base?: Side
  readonly revision?: Side
}

const redocly = join(createRequire(import.meta.url).resolve("@redocly/cli/package.json"), "../bin/cli.js")
const config = "extends: [recommended, diff-recommended]\ntelemetry: off\n"

/** Returns the changes from `base` to `revision`. Rejects with Redocly's message if a document cannot be read. */
export const diff = async (base: object, revision: object): Promise<ReadonlyArray<Change>> => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-diff-"))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  try {
    write("redocly.yaml", config)
    write("base.json", JSON.stringify(base))
    write("revision.json", JSON.stringify(revision))
    const options = ["--config", "redocly.yaml", "--format", "json", "--fail-on", "none", "--output", "report.json"]
    await promisify(execFile)(process.execPath, [redocly, "diff", "base.json", "revision.json", ...options], {
      cwd: folder,
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off" }
    })
    const { changes }: { changes: ReadonlyArray<Change> } = JSON.parse(
      readFileSync(join(folder, "report.json"), "utf8")
    )
    return changes
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
