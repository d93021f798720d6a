/**
 * One entry of a code list, as the lookups of the exchange document show it. Each list of this folder is an array of rows.
 */
import type { LookupEntry } from "@fieldwork/specs/exchange/schema"

/** Id, code, name. Ids and codes that public material shows stand as they are there; the rest is plausible. */
export type Row = readonly [id: number, code: string, name: string]

/** All active, in the order of the list. */
export const entries = (rows: ReadonlyArray<Row>): ReadonlyArray<LookupEntry> =>
  rows.map(([id, code, name], index) => ({
    Code: code,
    Id: String(id),
    IsActive: true,
    Name: name,
    SortOrder: index + 1
  }))
