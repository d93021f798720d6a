/**
 * The version of this package, which is printed in each report.
 */
import { readFileSync } from "node:fs"

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8")
)

export const { version } = manifest
