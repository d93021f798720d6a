import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { join } from "node:path"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { makeFolder } from "../support/folder.ts"
import { randomOf } from "../support/random.ts"
import { relayKillRuns } from "../support/relay/killRuns.ts"
import { httpSystem } from "../support/relay/systems.ts"

it.live(
  "killed or frozen relays deliver every message, and apart from repeats, the messages of each survey or session arrive in version order",
  () =>
    Effect.gen(function* () {
      using folder = makeFolder()
      const storePath = join(folder.path, "inbox.db")
      const store = yield* SqliteStore.make({ path: storePath, spool: false })
      const system = yield* Effect.acquireRelease(Effect.promise(httpSystem), ({ close }) => Effect.promise(close))
      const runs = { store, storePath, system, mode: "messages", kills: 2, random: randomOf(2) } as const
      const { kills, received } = yield* Effect.promise(() => relayKillRuns(runs))
      assert.strictEqual(
        Object.values(kills).reduce((sum, each) => sum + each),
        2
      )
      assert.isAbove(received, 0)
    })
)
