/** In-memory stores, each for one test. */
import { tallies } from "./tallies.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"

/** A store with the projections that are defined in tallies.ts. */
export const inMemoryTallied = SqliteStore.make({ path: ":memory:", threads: false, projections: tallies })

export const inMemory = SqliteStore.make({ path: ":memory:", threads: false })
