import { assert, it } from "vitest"
import { canLosePower } from "../support/powerLoss/process.ts"
import { powerLossRuns } from "../support/powerLoss/runs.ts"

it.skipIf(!canLosePower())(
  "a power loss after failed syncs loses nothing that the inbox acknowledged and corrupts no database (F17)",
  async () => {
    const { acknowledged, disks, failedSyncs } = await powerLossRuns({ runs: 2, seed: 100, permille: 40 })
    assert.isAbove(disks, 0)
    assert.isAbove(acknowledged, 10)
    assert.isAbove(failedSyncs, 0)
  },
  120_000
)
