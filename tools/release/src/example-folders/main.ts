/**
 * `npm run examples`: copies each example to an empty folder, installs it from the tarballs and the npm registry, type-checks it and tests it. `--
 * NAME …` runs only the named examples. `--packed` uses the tarballs from the `pack` check. `--keep` does not delete the folders. `--names` prints
 * the names of the examples as JSON.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { checkedFolder, pack, packed, workFolder } from "../pack/pack.ts"
import { examples } from "./folders.ts"
import { serveTarballs } from "./Registry.ts"
import { runExample } from "./run.ts"

const args = process.argv.slice(2)
const names = examples.map(({ name }) => name)
if (args.includes("--names")) {
  console.log(JSON.stringify(names))
  process.exit(0)
}
const requested = args.filter((arg) => arg !== "--packed" && arg !== "--keep")
const unknown = requested.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`examples: unknown name ${unknown.join(", ")}; pass one of ${names.join(", ")}`)
  process.exit(1)
}
const chosen = examples.filter(({ name }) => requested.length === 0 || requested.includes(name))

// The folder is outside the repository, so that examples cannot resolve packages from a parent folder.
const folder = mkdtempSync(join(tmpdir(), "fieldwork-examples-"))
let failed = 0
try {
  const tarballs = args.includes("--packed") ? packed(checkedFolder) : await pack(join(workFolder, "examples/tarballs"))
  const registry = await serveTarballs(tarballs)
  for (const example of chosen) {
    const begun = performance.now()
    const failure = await runExample(example, join(folder, example.name), registry.url)
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    console.log(`${example.name.padEnd(16)} ${failure === undefined ? "passed" : "failed"} after ${seconds} s`)
    if (failure !== undefined) {
      failed++
      console.error(failure.replaceAll(/^/gm, "  "))
    }
  }
  registry.close()
} finally {
  if (args.includes("--keep")) console.log(`kept in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
console.log(`${chosen.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
