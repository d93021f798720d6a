/**
 * The ledger: a million outcomes folded, what it adds to the inbox's projector, and the close of a month of a million entries.
 */
import { Inbox, SqliteStore, Store } from "@fieldwork/inbox"
import { ledgerProjection, makeLedger } from "@fieldwork/supply"
import { createSender, type SignedCallback } from "@fieldwork/webhooks/testing"
import { Context, Effect, Layer, Logger } from "effect"
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { median, takeTurns } from "../interleave.ts"
import type { Case } from "../Report.ts"

const million = 1_000_000
const [callbacks, perCallback, rounds] = [30, 1_000, 5]

/** The messages are made while they are folded: their garbage should not count as memory of the fold. */
const smallHeap = ["--max-semi-space-size=4"]

const outcome = (place: number, client_status: number) => ({
  respondent_id: `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`,
  parent_session_id: `parent-${place}`,
  panelist_id: `panel-${place % 5_000}`,
  session_id: `m-${place}`,
  survey_id: 1_000_000 + (place % 3_000),
  marketplace_status: 3,
  client_status,
  entry_date: "2026-01-15T10:00:00.000Z",
  last_date: "2026-01-15T10:12:00.000Z",
  rpi: { value: "1.253000001", currency_code: "USD" },
  study_type: "adhoc"
})

/** Every session enters in one callback and ends in a later one. */
const bodies = (): ReadonlyArray<ReadonlyArray<object>> =>
  Array.from({ length: callbacks }, (_, callback) =>
    Array.from({ length: perCallback }, (_, item) =>
      outcome(
        (callback % (callbacks / 2)) * perCallback + item,
        callback < callbacks / 2 ? 1 : ([10, 10, 20][item % 3] ?? 10)
      )
    )
  )

/** Milliseconds of processor time that the projector takes for all callbacks, which are in the log before it starts. */
const projecting = (
  signed: ReadonlyArray<SignedCallback>,
  keys: ReadonlyArray<{ keyId: string; publicKey: string }>,
  isWith: boolean
) => {
  const folder = mkdtempSync(join(tmpdir(), "ledger-bench-"))
  const program = Effect.gen(function* () {
    const projections = isWith ? [ledgerProjection()] : []
    const store = yield* SqliteStore.make({ path: join(folder, "inbox.db"), projections, spool: false, threads: false })
    const inbox = (project: boolean) =>
      Effect.map(
        Layer.build(Layer.provide(Inbox.layer({ keys, project, pollMillis: 2 }), Layer.succeed(Store, store))),
        (context) => Context.get(context, Inbox)
      )
    yield* Effect.scoped(
      Effect.flatMap(inbox(false), ({ receive }) =>
        Effect.forEach(signed, (callback) =>
          Effect.promise(() =>
            receive("outcomes", new Request("http://supplier.example/outcomes", { method: "POST", ...callback }))
          )
        )
      )
    )
    const before = process.cpuUsage()
    yield* inbox(true)
    while ((yield* store.lags).some(({ waiting }) => waiting > 0)) yield* Effect.sleep(20)
    const { system, user } = process.cpuUsage(before)
    return (system + user) / 1000
  })
  return Effect.runPromise(Effect.provide(Effect.scoped(program), Logger.layer([]))).finally(() =>
    rmSync(folder, { recursive: true })
  )
}

/** Seconds for the close of a month of a million entries. */
const closing = (): Promise<number> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const store = yield* SqliteStore.make({ path: ":memory:", projections: [ledgerProjection()], threads: false })
        yield* store.sql.transact("fill", [
          {
            sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${million})
              INSERT INTO ledger_entry SELECT printf('r-%08d', i), i, i, i, 0, 'credit', '2026-01', 1768471200000, 7, 'p', 1253000001, 'USD', 0, 0 FROM n`,
            params: []
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
  const sender = await createSender()
  const { key_id, public_key } = sender.subscription()
  const keys = [{ keyId: key_id, publicKey: public_key }]
  const signed: Array<SignedCallback> = []
  for (const body of bodies()) signed.push(await sender.send(body))
  const { alone, ours } = await takeTurns(
    { alone: () => projecting(signed, keys, false), ours: () => projecting(signed, keys, true) },
    rounds
  )
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
    {
      ...lower,
      case: `projector over ${callbacks * perCallback} outcomes, CPU time, floor: without the ledger`,
      unit: "ms",
      ours: median(ours),
      floor: median(alone),
      n: rounds
    },
    { ...lower, case: `close of a month of ${million} entries`, unit: "s", ours: await closing(), n: 1 }
  ]
}
