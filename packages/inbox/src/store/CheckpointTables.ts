/**
 * The tables of the checkpoint: for each projection table a copy of its rows, and for those with long histories the keys of the rows that have changed since.
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
 * Replaying the log over rows that are newer changes nothing in these: they can be copied ahead, in steps, while the projector works.
 */
export const copiedAhead: ReadonlyArray<Table> = [opportunityVersion, outcomeMessage]

/** Small enough to be compared with the copy. */
export const compared: ReadonlyArray<Table> = [opportunityDocument, opportunity, quarantine]

/** Copied by the keys that have changed. */
export const tracked = (projections: ReadonlyArray<Projection>): ReadonlyArray<Table> => [
  ...copiedAhead,
  outcome,
  ...tablesOf(projections)
]

/** The name of the table with the keys of changed rows. */
export const changedOf = ({ name }: Table): string => `changed_${name}`

export const createCopy = (dialect: Dialect, table: Table): string =>
  createTable(dialect, table, inSet("checkpoint", table))

export const createChanged = (dialect: Dialect, table: Table): string =>
  createTable(dialect, keysOf(table), changedOf(table))

/** A table of the keys only. */
export const keysOf = onceFor(({ columns, key, name }: Table): Table => ({
  name: changedOf({ name, columns, key }),
  key,
  columns: columns.filter((column) => key.includes(column.name))
}))
