/**
 * The PostgreSQL store. This module loads the PostgreSQL engine immediately, whereas `PostgresStore` from `@fieldwork/inbox` loads it when a store is
 * opened.
 */
export { layer, make, type PostgresOptions } from "./postgres/PostgresStore.ts"
