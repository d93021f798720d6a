/**
 * Finds the names in `--fields` that no item has. Such names are usually misspelt.
 */
import { clean } from "./clean.ts"
import { columnsOf, valueAt } from "./rows.ts"

/** The maximum number of available fields to list when a requested field is missing. */
const maxListed = 30

/** Collects the requested fields that none of the rows has. */
export interface MissingFields {
  readonly observe: (row: unknown) => void
  /** Returns a note for standard error, or undefined if every field was found in at least one row or there were no rows. */
  readonly note: () => string | undefined
}

export const makeMissingFields = (fields: ReadonlyArray<string> = []): MissingFields => {
  const missing = new Set(fields)
  let present: ReadonlyArray<string> = []
  return {
    observe: (row) => {
      for (const field of missing) if (valueAt(row, field) !== undefined) missing.delete(field)
      if (missing.size > 0 && present.length < maxListed) present = columnsOf([row], present)
    },
    note: () => {
      if (missing.size === 0 || present.length === 0) return undefined
      const listed = present.length > maxListed ? [...present.slice(0, maxListed), "…"] : present
      const names = [...missing].map(clean).join(" or ")
      return `no item has ${names}; available fields: ${listed.map(clean).join(", ")}\n`
    }
  }
}
