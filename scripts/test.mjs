/**
 * Runs every check and test through turbo and ends with one line, `N passed, N failed`.
 *
 * Old reports go first, so that a runner which dies before it reports cannot pass by its last report; turbo restores those of cached tasks.
 * With `--only-checks` it leaves the tests out. On CI it prints the score of both specs before the last line, with what costs points.
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
