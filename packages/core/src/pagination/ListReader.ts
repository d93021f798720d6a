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
 */
import * as Effect from "effect/Effect"
import { ApiError } from "../errors/ApiError.ts"
import { ContractError, PageRepeatedError } from "../errors/Reason.ts"
import { type Fingerprint, fingerprintOf, pageFingerprint } from "./fingerprint.ts"
import { Pass } from "./Pass.ts"

export interface Source<Response, Item> {
  readonly operation: string
  readonly fetch: (page: number) => Effect.Effect<Response, ApiError>
  readonly items: (response: Response) => ReadonlyArray<Item>
  readonly total: (response: Response) => number | undefined
  /** Called when a page states another total than the one before. */
  readonly totalChanged: (from: number, to: number) => Effect.Effect<void>
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

/** A page as it arrived. A 404 after the first page is the end, as an empty page is. */
type Fetched<Response> = { readonly response: Response } | { readonly notFound: ApiError }

/** What is handed on: a page and those of its items that are new. */
export interface Step<Response, Item> {
  readonly responses: ReadonlyArray<Response>
  readonly items: ReadonlyArray<Item>
}

export class ListReader<Response, Item> {
  private readonly source: Source<Response, Item>
  /** Whether a list that has changed is read again for the items that were missed. Pages are not: they are handed on as they are. */
  private readonly rereads: boolean
  private pass: Pass
  private passes = 1
  /** The pages of the pass before this one. */
  private before: ReadonlyArray<number> = []
  /** The contents of the items that have been handed on. */
  private readonly delivered = new Set<number>()
  private isDone = false

  constructor(source: Source<Response, Item>, rereads: boolean) {
    this.source = source
    this.rereads = rereads
    this.pass = new Pass(source.first, source.size)
  }

  /** The next page; undefined after the last one. */
  readonly next: Effect.Effect<Step<Response, Item> | undefined, ApiError> = Effect.suspend(() => {
    if (this.isDone) return Effect.succeed(undefined)
    return Effect.flatMap(this.fetch(this.pass.page), (fetched) => this.read(fetched))
  })

  private fetch(page: number): Effect.Effect<Fetched<Response>, ApiError> {
    const fetched = Effect.map(this.source.fetch(page), (response): Fetched<Response> => ({ response }))
    if (page === this.source.first) return fetched
    return Effect.catchIf(
      fetched,
      ({ reason }) => reason._tag === "NotFoundError",
      (notFound) => Effect.succeed<Fetched<Response>>({ notFound })
    )
  }

  private itemsOf(fetched: Fetched<Response>): ReadonlyArray<Item> {
    return "response" in fetched ? this.source.items(fetched.response) : []
  }

  private totalOf(fetched: Fetched<Response>): number | undefined {
    return "response" in fetched ? this.source.total(fetched.response) : undefined
  }

  private fail(reason: PageRepeatedError | ContractError): Effect.Effect<never, ApiError> {
    return Effect.fail(new ApiError({ operation: this.source.operation, reason, attempts: [] }))
  }

  private read(fetched: Fetched<Response>): Effect.Effect<Step<Response, Item> | undefined, ApiError> {
    const { pass, source } = this
    const items = this.itemsOf(fetched)
    const total = this.totalOf(fetched)
    const { latest } = pass
    pass.see(total)
    pass.latest = total ?? latest
    const hasChanged = latest !== undefined && total !== undefined && total !== latest
    // Without a total of its own, an empty page may be the end of a list that has become shorter.
    const isShort = items.length === 0 && total === undefined && latest !== undefined && pass.most < latest
    const needsVerification = pass.page > source.first && !pass.hasMoved && (hasChanged || isShort)
    const advance = Effect.suspend(() => this.advance(fetched, items))
    const verified = needsVerification ? Effect.andThen(this.verify(total), advance) : advance
    return hasChanged ? Effect.andThen(source.totalChanged(pass.total ?? total, total), verified) : verified
  }

  /** Reads the page before once more: where it has another content now, items have moved. */
  private verify(total: number | undefined): Effect.Effect<void, ApiError> {
    const { pass } = this
    return Effect.map(this.fetch(pass.page - 1), (fetched) => {
      const now = this.totalOf(fetched)
      pass.see(now)
      if (total === undefined) pass.latest = now ?? pass.latest
      pass.hasChanged ||= pageFingerprint(this.itemsOf(fetched).map(fingerprintOf)) !== pass.last
      pass.hasMoved ||= pass.hasChanged
    })
  }

  private advance(
    fetched: Fetched<Response>,
    items: ReadonlyArray<Item>
  ): Effect.Effect<Step<Response, Item> | undefined, ApiError> {
    const { pass, source } = this
    const prints = items.map(fingerprintOf)
    const content = pageFingerprint(prints)
    const twin = items.length === 0 ? undefined : pass.pages.get(content)
    // Past the end by our count: some services respond with their last page there.
    const isPastEnd = twin !== undefined && pass.latest !== undefined && (pass.page - 1) * source.size >= pass.latest
    if (items.length === 0 || isPastEnd) return this.exhausted(fetched, items)
    if (twin !== undefined && !pass.hasMoved) return this.fail(new PageRepeatedError({ page: twin }))
    const fresh = this.record(items, prints, content)
    const hasEnded = this.hasEnded(items.length)
    if (hasEnded === undefined) {
      return this.fail(new ContractError({ status: 200, kind: "endless", prefix: "", violations: [] }))
    }
    const step = this.stepOf(fetched, fresh)
    return hasEnded ? this.endPass(step) : Effect.succeed(step)
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
  private exhausted(
    fetched: Fetched<Response>,
    items: ReadonlyArray<Item>
  ): Effect.Effect<Step<Response, Item> | undefined, ApiError> {
    const { hasMoved, latest, most } = this.pass
    if (latest === undefined || most >= latest || hasMoved) {
      return this.endPass(this.stepOf(fetched, [], items.length === 0))
    }
    if ("notFound" in fetched) return Effect.fail(fetched.notFound)
    return this.fail(
      new ContractError({
        status: 200,
        kind: "short",
        prefix: "",
        violations: [],
        items: { received: most, promised: latest }
      })
    )
  }

  /** The list is complete, or is read again. */
  private endPass(step: Step<Response, Item>): Effect.Effect<Step<Response, Item> | undefined, ApiError> {
    const { pass, passes, rereads, source } = this
    const isClean = !pass.hasMoved && (!pass.hasRepeated || pass.pages.size === 1)
    if ((isClean && (rereads || passes === 1)) || pass.hasPages(this.before)) {
      this.isDone = true
      return Effect.succeed(step)
    }
    if (passes === (rereads ? mostPasses : 2)) {
      return this.fail(new ContractError({ status: 200, kind: "changed", prefix: "", violations: [] }))
    }
    this.passes += 1
    this.before = [...pass.pages.keys()]
    this.pass = new Pass(source.first, source.size)
    return Effect.succeed(step)
  }

  private stepOf(fetched: Fetched<Response>, items: ReadonlyArray<Item>, isHandedOn = true): Step<Response, Item> {
    const isNew = isHandedOn && (this.rereads || this.passes === 1)
    return { responses: isNew && "response" in fetched ? [fetched.response] : [], items }
  }
}
