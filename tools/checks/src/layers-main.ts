/**
 * `npm run check` calls this: exits 1 with one line for each arrow that runs up or sideways.
 */
import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { type Manifest, violations } from "./layers.ts"

const root = resolve(import.meta.dirname, "../../..")
const files = globSync(
  [
    "packages/*/package.json",
    "tools/*/package.json",
    "docs/*/package.json",
    "specs/package.json",
    "examples/package.json"
  ],
  { cwd: root }
)
const manifests = files.map((file): Manifest => JSON.parse(readFileSync(join(root, file), "utf8")))
const found = violations(manifests)
for (const line of found) console.error(line)
console.log(`${manifests.length} packages, ${found.length} arrows that run up or sideways`)
process.exitCode = found.length === 0 ? 0 : 1
