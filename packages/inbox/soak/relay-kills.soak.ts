/**
 * Kills and freezes relays and the systems to which they deliver while changes arrive. Checks that no change is missing and that the versions of a
 * key never decrease.
 *
 *     npm run soak -- relay-kills --runs 500 --seed 1 --system all --mode both
 *
 * Prints the seed first, then a line for each combination of system and mode. The kills are divided equally among the combinations. Exits with status
 * 1 on the first failure. NATS JetStream needs `nats-server` on the PATH. The outbox table is in a PostgreSQL server that the soak test starts and
 * that also contains the store. With the other systems, the store is a SQLite file.
 */
import { Effect, Exit, Redacted, Scope } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as PostgresStore from "../src/postgres/PostgresStore.ts"
import * as SqliteStore from "../src/sqlite/SqliteStore.ts"
import type { ReaderMode } from "../src/store/Store.ts"
import { startOwnDatabase } from "../test/support/database.ts"
import { buildPrograms } from "../test/support/programs.ts"
import { relayKillRuns } from "../test/support/relay/killRuns.ts"
import { hasNats } from "../test/support/relay/natsServer.ts"
import { httpSystem, natsSystem, outboxSystem } from "../test/support/relay/systems.ts"
import { randomOf } from "../test/support/random.ts"
import { count, flags, oneOf } from "./flags.ts"

const systems = ["nats", "http", "outbox"] as const
const modes = ["state", "messages"] as const
const args = flags({ runs: "500", seed: String(Math.floor(Math.random() * 1e9)), system: "all", mode: "both" })
const [seed, runs] = [count(args, "seed"), count(args, "runs")]
const system = oneOf(args, "system", ["all", ...systems])
const mode = oneOf(args, "mode", ["both", ...modes])

const chosen = systems.filter((name) => system === "all" || name === system)
if (chosen.includes("nats") && !hasNats)
  throw new Error("there is no nats-server on the PATH; without it: --system http")
const pairs = chosen.flatMap((name) =>
  modes.filter((one) => mode === "both" || one === mode).map((one) => [name, one] as const)
)
console.log(JSON.stringify({ soak: "relay-kills", seed, runs, system, mode }))

const removePrograms = await buildPrograms()

const run = async (name: (typeof systems)[number], mode: ReaderMode, kills: number) => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-relay-"))
  const database = name === "outbox" ? await startOwnDatabase() : undefined
  const scope = Effect.runSync(Scope.make())
  try {
    const storePath = database?.url ?? join(folder, "inbox.db")
    const store = await Effect.runPromise(
      Scope.provide(
        database === undefined
          ? SqliteStore.make({ path: storePath, spool: false })
          : PostgresStore.make({ url: Redacted.make(storePath) }),
        scope
      )
    )
    const system = name === "nats" ? await natsSystem() : name === "http" ? await httpSystem() : outboxSystem(storePath)
    try {
      return await relayKillRuns({ store, storePath, system, mode, kills, random: randomOf(seed) })
    } finally {
      await system.close()
    }
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const [name, mode] of pairs) {
  const started = performance.now()
  const report = await run(name, mode, Math.ceil(runs / pairs.length))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(JSON.stringify({ system: name, mode, seed, seconds, ...report }))
}
removePrograms()
