/**
 * Builds a single-file Redoc page from the OpenAPI document on which our reference pages are based, for comparison with them.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"

const require = createRequire(import.meta.url)

export const redocPage = (api: "brand-lift" | "exchange"): string => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-redoc-"))
  try {
    const file = join(folder, "index.html")
    const cli = join(require.resolve("@redocly/cli/package.json"), "../bin/cli.js")
    const document = require.resolve(`@fieldwork/specs/${api}`)
    execFileSync(process.execPath, [cli, "build-docs", document, "--inlineBundle", "--output", file], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" }
    })
    return readFileSync(file, "utf8")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
