/**
 * The `rating` check: fails if the changes in the specs require a higher release level than the changesets have.
 */
import { join } from "node:path"
import { readManifest, root } from "../packages.ts"
import { rateRelease } from "./rateRelease.ts"

const { version } = readManifest(join(root, "specs"))
const rating = await rateRelease(root, version)

if (rating === undefined) {
  console.log("No release yet: later releases are rated against the specs of the first release")
} else {
  const { changes, declared, passes, required } = rating
  const print = passes ? console.log : console.error
  for (const { api, level, path, why } of changes) print(`${level.padEnd(5)} ${api} ${path}: ${why}`)
  print(`${changes.length} changes since ${version} require the level ${required}; the changesets declare ${declared}`)
  if (!passes)
    print(`Add a changeset with the level ${required} (\`pnpm changeset\`), or revert the changes that require it`)
  process.exitCode = passes ? 0 : 1
}
