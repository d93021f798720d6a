/**
 * The kit against a receiver with one planted bug at a time. Here each meets the case that should find it; `npm run soak -- webhook-kit` runs
 * the whole kit against each.
 */
import { describe, expect, it } from "vitest"
import { readCases } from "../../src/check/cases.ts"
import { bugNames, bugs } from "./reference/bugs.ts"
import { createReference } from "./reference/receiver.ts"
import { check, idsOf, serve } from "./serving.ts"

const { keys } = readCases()
const trusted = [keys.current, keys.next]

describe("the kit", () => {
  it("has at least 60 bugs that a receiver must not have", () => {
    expect(bugNames.filter((name) => bugs[name].level === "must").length).toBeGreaterThanOrEqual(60)
  })

  it.each(bugNames)("finds a receiver that: %s", async (name) => {
    const { by, level } = bugs[name]
    const { close, url } = await serve(createReference(trusted, name))
    const report = await check(url, "--only", by)
    close()
    expect(idsOf(report, level === "must" ? "failed" : "noted").length).toBeGreaterThan(0)
    expect(report.code).toBe(level === "must" ? 1 : 0)
  })
})
