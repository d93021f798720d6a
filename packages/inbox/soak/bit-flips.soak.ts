/**
 * Flips single bits in a SQLite store, its write-ahead log or its spool. Checks that each flip either is reported at startup or by `verify`, or
 * changes nothing that users see.
 *
 *     npm run soak -- bit-flips --flips 10000 --seed 1
 *
 * Each flip is made in a copy of the same store. The copy is then opened, verified, read and rebuilt. The soak test runs fastest in an in-memory
 * directory (`TMPDIR=/dev/shm`). Exits with status 1 as soon as an unreported flip changes what users see.
 */
import { bitFlipRuns } from "../test/support/bitFlips/runs.ts"
import { count, flags } from "./flags.ts"

const args = flags({ flips: "10000", seed: String(Math.floor(Math.random() * 1e9)) })
const order = { flips: count(args, "flips"), seed: count(args, "seed") }
console.log(JSON.stringify({ soak: "bit-flips", ...order }))

const portion = 500
const sum: Record<string, number> = {}
for (let from = 0; from < order.flips; from += portion) {
  const flips = Math.min(portion, order.flips - from)
  const report = await bitFlipRuns({ flips, seed: order.seed + from })
  for (const [name, value] of Object.entries(report)) sum[name] = (sum[name] ?? 0) + value
  console.log(JSON.stringify({ from, ...report }))
}
// `unnoticed` is always 0, because an unreported flip that changes what users see would have stopped the soak test earlier.
console.log(JSON.stringify({ sum: "bit-flips", seed: order.seed, ...sum, unnoticed: 0 }))
