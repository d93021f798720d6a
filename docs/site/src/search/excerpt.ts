/**
 * Selects the excerpt of a page that shows why the page matched a query.
 */
import type { SearchRecord } from "./record.ts"
import { stem } from "./terms.ts"

export interface Piece {
  readonly text: string
  readonly marked: boolean
}

const shown = 24

const matches = (word: string, terms: ReadonlySet<string>): boolean => {
  const bare = word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
  return terms.has(stem(bare)) || terms.has(bare.toLowerCase())
}

/**
 * Returns an excerpt in which the matched terms are marked. `terms` are stemmed words. If the text contains none of the terms, the excerpt is the
 * description of the page.
 */
export const excerpt = ({ description, text }: SearchRecord, terms: ReadonlyArray<string>): ReadonlyArray<Piece> => {
  const termSet = new Set(terms)
  const words = text.split(" ")
  const hits = words.map((word) => matches(word, termSet))
  let best = { at: -1, count: 0 }
  let count = 0
  for (const [index, hit] of hits.entries()) {
    count += Number(hit) - Number(hits[index - shown] === true)
    if (count > best.count) best = { at: Math.max(0, index - shown + 1), count }
  }
  const source = best.at < 0 ? description.split(" ") : words.slice(best.at, best.at + shown)
  const pieces: Array<Piece> = []
  if (best.at > 0) pieces.push({ text: "… ", marked: false })
  for (const [index, word] of source.entries()) {
    if (index > 0) pieces.push({ text: " ", marked: false })
    pieces.push({ text: word, marked: matches(word, termSet) })
  }
  if (best.at >= 0 && best.at + shown < words.length) pieces.push({ text: " …", marked: false })
  return pieces
}
