/** A smaller version of `npm run soak -- lift-daily` with fixed seeds. */
import { expect, it } from "vitest"
import { analyseBreakdown, analyseDaily } from "./studies.ts"

const studies = 300
// Four standard errors of a proportion of 10% in 300 studies.
const slack = 4 * Math.sqrt((0.1 * 0.9) / studies)

it("daily sequential looks find significance in at most 10% of studies without effect, and ordinary intervals in over a third", () => {
  const found = analyseDaily(studies, 11, { respondents: 4000, days: 30, control: 0.4, lift: 0 })
  expect(found.everBySequential).toBeLessThanOrEqual(0.1)
  expect(found.everByOrdinaryInterval).toBeGreaterThan(0.33)
  expect(found.atTheEndByOrdinaryInterval).toBeLessThan(0.1 + slack)
})

it("the sequential test finds a lift of 6 points in at least 75% of the studies in which a single final test finds it", () => {
  const found = analyseDaily(studies, 12, { respondents: 4000, days: 30, control: 0.4, lift: 0.06 })
  expect(found.sequentialWhereFound).toBeGreaterThanOrEqual(0.75)
})

it("at least one of 57 segments without effect is significant in over 90% of studies unadjusted, but in at most 10% after Holm's method", () => {
  const found = analyseBreakdown(studies, 13, { perGroup: 200, control: 0.4, lift: 0 })
  expect(found.anyUnadjusted).toBeGreaterThan(0.9)
  expect(found.anyAfterHolm).toBeLessThan(0.1 + slack)
})

it("in at least 80% of studies, a lift of 15 points in one of 57 segments of 500 people per group is significant after Holm's method", () => {
  expect(analyseBreakdown(100, 14, { perGroup: 500, control: 0.4, lift: 0.15 }).effectAfterHolm).toBeGreaterThanOrEqual(
    0.8
  )
})
