/**
 * Builds the package in the current directory. `tsc` compiles `src/` to `dist/` with the package's `tsconfig.build.json`, one module per file.
 *
 * The old `dist/` is deleted first. Otherwise, modules that have been removed or renamed would still be published. Command files are made executable.
 */
import { spawnSync } from "node:child_process"
import { chmodSync, readFileSync, rmSync } from "node:fs"

const manifest = JSON.parse(readFileSync("package.json", "utf8"))

rmSync("dist", { recursive: true, force: true })
const { status } = spawnSync("tsc", ["-p", "tsconfig.build.json"], {
  stdio: "inherit",
  shell: process.platform === "win32"
})
if (status !== 0) process.exit(status ?? 1)
for (const file of Object.values(manifest.publishConfig.bin ?? {})) chmodSync(file, 0o755)
