/**
 * Surveys a second that one inbox on SQLite receives, makes durable and projects, sent as fast as it takes them.
 *
 * The floor is 2,000 a second, the worst case that the exchange document names: 10,000 every 5 s. The ratio is the headroom.
 */
import { join } from "node:path"
import { median } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { makeBatch } from "./batch.ts"
import { send, startInbox, until } from "./inboxes.ts"
import type { Ground } from "./index.ts"

const surveys = 10_000
const needed = 2000
const batches = 6
const rounds = 3

export const sustained = async ({ folder }: Ground): Promise<ReadonlyArray<Case>> => {
  const inbox = await startInbox(join(folder, "inbox.db"))
  const batch = makeBatch(surveys)
  const rates: Array<number> = []
  for (let round = 0; round <= rounds; round++) {
    const begun = performance.now()
    for (let at = 0; at < batches; at++) {
      const { status } = await send(inbox.url, "opportunities", batch.body(round * batches + at))
      if (status !== 200) throw new Error(`answered ${status}`)
    }
    await until(async () => (await inbox.waiting()) === 0)
    if (round > 0) rates.push((batches * surveys) / ((performance.now() - begun) / 1000))
  }
  await inbox.stop()
  const what = "changed surveys of 4 KB sustained on SQLite"
  return [{ case: what, unit: "a second", better: "higher", ours: median(rates), floor: needed, peers: {}, n: rounds }]
}
