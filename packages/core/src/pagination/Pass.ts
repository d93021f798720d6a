/**
 * One reading of a list from its first page: how far it has come, and what shows whether items have moved meanwhile.
 */
export class Pass {
  page: number
  /** Items before the next page, as far as is certain. */
  position = 0
  /** The same, if all pages before the first one were full. */
  most: number
  /** As the first page states it, and as the last one does. */
  total: number | undefined = undefined
  latest: number | undefined = undefined
  /** The last one that any response stated. */
  private seen: number | undefined = undefined
  /** The number of the page on which each content came, in the order of the pages. */
  readonly pages = new Map<number, number>()
  readonly ids = new Set<number>()
  last: number | undefined = undefined
  /** Items may have moved past the next page: the one before it has changed since it was read, or items were removed. */
  hasMoved = false
  /** A page has changed after it was read, by its content. */
  hasChanged = false
  /** An item came twice. It was moved, or the list has it twice. */
  hasRepeated = false

  constructor(first: number, size: number) {
    this.page = first
    this.most = (first - 1) * size
  }

  /** Takes note of a total. Where it is lower than before, what was removed may have moved first, so that the page before shows nothing. */
  see(total: number | undefined): void {
    if (total === undefined) return
    this.total ??= total
    if (this.seen !== undefined && total < this.seen) this.hasMoved = true
    this.seen = total
  }

  /** Whether the pages are those of an earlier pass, given in their order, and have been so throughout. */
  hasPages(before: ReadonlyArray<number>): boolean {
    if (this.hasChanged || this.pages.size !== before.length) return false
    return [...this.pages.keys()].every((page, index) => page === before[index])
  }
}
