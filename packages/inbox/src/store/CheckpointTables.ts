/**
 * The tables of the checkpoint. Each projection table has a copy of its rows. Some tables, such as those with long histories, also have a table with
 * the keys of the rows that have changed since the checkpoint.
 */
import { type Projection, tablesOf } from "../extend/Projection.ts"
import { onceFor } from "./onceFor.ts"
import { createTable, type Dialect, type Table } from "./Table.ts"
import {
  inSet,
  opportunity,
  opportunityDocument,
  opportunityVersion,
  outcome,
  outcomeMessage,
  quarantine
} from "./Tables.ts"

/**
 * The tables that can be copied in advance, in several transactions, while the projector is running. A copy may contain rows that were written after
 * the checkpoint's log position, because replaying the log over these rows does not change them.
 */
export const copiedAhead: ReadonlyArray<Table> = [opportunityVersion, outcomeMessage]

/** The tables that are small enough to be compared with their copies in the checkpoint. */
export const compared: ReadonlyArray<Table> = [opportunityDocument, opportunity, quarantine]

/** Returns the tables for which the keys of changed rows are recorded, so that only those rows are copied to the checkpoint. */
export const tracked = (projections: ReadonlyArray<Projection>): ReadonlyArray<Table> => [
  ...copiedAhead,
  outcome,
  ...tablesOf(projections)
]

/** Returns the name of the table that contains the keys of the rows that have changed since the checkpoint. */
export const changedOf = ({ name }: Table): string => `changed_${name}`

export const createCopy = (dialect: Dialect, table: Table): string =>
  createTable(dialect, table, inSet("checkpoint", table))

export const createChanged = (dialect: Dialect, table: Table): string =>
  createTable(dialect, keysOf(table), changedOf(table))

/** Returns the definition of the table that contains the keys of the rows that have changed since the checkpoint. */
export const keysOf = onceFor(({ columns, key, name }: Table): Table => ({
  name: changedOf({ name, columns, key }),
  key,
  columns: columns.filter((column) => key.includes(column.name))
}))
