/**
 * Plays random interleavings of begin, update, finish, mutation and reuse on both backends, and checks by OpenSSL what is vouched for.
 *
 * Options: --runs N (interleavings of each backend, 1,000,000), --seed S.
 */
import { parseArgs } from "node:util"
import { platforms } from "../test/backends.ts"
import { interleave, maxBodyBytes, type Tally, timestamp, trustedKeys } from "../test/model/interleavings.ts"

const { values } = parseArgs({
  options: { runs: { type: "string", default: "1000000" }, seed: { type: "string", default: "20261122" } }
})
const [runs, first] = [Number(values.runs), Number(values.seed)]
console.log(`seed ${first}, ${runs} interleavings on each backend`)

// Half of the work would be traces of errors that are expected.
Error.stackTraceLimit = 0

/** WebCrypto works on other threads: several at a time keep them busy. */
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
