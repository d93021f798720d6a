/**
 * Loads the search. Its records are fetched once, when they are first needed.
 */
import type { SearchRecord } from "./record.ts"
import { createSearch, type Search } from "./search.ts"

/** `base` is the path of the site, such as `/fieldwork`. */
export const loadSearch = async (base: string): Promise<Search> => {
  const response = await fetch(`${base}/search.json`)
  if (!response.ok) throw new Error(`search.json: ${response.status}`)
  return createSearch((await response.json()) as ReadonlyArray<SearchRecord>)
}
