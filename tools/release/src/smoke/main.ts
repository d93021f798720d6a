/**
 * `npm run smoke`: installs the tarballs into an empty project with npm, compiles a user's programs there, and runs the programs on every supported
 * runtime. `-- NAME …` uses only the named runtimes. `--packed` uses the tarballs from the `pack` check.
 */
import { tmpdir } from "node:os"
import { join } from "node:path"
import { mkdtempSync, rmSync } from "node:fs"
import { checkedFolder, pack, packed, workFolder } from "../pack/pack.ts"
import { layOut } from "./consumer.ts"
import { besideEffect3 } from "./effect3.ts"
import { compilerOf, installProject } from "./install.ts"
import { testWithPnpm } from "./pnpm.ts"
import { compile, run, runCommands } from "./run.ts"
import { AbsentError, runtimes } from "./runtimes.ts"

const flags = process.argv.slice(2)
const requested = flags.filter((flag) => flag !== "--packed").map((name) => name.toLowerCase())
const chosen = runtimes.filter(
  ({ name }) => requested.length === 0 || requested.some((each) => name.toLowerCase().startsWith(each))
)
if (chosen.length === 0) {
  console.error(
    `smoke: unknown runtime ${requested.join(", ")}; pass one of ${runtimes.map(({ name }) => name).join(", ")}`
  )
  process.exit(1)
}

// The projects are outside the repository, and none contains another, so that no project can resolve packages from a parent folder.
const project = mkdtempSync(join(tmpdir(), "fieldwork-smoke-"))
const strictProject = mkdtempSync(join(tmpdir(), "fieldwork-smoke-pnpm-"))
let failed = 0
let skipped = 0
const report = (label: string, of: string, found: ReadonlyArray<string>): void => {
  if (found.length > 0) failed++
  console.log(`${label.padEnd(14)} ${found.length === 0 ? of : `${found.length} of ${of} failed`}`)
  for (const line of found) console.error(`  ${line}`)
}

try {
  const tarballs = flags.includes("--packed") ? packed(checkedFolder) : await pack(join(workFolder, "smoke/tarballs"))
  await installProject(project, tarballs)
  const programs = layOut(project, tarballs)
  report("TypeScript", "3 ways to compile", await compile(project, [process.execPath, compilerOf(project)]))
  report("Commands", "--help and --version", await runCommands(project, process.execPath, tarballs))
  report("Effect 3", "an app with Effect 3", await besideEffect3(join(project, "effect-3"), tarballs))
  report("pnpm", "types in a strict layout", await testWithPnpm(strictProject, tarballs))
  for (const { command, name, runs } of chosen) {
    const mine = programs.filter(({ kind }) => runs.includes(kind))
    try {
      report(name, `${mine.length} programs`, await run(project, await command(), mine))
    } catch (cause) {
      if (!(cause instanceof AbsentError)) throw cause
      // In CI, a skipped runtime is a failure, so that every supported runtime is tested.
      if (process.env["CI"] === undefined) skipped++
      else failed++
      console.log(`${name.padEnd(14)} not installed: ${cause.message}`)
    }
  }
} finally {
  for (const folder of [project, strictProject]) rmSync(folder, { recursive: true, force: true })
}
console.log(`${chosen.length + 4 - failed - skipped} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 ? 1 : 0
