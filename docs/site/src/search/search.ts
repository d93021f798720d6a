/**
 * Searches all pages. The same code runs in the page and in the tests.
 */
import MiniSearch from "minisearch"
import { type SearchRecord, weightOf } from "./record.ts"
import { synonymsOf } from "./synonyms.ts"
import { queryTerms, stem, tokenize } from "./terms.ts"

export interface Found {
  readonly record: SearchRecord
  /** The stemmed words of the page that matched the query. */
  readonly terms: ReadonlyArray<string>
}

export type Search = (query: string) => ReadonlyArray<Found>

const fuzzyFrom = 5
const synonymWeight = 0.6

export const createSearch = (records: ReadonlyArray<SearchRecord>): Search => {
  const index = new MiniSearch<SearchRecord & { readonly id: number }>({
    fields: ["title", "names", "headings", "description", "text"],
    tokenize,
    processTerm: stem
  })
  index.addAll(records.map((record, id) => ({ ...record, id })))
  const options = {
    boost: { title: 6, names: 8, headings: 2.5, description: 2, text: 1 },
    boostDocument: (id: number) => weightOf(records[id]?.href ?? "/"),
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length >= fuzzyFrom ? 0.2 : false),
    weights: { prefix: 0.4, fuzzy: 0.45 }
  }
  return (query) => {
    const terms = queryTerms(query)
    const synonyms = synonymsOf(terms)
    const own = terms.map((term) => ({ queries: [term], ...options }))
    const others = [...new Set([...synonyms.values()].flat())].map((term) => ({
      queries: [term],
      ...options,
      fuzzy: false as const,
      prefix: false as const,
      boostTerm: () => synonymWeight
    }))
    /** Returns the share of the query's words that a page contains, either directly or as a synonym. */
    const coverage = (found: ReadonlyArray<string>) => {
      const has = new Set(found)
      const all = terms.filter((term) => [term, ...(synonyms.get(term) ?? [])].some((word) => has.has(stem(word))))
      return all.length / Math.max(1, terms.length)
    }
    return index
      .search({ combineWith: "OR", queries: [...own, ...others] })
      .map(({ id, queryTerms: found, score, terms: matched }) => ({
        id: id as number,
        score: score * coverage(found) ** 1.5,
        matched
      }))
      .toSorted((one, other) => other.score - one.score)
      .flatMap(({ id, matched }) => {
        const record = records[id]
        return record === undefined ? [] : [{ record, terms: matched }]
      })
  }
}
