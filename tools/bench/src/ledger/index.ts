/**
 * The `ledger` benchmark: adding a million outcomes to the ledger, the additional cost of the ledger when the inbox applies messages to its database
 * tables, and closing a month with a million entries.
 */
import { SqliteStore } from "@fieldwork/inbox"
import { ledgerProjection, makeLedger } from "@fieldwork/supply"
import { Effect } from "effect"
import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { median } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { projectors } from "./projector.ts"

const million = 1_000_000

/**
 * The Node options for a small heap, so that garbage is collected often and is not counted as memory that the ledger needs. The process fails if the
 * ledger needs more memory than the heap has.
 */
const smallHeap = ["--max-semi-space-size=4", "--max-old-space-size=64"]

/** Returns the time in seconds to close a month with a million entries. */
const closing = (): Promise<number> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:", projections: [ledgerProjection()], threads: false })
        yield* store.sql.transact("fill", [
          {
            sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${million})
              INSERT INTO ledger_entry SELECT printf('r-%08d', i), i, 0, 'credit', '2026-01', 1768471200000, 1253000001, 'USD', 1772323200000 FROM n`,
            params: []
          },
          {
            sql: "INSERT INTO ledger_month VALUES ('2026-01', ?)",
            params: [JSON.stringify([["USD", million, String(1_253_000_001n * BigInt(million)), "0"]])]
          }
        ])
        const began = performance.now()
        yield* makeLedger(store).close("2026-01")
        return (performance.now() - began) / 1000
      })
    )
  )

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const folds = Array.from({ length: 3 }, () =>
    JSON.parse(
      execFileSync(process.execPath, [...smallHeap, join(import.meta.dirname, "fold.ts"), String(million)], {
        encoding: "utf8"
      })
    )
  ) as ReadonlyArray<{ readonly seconds: number; readonly megabytes: number }>
  const lower = { better: "lower", peers: {} } as const
  return [
    {
      ...lower,
      case: `fold of ${million} outcomes`,
      unit: "s",
      ours: median(folds.map(({ seconds }) => seconds)),
      n: 3
    },
    {
      ...lower,
      case: "peak memory of the fold",
      unit: "MB",
      ours: median(folds.map(({ megabytes }) => megabytes)),
      n: 3
    },
    ...(await projectors()),
    { ...lower, case: `close of a month of ${million} entries`, unit: "s", ours: await closing(), n: 1 }
  ]
}
