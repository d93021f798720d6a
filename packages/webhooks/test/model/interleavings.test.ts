import { describe, expect, it } from "vitest"
import { platforms } from "../backends.ts"
import { interleave, maxBodyBytes, type Tally, timestamp, trusted } from "./interleavings.ts"

describe.each(platforms)("interleavings of a verification on $platform", ({ createVerifier }) => {
  it("never make it vouch for bytes that OpenSSL refuses, nor refuse a genuine callback", async () => {
    const verifier = createVerifier({ keys: trusted, maxBodyBytes, now: () => timestamp * 1000 })
    const tally: Tally = { verified: 0, refused: 0, tooLarge: 0, lateUpdates: 0 }
    for (let seed = 1; seed <= 3000; seed++) await interleave(verifier, seed, tally)
    // A model in which nothing happens would prove nothing.
    expect(Math.min(tally.verified, tally.refused, tally.lateUpdates)).toBeGreaterThan(500)
    expect(tally.tooLarge).toBeGreaterThan(20)
  })
})
