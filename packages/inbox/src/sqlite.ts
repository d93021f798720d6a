/**
 * The store in one SQLite file. This module loads the SQLite engine immediately. `SqliteStore` from `@fieldwork/inbox` loads it when a store is
 * opened.
 */
export { layer, make, type SqliteOptions } from "./sqlite/SqliteStore.ts"
export { spoolOf } from "./sqlite/paths.ts"
