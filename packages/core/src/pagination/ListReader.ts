/**
 * Reads a list page by page until it is complete, or fails: it never ends early without an error, and ends whatever the service does.
 *
 * - Reading ends when as many items have arrived as the latest total states. The response's own `page_size` counts the items of that page and
 *   decides nothing, and a short page is not the end.
 * - An empty page and a 404 end it too, unless the latest total promises more.
 * - A list may change while it is read. One that grows at its end is read on. When items move between pages, some may be missed: this shows by
 *   a lower total, by a higher one after which the page before has another content, or by an item that arrives a second time. Such a list is
 *   read again, and items that have been handed on are left out; when it does not hold still, reading fails.
 * - A page that has come before is an error, as going on would not end.
 *
 * What leaves no trace is not noticed: one item removed and another added between two requests, neither of which is seen twice.
 *
 * An honest service that fills its pages receives ⌈total / size⌉ requests, and one more for each page at which its total has changed.
 *
 * The reader decides and does nothing: it yields what is to be done, and `Pages.ts` does it. So a program without such a list need not load it.
 */
import { type Fingerprint, fingerprintOf, pageFingerprint } from "./fingerprint.ts"
import { Pass } from "./Pass.ts"

/** How a list is read. */
export interface Reading<Response, Item> {
  readonly items: (response: Response) => ReadonlyArray<Item>
  /** The member of a response that states the total. */
  readonly total: string
  /** The page to begin with, counted from 1. */
  readonly first: number
  /** Items requested per page. */
  readonly size: number
}

/** How often a list is read before it is given up. */
const mostPasses = 4

/** Without a total, a full page might always be followed by another. */
const mostPagesWithoutTotal = 1000

/** Pages that a list may grow by, beyond doubling its first total. */
const mostPagesGrown = 100

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

/** A response that is an array of pages, one per group, has the sum of their totals. */
const totalIn = (response: unknown, field: string): number | undefined => {
  const totals = (Array.isArray(response) ? response : [response]).map((page: unknown) => memberOf(page, field))
  const known = totals.filter((total) => typeof total === "number" && total >= 0)
  return known.length === 0 ? undefined : known.reduce((sum: number, total) => sum + Number(total), 0)
}

/** A page as it arrived; undefined for a 404 after the first page, which is the end as an empty page is. */
export type Fetched<Response> = { readonly response: Response } | undefined

/** A page to fetch, whose outcome is passed to the next step of the generator; or a total that is another than that of the page before. */
export type Command =
  | { readonly _tag: "Fetch"; readonly page: number }
  | { readonly _tag: "TotalChanged"; readonly from: number; readonly to: number }

/** Why a list cannot be read to its end. `ended` is the 404 of its latest page. */
export type Failure =
  | { readonly _tag: "Failure"; readonly kind: "endless" | "changed" }
  | { readonly _tag: "Failure"; readonly kind: "ended" }
  | { readonly _tag: "Failure"; readonly kind: "short"; readonly received: number; readonly promised: number }
  | { readonly _tag: "Failure"; readonly kind: "repeated"; readonly page: number }

/** What is handed on: a page and those of its items that are new. */
export interface Step<Response, Item> {
  readonly _tag: "Step"
  readonly responses: ReadonlyArray<Response>
  readonly items: ReadonlyArray<Item>
}

type Next<Response, Item> = Step<Response, Item> | Failure

export class ListReader<Response, Item> {
  private readonly source: Reading<Response, Item>
  /** Whether a list that has changed is read again for the items that were missed. Pages are not: they are handed on as they are. */
  private readonly rereads: boolean
  private pass: Pass
  private passes = 1
  /** The pages of the pass before this one. */
  private before: ReadonlyArray<number> = []
  /** The contents of the items that have been handed on. */
  private readonly delivered = new Set<number>()
  private isDone = false

  constructor(source: Reading<Response, Item>, rereads: boolean) {
    this.source = source
    this.rereads = rereads
    this.pass = new Pass(source.first, source.size)
  }

  /** The next page; undefined after the last one. */
  *next(): Generator<Command, Next<Response, Item> | undefined, Fetched<Response>> {
    if (this.isDone) return undefined
    return yield* this.read(yield { _tag: "Fetch", page: this.pass.page })
  }

  private itemsOf(fetched: Fetched<Response>): ReadonlyArray<Item> {
    return fetched === undefined ? [] : this.source.items(fetched.response)
  }

  private totalOf(fetched: Fetched<Response>): number | undefined {
    return fetched === undefined ? undefined : totalIn(fetched.response, this.source.total)
  }

