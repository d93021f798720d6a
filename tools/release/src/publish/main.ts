/**
 * `npm run release -- STEP`. Anyone can run the dry run and create the tarballs. All other steps are for the `release` workflow.
 */
import { dryRun } from "./dryRun.ts"
import { due, familyVersion, notes, rehearse, release, tarballs, version } from "./steps.ts"

const steps: Readonly<Record<string, (rest: ReadonlyArray<string>) => void | Promise<void>>> = {
  "dry-run": dryRun,
  version,
  notes: () => console.log(notes() || `The changelogs contain no entry for ${familyVersion()}`),
  due,
  rehearse,
  tarballs,
  publish: release
}

const [name = "", ...rest] = process.argv.slice(2)
const step = steps[name]
if (step === undefined) {
  console.error(`release: unknown step "${name}"; pass one of ${Object.keys(steps).join(", ")}`)
  process.exit(1)
}
try {
  await step(rest)
} catch (cause) {
  console.error(`release: ${cause instanceof Error ? cause.message : String(cause)}`)
  process.exitCode = 1
}
