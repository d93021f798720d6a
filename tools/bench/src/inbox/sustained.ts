/**
 * Measures how many surveys per second one inbox on SQLite receives, stores durably and applies to its tables when surveys are sent as fast as the
 * inbox accepts them.
 *
 * The baseline is 2,000 surveys per second, the worst case in the exchange's API document: 10,000 every 5 s. The ratio to the baseline is the
 * headroom. The CPU time for 10,000 surveys is measured as well, because it depends less on other work on the machine. It can be compared with the
 * 5,000 ms that one core provides in 5 s.
 */
import { join } from "node:path"
import { median } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { makeBatch } from "./batch.ts"
import { deliver, until, withInboxes } from "./inboxes.ts"
import type { BenchOptions } from "./BenchOptions.ts"

const surveys = 10_000
const needed = 2000
const batches = 5
const rounds = 3

export const sustained = async ({ folder }: BenchOptions): Promise<ReadonlyArray<Case>> => {
  const batch = makeBatch(surveys)
  const [rates, costs]: [Array<number>, Array<number>] = [[], []]
  await withInboxes([join(folder, "inbox.db")], async (inboxes) => {
    for (let round = 0; round <= rounds; round++) {
      const begun = performance.now()
      for (const { cpuMillis, url, waiting } of inboxes) {
        const before = cpuMillis()
        for (let at = 0; at < batches; at++) await deliver(url, "opportunities", batch.body(round * batches + at))
        await until(async () => (await waiting()) === 0)
        const after = cpuMillis()
        if (round > 0 && before !== undefined && after !== undefined) costs.push((after - before) / batches)
      }
      if (round > 0) rates.push((batches * surveys) / ((performance.now() - begun) / 1000))
    }
  })
  const what = "changed surveys of 4 KB sustained on SQLite"
  const cases: Array<Case> = [
    { case: what, unit: "a second", better: "higher", ours: median(rates), floor: needed, peers: {}, n: rounds }
  ]
  const cost = "processor time of the inbox for 10,000 of them"
  if (costs.length > 0)
    cases.push({ case: cost, unit: "ms", better: "lower", ours: median(costs), peers: {}, n: rounds })
  return cases
}
