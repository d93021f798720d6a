/**
 * Runs the conformance kit against five correct receivers in three languages, then against a receiver with one deliberate bug at a time.
 *
 * Exits with 1 if a correct receiver fails, or if the kit detects fewer than 95 % of the bugs that it must detect.
 *
 * Option: `--only-bugs` skips the correct receivers. Receivers that need Python or OpenSSL are skipped if it is not installed.
 */
import { parseArgs } from "node:util"
import { readCases } from "../src/check/cases.ts"
import { runCases } from "../src/check/runCases.ts"
import { correctReceivers, isInstalled } from "../test/check/languages/receivers.ts"
import { bugNames, bugs } from "../test/check/reference/bugs.ts"
import { createReference } from "../test/check/reference/receiver.ts"
import { check, idsOf, serve } from "../test/check/serving.ts"

const { values } = parseArgs({
  options: {
    "only-bugs": { type: "boolean", default: false },
    // All soak tests accept `--runs` and `--seed`. This one ignores them, because it uses no random values.
    runs: { type: "string" },
    seed: { type: "string" }
  }
})
const file = readCases()
const trusted = [file.keys.current, file.keys.next]
let isFine = true

for (const { name, needs, start } of values["only-bugs"] ? [] : correctReceivers) {
  if (needs !== undefined && !isInstalled(needs)) {
    console.log(`skipped ${name}: there is no ${needs}`)
    continue
  }
  const { close, url } = await start(trusted)
  const report = await check(url)
  close()
  const [failed, noted] = [idsOf(report, "failed"), idsOf(report, "noted")]
  isFine &&= failed.length === 0
  console.log(
    `${failed.length === 0 ? "ok  " : "FAIL"} ${name}: ${report.grades.length} cases, ${noted.length} noted ${failed.join()}`
  )
}

/** The case file without the large bodies, which take seconds each and detect few bugs. */
const small = { ...file, cases: file.cases.filter(({ id }) => !/^(size|compressed)\//.test(id)) }

const found = { must: 0, should: 0 }
const survivors: Array<string> = []
for (const name of bugNames) {
  const { by, level } = bugs[name]
  const { close, url } = await serve(createReference(trusted, name))
  const cases = by.startsWith("size/") ? file : small
  let isFound = false
  for await (const { verdict } of runCases({ url: new URL(url), file: cases })) {
    isFound ||= verdict === (level === "must" ? "failed" : "noted")
    if (verdict === "failed") break
  }
  close()
  if (isFound) found[level] += 1
  else survivors.push(`${level}: ${name}`)
}
const must = bugNames.filter((name) => bugs[name].level === "must").length
isFine &&= found.must >= 0.95 * must
console.log(
  `${isFine ? "ok  " : "FAIL"} ${found.must} of ${must} bugs that must be found, ${found.should} of ${bugNames.length - must} others`
)
for (const survivor of survivors) console.log(`     survived: ${survivor}`)
process.exitCode = isFine ? 0 : 1
