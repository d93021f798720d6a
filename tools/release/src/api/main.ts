/**
 * `npm run api` writes the reports that changed. With `--check`, it writes nothing and fails if any report is out of date.
 */
import { join } from "node:path"
import { root } from "../packages.ts"
import { pack, workFolder } from "../pack/pack.ts"
import { reportChanges, write } from "./reportChanges.ts"
import { extract } from "./extract.ts"

const folder = join(root, "etc")
const reports = await extract(await pack(join(workFolder, "api/tarballs")), join(workFolder, "api/staged"))
const changes = reportChanges(folder, reports)

if (process.argv.includes("--check")) {
  for (const { entry, kind } of changes) {
    console.error(
      `etc/${entry}.api.md is ${kind === "changed" ? "out of date" : kind}: the public surface is another than in git`
    )
  }
  if (changes.length > 0) {
    console.error(
      "If the change is intended: run `npm run api`, review the difference as a user would, and commit it with a changeset"
    )
  }
  console.log(`${reports.size - changes.length} reports are current, ${changes.length} are out of date`)
  process.exitCode = changes.length > 0 ? 1 : 0
} else {
  write(folder, reports, changes)
  console.log(`${changes.length} of ${reports.size} reports written`)
}
