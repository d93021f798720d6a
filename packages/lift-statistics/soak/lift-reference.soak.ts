/**
 * Compares every method of lift-statistics with R: 10,000 random inputs for each closed-form method and 500 for each numerical method.
 *
 * Options: --runs N (inputs per closed-form method), --numerical N (inputs per numerical method), --seed S. Requires Rscript with the packages
 * metafor and survey (Debian: r-base-core, r-cran-metafor, r-cran-survey). If Rscript is not installed, the script prints a note and exits with code
 * 0.
 */
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { families } from "../test/reference/families.ts"
import { agreement, rowsOf } from "../test/reference/agreement.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10000" },
    numerical: { type: "string", default: "500" },
    seed: { type: "string", default: "20261122" }
  }
})
console.log(`seed ${values.seed}`)

const folder = mkdtempSync(join(tmpdir(), "lift-reference-"))
const script = join(import.meta.dirname, "../test/reference/reference.R")
const { error, status } = spawnSync("Rscript", [script, folder, values.seed, values.runs, values.numerical], {
  stdio: ["ignore", "ignore", "inherit"]
})
if (error !== undefined) {
  console.log("lift-reference: skipped, as Rscript is not installed")
  process.exit(0)
}
if (status !== 0) process.exit(status ?? 1)

let failures = 0
for (const [name, family] of Object.entries(families)) {
  const found = agreement(family, rowsOf(readFileSync(join(folder, `${name}.csv`), "utf8")))
  failures += found.failures
  const { farthest, figures, rows, where } = found
  console.log(
    `${name.padEnd(18)} ${String(rows).padStart(6)} inputs ${String(figures).padStart(8)} figures, farthest ${farthest.toExponential(1)} of ${family.tolerance}, ${found.failures} beyond`
  )
  if (found.failures > 0) console.log(`  ${where}`)
}
rmSync(folder, { recursive: true })
process.exit(failures === 0 ? 0 : 1)
