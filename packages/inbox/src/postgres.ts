/** The store in PostgreSQL. This module loads the engine immediately; `PostgresStore` of `@fieldwork/inbox` loads it when a store is opened. */
export { layer, make, type PostgresOptions } from "./postgres/PostgresStore.ts"
