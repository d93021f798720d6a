import { expect, it } from "vitest"
import { playLoop } from "../support/closedLoop.ts"

it("respondents in the sandbox's market are not turned away for anything that the documents at hand could have told", async () => {
  const options = { seed: 5, market: 250, warmUpHours: 2, respondents: 25, perMinute: 5 }
  const { foreseeable, results } = await playLoop(options)
  expect(foreseeable).toEqual([])
  expect(results.kit.entrants).toBeGreaterThan(15)
  expect(results.kit.revenue).toBeGreaterThan(0n)
})
