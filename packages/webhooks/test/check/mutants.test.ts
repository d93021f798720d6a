/**
 * Tests the conformance kit against a receiver with one deliberate bug at a time. This test sends only the case that must detect the bug. `npm run
 * soak -- webhook-kit` sends all cases for each bug.
 */
import { describe, expect, it } from "vitest"
import { readCases } from "../../src/check/cases.ts"
import { bugNames, bugs } from "./reference/bugs.ts"
import { createReference } from "./reference/receiver.ts"
import { check, idsOf, serve } from "./serving.ts"

const { keys } = readCases()
const trustedKeys = [keys.current, keys.next]

describe("conformance kit", () => {
  it("the tests of the conformance kit contain at least 60 planted receiver bugs that it is required to detect", () => {
    expect(bugNames.filter((name) => bugs[name].level === "must").length).toBeGreaterThanOrEqual(60)
  })

  it.each(bugNames)('the conformance kit detects the receiver bug "%s"', async (name) => {
    const { by, level } = bugs[name]
    const { close, url } = await serve(createReference(trustedKeys, name))
    const report = await check(url, "--only", by)
    close()
    expect(idsOf(report, level === "must" ? "failed" : "noted").length).toBeGreaterThan(0)
    expect(report.code).toBe(level === "must" ? 1 : 0)
  })
})
