/**
 * The entries of a code list, as in the lookups of the exchange document. Each list in this folder is an array of rows.
 */
import type { LookupEntry } from "@fieldwork/specs/exchange/schema"

/** Id, code, name. Ids and codes from public material are unchanged; the rest is plausible. */
export type Row = readonly [id: number, code: string, name: string]

/** Returns all entries as active, in the order of the list. */
export const entries = (rows: ReadonlyArray<Row>): ReadonlyArray<LookupEntry> =>
  rows.map(([id, code, name], index) => ({
    Code: code,
    Id: String(id),
    IsActive: true,
    Name: name,
    SortOrder: index + 1
  }))
