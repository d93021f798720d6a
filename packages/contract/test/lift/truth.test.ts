/** Runs a part of `npm run soak -- lift-truth` with a fixed seed. */
import { expect, it } from "vitest"
import { countMismatches, recoverTruth, truePoints } from "../../src/lift/truth.ts"

it("raking recovers the true lift of confounded studies, which the unweighted lift misses", async () => {
  const studies = 12
  const { raked, rakedCovers, raw, rawCovers } = await recoverTruth(studies, 1)
  expect(raw - truePoints).toBeGreaterThan(0.04)
  expect(rawCovers).toBeLessThan(0.4)
  // The standard error of each raked lift is about 2.4 percentage points.
  expect(Math.abs(raked - truePoints)).toBeLessThan((4 * 0.024) / Math.sqrt(studies))
  expect(rakedCovers).toBeGreaterThan(0.5)
})

it("a sample-ratio mismatch of 52.5 to 47.5 in a lift study is detected, and a balanced split is not reported", async () => {
  expect(await countMismatches(2, 1, { respondents: 20_000, exposure_share: 0.525 })).toBe(2)
  expect(await countMismatches(4, 1, { respondents: 2000, exposure_share: 0.5 })).toBe(0)
})
