/**
 * Loads the search index. The records are fetched when the search is first used.
 */
import type { SearchRecord } from "./record.ts"
import { createSearch, type Search } from "./search.ts"

/** Fetches the records and creates the search. `base` is the base path of the site, such as `/fieldwork`. */
export const loadSearch = async (base: string): Promise<Search> => {
  const response = await fetch(`${base}/search.json`)
  if (!response.ok) throw new Error(`search.json: ${response.status}`)
  return createSearch((await response.json()) as ReadonlyArray<SearchRecord>)
}
