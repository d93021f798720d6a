/**
 * The entries of a code list, in the format of the lookups in the exchange's API document. Each list in this folder is an array of rows.
 */
import type { LookupEntry } from "@fieldwork/specs/exchange/schema"

/** A row of a code list. Ids and codes from publicly available sources are unchanged; all other values are invented but plausible. */
export type Row = readonly [id: number, code: string, name: string]

/** Converts rows to lookup entries. All entries are active and keep the order of the rows. */
export const entries = (rows: ReadonlyArray<Row>): ReadonlyArray<LookupEntry> =>
  rows.map(([id, code, name], index) => ({
    Code: code,
    Id: String(id),
    IsActive: true,
    Name: name,
    SortOrder: index + 1
  }))
