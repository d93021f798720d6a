import { expect, it } from "vitest"
import { faultsOf, simulateKeyRotation } from "./simulateKeyRotation.ts"

it("the key store refuses no genuine callback over a simulated day of rotations, outages, restarts and forged callbacks", async () => {
  const tally = await simulateKeyRotation({ days: 1, seed: 21 })
  expect(faultsOf(tally)).toEqual([])
  // The simulation is meaningful only if it contains enough events of each kind.
  expect(tally.rotations).toBeGreaterThan(1)
  expect(tally.outages).toBeGreaterThan(1)
  expect(tally.unavailable).toBeGreaterThan(0)
  expect(tally.untrusted).toBeGreaterThan(5000)
})
