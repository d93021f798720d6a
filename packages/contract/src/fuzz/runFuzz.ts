/**
 * Fuzzes the requests of all operations.
 */
import { operationsOf } from "../documents.ts"
import { randomOf } from "../Random.ts"
import { sampleIds } from "../sampleIds.ts"
import { recordedClients } from "./clients.ts"
import { fuzzRequest } from "./fuzzRequest.ts"

export interface Outcome {
  readonly sent: number
  readonly refused: number
  readonly wrong: ReadonlyArray<string>
}

/** All operations except the token request, whose input comes from the client's settings. */
const operations = [...operationsOf("brand-lift"), ...operationsOf("exchange")].filter(({ id }) => id !== "createToken")

/** Tests `runs` mutated inputs per operation, half of them with strict and half with lenient validation. Stops after 20 failures. */
export const runFuzz = async (runs: number, seed: number): Promise<Outcome> => {
  const random = randomOf(seed)
  const wrong: Array<string> = []
  let [sent, made] = [0, 0]
  for (const mode of ["strict", "lenient"] as const) {
    for (const operation of operations) {
      const recorded = recordedClients(mode)
      for (let run = 0; run < runs / 2 && wrong.length < 20; run++) {
        const before = recorded.sent.length
        const found = await fuzzRequest(operation, sampleIds, recorded, mode, random)
        made++
        if (recorded.sent.length > before) sent++
        if (found !== undefined) wrong.push(`${mode}: ${found}`)
      }
    }
  }
  return { sent, refused: made - sent, wrong }
}
