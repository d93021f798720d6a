import { expect, it } from "vitest"
import { readCases } from "../../src/check/cases.ts"
import { correct, isThere } from "./languages/receivers.ts"
import { check, idsOf } from "./serving.ts"

const { keys } = readCases()
const trusted = [keys.current, keys.next]

it("has five correct receivers in three languages", () => {
  expect(correct).toHaveLength(5)
  expect(new Set(correct.map(({ name }) => name.split(":")[0])).size).toBe(3)
})

/** `npm run soak -- webhook-kit` sends every case. */
const groups = ["keys/", "rotation/", "versions/", "window/"]

it.each(correct)("the kit passes a correct receiver, $name", async ({ name, needs, start }) => {
  if (needs !== undefined && !isThere(needs)) {
    console.log(`skipped: ${name}, as there is no ${needs}`)
    return
  }
  const { close, url } = await start(trusted)
  const reports = await Promise.all(groups.map((group) => check(url, "--only", group)))
  close()
  expect(reports.flatMap((report) => idsOf(report, "failed"))).toEqual([])
  expect(reports.flatMap(({ grades }) => grades).length).toBeGreaterThan(35)
})
