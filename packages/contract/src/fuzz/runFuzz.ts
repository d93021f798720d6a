/**
 * Fuzzes the requests of every operation.
 */
import { operationsOf } from "../documents.ts"
import { randomOf } from "../random.ts"
import type { Ids } from "../world.ts"
import { recordedClients } from "./clients.ts"
import { fuzzRequest } from "./fuzzRequest.ts"

/** Well formed, which is all that matters here. */
const ids: Ids = {
  draft: "6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10",
  live: "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815",
  question: 48_001,
  excel: "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57",
  powerPoint: "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57",
  frequencyReport: "a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38",
  pixelGroup: 61,
  pixel: 7001,
  group: 41,
  supplier: "4711",
  survey: 1_000_001,
  linked: 1_000_002,
  recontact: 1_000_004,
  ownSurvey: 5_000_001
}

export interface Outcome {
  readonly sent: number
  readonly refused: number
  readonly wrong: ReadonlyArray<string>
}

/** The token request, whose input is the client's settings, is left out. */
const operations = [...operationsOf("brand-lift"), ...operationsOf("exchange")].filter(({ id }) => id !== "createToken")

/** `runs` changed inputs per operation, half of them under each mode. Stops after a few complaints. */
export const runFuzz = async (runs: number, seed: number): Promise<Outcome> => {
  const random = randomOf(seed)
  const wrong: Array<string> = []
  let [sent, made] = [0, 0]
  for (const mode of ["strict", "lenient"] as const) {
    for (const operation of operations) {
      const recorded = recordedClients(mode)
      for (let run = 0; run < runs / 2 && wrong.length < 20; run++) {
        const before = recorded.sent.length
        const found = await fuzzRequest(operation, ids, recorded, mode, random)
        made++
        if (recorded.sent.length > before) sent++
        if (found !== undefined) wrong.push(`${mode}: ${found}`)
      }
    }
  }
  return { sent, refused: made - sent, wrong }
}
