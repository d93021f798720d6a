import { describe, expect, it } from "vitest"
import { platforms } from "../backends.ts"
import { interleave, maxBodyBytes, type Tally, timestamp, trustedKeys } from "./interleavings.ts"

describe.each(platforms)("interleavings of a verification on $platform", ({ createVerifier }) => {
  it("whatever the order of its update and finish calls, a verification refuses each body that OpenSSL refuses and accepts each genuine body", async () => {
    const verifier = createVerifier({ keys: trustedKeys, maxBodyBytes, now: () => timestamp * 1000 })
    const tally: Tally = { verified: 0, refused: 0, tooLarge: 0, lateUpdates: 0 }
    for (let seed = 1; seed <= 3000; seed++) await interleave(verifier, seed, tally)
    // The test is meaningful only if each outcome (verified, refused, updated too late) occurs often enough.
    expect(Math.min(tally.verified, tally.refused, tally.lateUpdates)).toBeGreaterThan(500)
    expect(tally.tooLarge).toBeGreaterThan(20)
  })
})
