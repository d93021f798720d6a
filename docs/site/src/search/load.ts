/**
 * The search of this site: its records are fetched once, when they are first needed.
 */
import type { SearchRecord } from "./record.ts"
import { createSearch, type Search } from "./search.ts"

export const loadSearch = async (): Promise<Search> => {
  const response = await fetch("/search.json")
  if (!response.ok) throw new Error(`search.json: ${response.status}`)
  return createSearch((await response.json()) as ReadonlyArray<SearchRecord>)
}
