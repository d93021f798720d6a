/**
 * Measures a restart with a store of 100,000 surveys of 4 KB each: the time from starting the command until the inbox has received a callback and
 * responded to a query.
 */
import { SqliteStore } from "@fieldwork/inbox"
import { buildOpportunities } from "@fieldwork/webhooks/testing"
import { Effect } from "effect"
import { join } from "node:path"
import { median } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { deliver, withInboxes } from "./inboxes.ts"
import type { BenchOptions } from "./BenchOptions.ts"
import { acquireLease, open } from "./store.ts"
import { batchOf } from "./projectionBatch.ts"

const surveys = 100_000
const atOnce = 5000
const rounds = 5

const fill = async (path: string): Promise<void> => {
  const { close, opened: store } = await open(SqliteStore.make({ path }))
  let lease = await acquireLease(store)
  for (let first = 1; first <= surveys; first += atOnce) {
    const documents = buildOpportunities(atOnce, { firstSurveyId: first }).map((one) =>
      Buffer.from(JSON.stringify(one))
    )
    const batch = { ...batchOf({ count: atOnce, documents, first, round: 1 }), position: { sequence: 0, item: first } }
    lease = await Effect.runPromise(store.commit(lease, batch, 1000))
  }
  await close()
}

export const restart = async ({ folder }: BenchOptions): Promise<ReadonlyArray<Case>> => {
  const path = join(folder, "inbox.db")
  await fill(path)
  const taken: Array<number> = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await withInboxes([path], async (inboxes) => {
      for (const { url, waiting } of inboxes) {
        await deliver(url, "outcomes", Buffer.from(`[{"respondent_id":"${round}"}]`))
        await waiting()
      }
      taken.push(performance.now() - begun)
    })
  }
  const what = "restart to serving, 100,000 surveys of 4 KB"
  return [{ case: what, unit: "ms", better: "lower", ours: median(taken), peers: {}, n: rounds }]
}
