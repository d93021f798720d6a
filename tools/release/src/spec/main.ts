/**
 * The `rating` check: fails if the changes in the specs require a higher release level than the changesets have.
 */
import { join } from "node:path"
import { readManifest, root } from "../packages.ts"
import { rateRelease } from "./gate.ts"

const { version } = readManifest(join(root, "specs"))
const verdict = await rateRelease(root, version)

if (verdict === undefined) {
  console.log("No release yet: the first one makes the specs as they are the base of every later rating")
} else {
  const { asked, changes, given, passes } = verdict
  const print = passes ? console.log : console.error
  for (const { api, level, path, why } of changes) print(`${level.padEnd(5)} ${api} ${path}: ${why}`)
  print(`${changes.length} changes ask for ${asked} after ${version}, the changesets give ${given}`)
  if (!passes) print(`Write a changeset that gives ${asked} (\`pnpm changeset\`), or take back what asks for it`)
  process.exitCode = passes ? 0 : 1
}
