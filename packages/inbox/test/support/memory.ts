/** A store of one test. */
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"

export const inMemory = SqliteStore.make({ path: ":memory:", threads: false })
