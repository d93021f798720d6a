/**
 * The pagination of the brand lift API. Pages are numbered from 1, and `page_size` in a response is the number of items on that page.
 */
import type { Violations } from "./Violations.ts"

export interface Page<A> {
  readonly items: Array<A>
  readonly page: number
  readonly page_size: number
  readonly total_items: number
}

interface PageQuery {
  readonly page?: number
  readonly page_size?: number
}

export const paginate = <A>(all: ReadonlyArray<A>, { page = 1, page_size = 10 }: PageQuery): Page<A> => {
  const items = all.slice((page - 1) * page_size, page * page_size)
  return { items, page, page_size: items.length, total_items: all.length }
}

/** Rejects a `page_size` below 1. The brand lift document specifies no other limits. */
export const violations = ({ page_size = 10 }: PageQuery): Violations =>
  page_size < 1 ? { page_size: ["This value must be 1 or more."] } : {}
