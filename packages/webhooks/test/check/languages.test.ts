import { expect, it } from "vitest"
import { readCases } from "../../src/check/cases.ts"
import { correctReceivers, isInstalled } from "./languages/receivers.ts"
import { check, idsOf } from "./serving.ts"

const { keys } = readCases()
const trustedKeys = [keys.current, keys.next]

it("the conformance kit has five reference receivers in three languages", () => {
  expect(correctReceivers).toHaveLength(5)
  expect(new Set(correctReceivers.map(({ name }) => name.split(":")[0])).size).toBe(3)
})

/** The groups of cases that this test sends. `npm run soak -- webhook-kit` sends all cases. */
const groups = ["keys/", "rotation/", "versions/", "window/"]

it.each(correctReceivers)("the conformance kit passes the correct receiver $name", async ({ name, needs, start }) => {
  if (needs !== undefined && !isInstalled(needs)) {
    console.log(`skipped: ${name}, as there is no ${needs}`)
    return
  }
  const { close, url } = await start(trustedKeys)
  const reports = await Promise.all(groups.map((group) => check(url, "--only", group)))
  close()
  expect(reports.flatMap((report) => idsOf(report, "failed"))).toEqual([])
  expect(reports.flatMap(({ grades }) => grades).length).toBeGreaterThan(35)
})
