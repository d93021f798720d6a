/** Stores in memory for single tests. */
import { tallies } from "./tallies.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"

/** Has the projections of tallies.ts. */
export const inMemoryTallied = SqliteStore.make({ path: ":memory:", threads: false, projections: tallies })

export const inMemory = SqliteStore.make({ path: ":memory:", threads: false })
