import { join } from "node:path"
import { Effect } from "effect"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { inMemory } from "../support/memory.ts"
import { describeStore } from "../support/describeStore.ts"
import { folder } from "../support/folder.ts"

describeStore(
  "SQLite in a file with threads",
  Effect.flatMap(folder, (path) => SqliteStore.make({ path: join(path, "inbox.db") }))
)
describeStore("SQLite in memory", inMemory)
