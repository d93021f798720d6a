/** The store in one file. This module loads the engine immediately; `SqliteStore` of `@fieldwork/inbox` loads it when a store is opened. */
export { layer, make, type SqliteOptions } from "./sqlite/SqliteStore.ts"
export { spoolOf } from "./sqlite/paths.ts"
