/**
 * Runs all checks and tests with turbo. The last line of the output is `N passed, N failed`.
 *
 * Old reports are deleted first, so that the old report of a runner that crashes is not counted. Turbo restores the reports of cached tasks. With
 * `--only-checks`, the tests are not run. In CI, the quality score of both specs and the reasons for lost points are printed before the last line.
 */
import { spawnSync } from "node:child_process"
import { globSync, rmSync } from "node:fs"
import { summary } from "./summary.mjs"

const checks = [
  "types",
  "lint",
  "format",
  "layers",
  "names",
  "vocabulary",
  "generated",
  "spec",
  "rating",
  "api",
  "pack"
]
const tasks = process.argv.includes("--only-checks") ? checks : [...checks, "test"]

for (const folder of globSync([
  "{packages,tools}/*/reports",
  "{specs,examples}/reports",
  "docs/*/reports",
  ".turbo/runs"
])) {
  rmSync(folder, { recursive: true, force: true })
}
const turbo = spawnSync(
  "turbo",
  ["run", ...tasks, "--concurrency=2", "--continue", "--summarize", "--output-logs=errors-only", "--log-order=grouped"],
  {
    stdio: "inherit"
  }
)
const { failed, line } = summary()
if (process.env.CI)
  spawnSync("turbo", ["run", "score", "--output-logs=full", "--log-prefix=none"], { stdio: "inherit" })
console.log(line)
process.exit(turbo.status === 0 && failed === 0 ? 0 : 1)
