/**
 * The store in a PostgreSQL, loaded with this module. `PostgresStore` of `@fieldwork/inbox` is the same and is loaded when a store is opened.
 */
export { layer, make, type PostgresOptions } from "./postgres/PostgresStore.ts"
