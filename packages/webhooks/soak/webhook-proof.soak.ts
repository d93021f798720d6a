/**
 * Runs random interleavings of beginning, updating and finishing a verification and of changing and reusing the buffers, on both backends (Node and
 * WebCrypto). Checks the accepted bytes with OpenSSL.
 *
 * Options: `--runs N` (the number of interleavings per backend, default 1,000,000) and `--seed S`.
 */
import { parseArgs } from "node:util"
import { platforms } from "../test/backends.ts"
import { interleave, maxBodyBytes, type Tally, timestamp, trustedKeys } from "../test/model/interleavings.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "1000000" }, seed: { type: "string", default: "20261122" } }
})
const [runs, first] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${first}, ${runs} interleavings on each backend`)

// Collecting the stack traces of expected errors would take half of the time.
Error.stackTraceLimit = 0

/** The number of interleavings that run concurrently. WebCrypto uses other threads, and several verifications at a time keep them busy. */
const lanes = 16

for (const { createVerifier, platform } of platforms) {
  const verifier = createVerifier({ keys: trustedKeys, maxBodyBytes, now: () => timestamp * 1000 })
  const tally: Tally = { verified: 0, refused: 0, tooLarge: 0, lateUpdates: 0 }
  let next = first
  const lane = async (): Promise<void> => {
    while (next < first + runs) await interleave(verifier, next++, tally)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  console.log(`ok   ${platform}: ${JSON.stringify(tally)}`)
}
