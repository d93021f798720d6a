/**
 * The `pack` check: packs all packages, lints the tarballs, and compiles and runs a user's project with them on the current version of Node.
 *
 * The check does not require network access, because third-party packages are linked from the workspace. `npm run smoke` does the same with `npm
 * install`, on every runtime.
 */
import { createRequire } from "node:module"
import { join } from "node:path"
import { tarballProblems } from "./tarballProblems.ts"
import { sourceMapProblems } from "./maps.ts"
import { checkedFolder, pack, workFolder } from "./pack.ts"
import { promiseApiProblems } from "./promiseApi.ts"
import { layOut } from "../smoke/consumer.ts"
import { compile, run, runCommands } from "../smoke/run.ts"
import { entriesOf } from "../packages.ts"
import { stage } from "./stage.ts"
import { deprecatedMethods } from "./deprecatedMethods.ts"

const tarballs = await pack(checkedFolder)
const project = join(workFolder, "pack/project")
const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc")

const found: Array<string> = []
for (const tarball of tarballs) {
  for (const line of await tarballProblems(tarball)) found.push(`${tarball.manifest.name}: ${line}`)
}
await stage(tarballs, project, ["@types/node"])
// Packages without exports are skipped. Each of them is a command, which is bundled into one file without source maps.
for (const { manifest } of tarballs.filter((tarball) => entriesOf(tarball.manifest).length > 0)) {
  for (const line of sourceMapProblems(join(project, "node_modules", manifest.name)))
    found.push(`${manifest.name}: ${line}`)
}
const programs = layOut(project, tarballs)
found.push(...(await compile(project, [process.execPath, tsc])))
found.push(...(await promiseApiProblems(project, [process.execPath, tsc])))
found.push(...(await deprecatedMethods(project, [process.execPath, tsc])))
found.push(...(await run(project, [process.execPath], programs)))
found.push(...(await runCommands(project, process.execPath, tarballs)))

for (const line of found) console.error(line)
for (const { bytes, manifest } of tarballs)
  console.log(`${manifest.name.padEnd(30)}${(bytes / 1000).toFixed(1).padStart(8)} kB`)
console.log(`${tarballs.length} tarballs, ${programs.length} programs, ${found.length} problems`)
process.exitCode = found.length > 0 ? 1 : 0
