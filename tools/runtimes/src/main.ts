/**
 * `npm run runtimes`: runs the same test vectors on every runtime and compares the verdicts. `-- NAME …` runs only the named runtimes.
 *
 * Exits with code 1 if a verdict differs from the test vectors, or if a runtime rejects a vector for a different reason than the first runtime.
 */
import { AbsentError } from "./install.ts"
import { runtimes } from "./runtimes.ts"
import type { Verdict } from "./suite.ts"
import { differences } from "./compare.ts"

const requested = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = runtimes.filter(
  ({ name }) => requested.length === 0 || requested.some((each) => name.toLowerCase().startsWith(each))
)
if (chosen.length === 0) {
  console.error(
    `runtimes: unknown runtime ${requested.join(", ")}; pass one of ${[...new Set(runtimes.map(({ name }) => name))].join(", ")}`
  )
  process.exit(1)
}

let first: ReadonlyArray<Verdict> | undefined
let failed = 0
let skipped = 0
for (const { entry, name, run } of chosen) {
  const label = `${name.padEnd(14)} ${entry.padEnd(5)}`
  try {
    const verdicts = await run()
    first ??= verdicts
    const found = differences(verdicts, first)
    console.log(
      `${label} ${verdicts.length} vectors, ${found.length === 0 ? "all as demanded" : `${found.length} differ`}`
    )
    for (const line of found.slice(0, 10)) console.log(`  ${line}`)
    if (found.length > 0) failed++
  } catch (cause) {
    if (cause instanceof AbsentError) skipped++
    else failed++
    console.log(
      `${label} ${cause instanceof AbsentError ? "skipped" : "failed"}: ${cause instanceof Error ? cause.message : String(cause)}`
    )
  }
}
console.log(`${chosen.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 ? 1 : 0
