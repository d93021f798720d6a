/**
 * Builds the package it is called in: `tsc` writes `dist/` from `src/` by the package's `tsconfig.build.json`, one module a file.
 *
 * The old `dist/` goes first, as a module that was removed or renamed would be published otherwise. Commands get the right to be run.
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
