/**
 * Delivers outcomes to SQLite and PostgreSQL in random orders, with duplicates. The projectors, which apply the messages to the tables, are stopped
 * midway. Checks that the ledgers in both databases are equal and contain, for each session, the amount of the newest message.
 *
 * Options: --runs N (number of permutations, default 10,000), --seed S (default 26), --round R (number of sessions received before the projectors
 * run, default 25). Uses the PostgreSQL database at `FIELDWORK_TEST_DATABASE_URL`, or starts one if the variable is not set.
 */
import { PostgresStore, SqliteStore } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startDatabase } from "../../inbox/test/support/database.ts"
import { ledgerProjection } from "../src/index.ts"
import { runQuietly } from "../test/support/ledger.ts"
import { runOrders } from "../test/support/orders.ts"

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10000" },
    seed: { type: "string", default: "26" },
    round: { type: "string", default: "25" }
  }
})
const [permutations = 0, seed = 0, round = 0] = [values.runs, values.seed, values.round].map(Number)
console.log(`seed ${seed}, ${permutations} permutations, ${round} between two starts of the projectors`)

const folder = mkdtempSync(join(tmpdir(), "ledger-orders-"))
const database = await startDatabase()
const projections = [ledgerProjection()]
const run = () =>
  runQuietly(
    Effect.gen(function* () {
      const sqlite = yield* SqliteStore.make({ path: join(folder, "inbox.db"), projections, spool: false })
      const postgres = yield* PostgresStore.make({ url: Redacted.make(database.url), projections })
      return yield* runOrders({ seed, permutations, round, stores: { sqlite, postgres } })
    })
  )

const result = await run().catch((cause: unknown) => ({ cause }))
await database.stop()
rmSync(folder, { recursive: true })
if ("cause" in result) throw result.cause
const { differences, messages, stops } = result
for (const difference of differences) console.log(`FAIL ${difference}`)
console.log(
  `${differences.length === 0 ? "ok  " : "FAIL"} ${permutations} permutations, ${messages} messages on each of two engines, ${stops} projectors stopped, ${differences.length} differences`
)
process.exitCode = differences.length === 0 ? 0 : 1
