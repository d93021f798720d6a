/**
 * The store in one file, loaded with this module. `SqliteStore` of `@fieldwork/inbox` is the same and is loaded when a store is opened.
 */
export { layer, make, type SqliteOptions } from "./sqlite/SqliteStore.ts"
export { spoolOf } from "./sqlite/paths.ts"
