/**
 * Run by `npm run check`. Prints one line for each dependency that is not allowed, such as a dependency on a package in the same or a higher layer,
 * and exits with code 1 if there are any.
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
console.log(`${manifests.length} packages, ${found.length} dependencies on the same or a higher layer`)
process.exitCode = found.length === 0 ? 0 : 1
