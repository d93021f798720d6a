/**
 * The tables of the checkpoint. Each projection table has a copy of its rows, and tables with long histories also have the keys of the rows that have
 * changed since.
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

/** Tables that can be copied in advance, in steps, while the projector works, because replaying the log over newer rows does not change them. */
export const copiedAhead: ReadonlyArray<Table> = [opportunityVersion, outcomeMessage]

/** Tables that are small enough to be compared with the copy. */
export const compared: ReadonlyArray<Table> = [opportunityDocument, opportunity, quarantine]

/** Returns the tables from which only rows with changed keys are copied. */
export const tracked = (projections: ReadonlyArray<Projection>): ReadonlyArray<Table> => [
  ...copiedAhead,
  outcome,
  ...tablesOf(projections)
]

/** Returns the name of the table that contains the keys of changed rows. */
export const changedOf = ({ name }: Table): string => `changed_${name}`

export const createCopy = (dialect: Dialect, table: Table): string =>
  createTable(dialect, table, inSet("checkpoint", table))

export const createChanged = (dialect: Dialect, table: Table): string =>
  createTable(dialect, keysOf(table), changedOf(table))

/** Returns a table definition with only the key columns. */
export const keysOf = onceFor(({ columns, key, name }: Table): Table => ({
  name: changedOf({ name, columns, key }),
  key,
  columns: columns.filter((column) => key.includes(column.name))
}))