  private *read(fetched: Fetched<Response>): Generator<Command, Next<Response, Item>, Fetched<Response>> {
    const { pass, source } = this
    const items = this.itemsOf(fetched)
    const total = this.totalOf(fetched)
    const { latest } = pass
    pass.see(total)
    pass.latest = total ?? latest
    const hasChanged = latest !== undefined && total !== undefined && total !== latest
    if (hasChanged) yield { _tag: "TotalChanged", from: pass.total ?? total, to: total }
    // Without a total of its own, an empty page may be the end of a list that has become shorter.
    const isShort = items.length === 0 && total === undefined && latest !== undefined && pass.most < latest
    if (pass.page > source.first && !pass.hasMoved && (hasChanged || isShort)) yield* this.verify(total)
    return this.advance(fetched, items)
  }

  /** Reads the page before once more: where it has another content now, items have moved. */
  private *verify(total: number | undefined): Generator<Command, void, Fetched<Response>> {
    const { pass } = this
    const fetched = yield { _tag: "Fetch", page: pass.page - 1 }
    const now = this.totalOf(fetched)
    pass.see(now)
    if (total === undefined) pass.latest = now ?? pass.latest
    pass.hasChanged ||= pageFingerprint(this.itemsOf(fetched).map(fingerprintOf)) !== pass.last
    pass.hasMoved ||= pass.hasChanged
  }

  private advance(fetched: Fetched<Response>, items: ReadonlyArray<Item>): Next<Response, Item> {
    const { pass, source } = this
    const prints = items.map(fingerprintOf)
    const content = pageFingerprint(prints)
    const twin = items.length === 0 ? undefined : pass.pages.get(content)
    // Past the end by our count: some services respond with their last page there.
    const isPastEnd = twin !== undefined && pass.latest !== undefined && (pass.page - 1) * source.size >= pass.latest
    if (items.length === 0 || isPastEnd) return this.exhausted(fetched, items)
    if (twin !== undefined && !pass.hasMoved) return { _tag: "Failure", kind: "repeated", page: twin }
    const fresh = this.record(items, prints, content)
    const hasEnded = this.hasEnded(items.length)
    if (hasEnded === undefined) return { _tag: "Failure", kind: "endless" }
    const step = this.stepOf(fetched, fresh)
    return hasEnded ? this.endPass(step) : step
  }

  /** Takes a page into the pass, and returns its items that are new. */
  private record(items: ReadonlyArray<Item>, prints: ReadonlyArray<Fingerprint>, content: number): ReadonlyArray<Item> {
    const { pass, source } = this
    pass.pages.set(content, pass.page)
    pass.last = content
    // Begun later than page 1, the pages before may have been as short as this one: better one request too many than an item too few.
    const skipped = pass.page === source.first ? (pass.page - 1) * Math.min(source.size, items.length) : 0
    pass.position += skipped + items.length
    pass.most += items.length
    pass.page += 1
    return items.filter((_, index) => {
      const print = prints[index]
      if (print === undefined) return false
      if (pass.ids.has(print.id)) pass.hasRepeated = true
      pass.ids.add(print.id)
      // Two items without an id may be equal; a second reading has them all again.
      const isNew = !this.delivered.has(print.content) || (!print.hasId && this.passes === 1)
      this.delivered.add(print.content)
      return isNew
    })
  }

  /** Whether the page that was just taken is the last one; undefined when the list does not end. */
  private hasEnded(length: number): boolean | undefined {
    const { pass, source } = this
    if (pass.latest === undefined) {
      if (length < source.size) return true
      return pass.pages.size >= mostPagesWithoutTotal ? undefined : false
    }
    if (pass.position >= pass.latest) return true
    return pass.position > 2 * (pass.total ?? 0) + mostPagesGrown * source.size ? undefined : false
  }

  /** A page without items, or one past the end. */
  private exhausted(fetched: Fetched<Response>, items: ReadonlyArray<Item>): Next<Response, Item> {
    const { hasMoved, latest, most } = this.pass
    if (latest === undefined || most >= latest || hasMoved) {
      return this.endPass(this.stepOf(fetched, [], items.length === 0))
    }
    if (fetched === undefined) return { _tag: "Failure", kind: "ended" }
    return { _tag: "Failure", kind: "short", received: most, promised: latest }
  }

  /** The list is complete, or is read again. */
  private endPass(step: Step<Response, Item>): Next<Response, Item> {
    const { pass, passes, rereads, source } = this
    const isClean = !pass.hasMoved && (!pass.hasRepeated || pass.pages.size === 1)
    if ((isClean && (rereads || passes === 1)) || pass.hasPages(this.before)) {
      this.isDone = true
      return step
    }
    if (passes === (rereads ? mostPasses : 2)) return { _tag: "Failure", kind: "changed" }
    this.passes += 1
    this.before = [...pass.pages.keys()]
    this.pass = new Pass(source.first, source.size)
    return step
  }

  private stepOf(fetched: Fetched<Response>, items: ReadonlyArray<Item>, isHandedOn = true): Step<Response, Item> {
    const isNew = isHandedOn && (this.rereads || this.passes === 1)
    return { _tag: "Step", responses: isNew && fetched !== undefined ? [fetched.response] : [], items }
  }
}
