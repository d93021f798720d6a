import { assert, it } from "vitest"
import { bitFlipRuns } from "../support/bitFlips/runs.ts"

it("one flipped bit in the inbox's database, its write-ahead log or the spool is reported or changes nothing (F19)", async () => {
  const { flips, start, unchanged, verify } = await bitFlipRuns({ flips: 20, seed: 3 })
  assert.strictEqual(start + verify + unchanged, flips)
  assert.isAbove(start, 0)
}, 120_000)
