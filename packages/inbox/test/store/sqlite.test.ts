import { tmpdir } from "node:os"
import { mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { inMemory } from "../support/memory.ts"
import { describeStore } from "../support/describeStore.ts"

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "inbox-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true }))
)

describeStore(
  "the store in a file, with threads of its own",
  Effect.flatMap(folder, (path) => SqliteStore.make({ path: join(path, "inbox.db") }))
)
describeStore("the store in memory", inMemory)
