/**
 * Serialises results as text of limited length.
 */
import { usageError } from "../errors/CommandError.ts"
import { safeJson } from "../output/clean.ts"

/** The maximum number of characters in a result, which is about 8,000 tokens. */
const maxCharacters = 30_000

export interface Page {
  readonly items: ReadonlyArray<unknown>
  readonly isMore: boolean
}

/** Returns at most `limit` items, starting at `offset`, and whether more items follow. */
export const take = async (
  items: AsyncIterable<unknown> | Iterable<unknown>,
  offset: number,
  limit: number
): Promise<Page> => {
  const taken: Array<unknown> = []
  let skipped = 0
  for await (const item of items) {
    if (skipped < offset) skipped += 1
    else if (taken.length === limit) return { items: taken, isMore: true }
    else taken.push(item)
  }
  return { items: taken, isMore: false }
}

const tooLong = (what: string, characters: number) =>
  usageError(`${what} has ${characters} characters: select the fields that you need with the argument fields`)

/** Returns a page as JSON text. If the items are too long, the page contains fewer items, but at least one. Throws if one item is too long. */
export const pageText = ({ isMore, items }: Page, offset: number, extra: Record<string, unknown> = {}): string => {
  for (let count = items.length; ; count = Math.floor(count / 2)) {
    const next = isMore || count < items.length ? offset + count : null
    const text = safeJson({ ...extra, items: items.slice(0, count), next_offset: next })
    if (text.length <= maxCharacters) return text
    if (count <= 1) throw tooLong("one item", text.length)
  }
}

/** Returns the JSON text of a value that is not a list. Throws if the text is too long. */
export const valueText = (value: unknown): string => {
  const text = safeJson(value)
  if (text.length > maxCharacters) throw tooLong("the result", text.length)
  return text
}
