/**
 * A list that changes while it is read, and the oracle for reading such a list: either reading fails, or every item that is in the list from the
 * first to the last request is returned, and no item is returned twice.
 *
 * Changes that leave no trace are not simulated, such as one item removed and another one added between the same two requests. For this reason, at
 * most one change per request is made if the kinds of changes are mixed.
 */
import { Effect, Exit, Option, Stream } from "effect"
import { ApiError } from "../../src/errors/ApiError.ts"
import { NotFoundError } from "../../src/errors/Reason.ts"
import type { Source } from "../../src/pagination/listReader.ts"
import * as Pages from "../../src/pagination/pages.ts"
import { type Random, randomOf } from "../support/random.ts"

export interface Item {
  readonly id: number
  readonly revision: number
}

interface Page {
  readonly items: ReadonlyArray<Item>
  readonly total?: number
}

/** The ways in which a list changes between two requests. */
export const changes = {
  "grows at its end": (list: List) => list.insert(list.length),
  "grows at its beginning": (list: List) => list.insert(0),
  "grows anywhere": (list: List, random: Random) => list.insert(random.below(list.length + 1)),
  "shrinks at its beginning": (list: List) => list.remove(0),
  "shrinks at its end": (list: List) => list.remove(list.length - 1),
  "shrinks anywhere": (list: List, random: Random) => list.remove(random.below(list.length)),
  "moves an item to its beginning": (list: List, random: Random) => list.move(random.below(list.length), 0),
  "moves an item to its end": (list: List, random: Random) => list.move(random.below(list.length), list.length - 1),
  "changes an item": (list: List, random: Random) => list.revise(random.below(list.length)),
  "changes an item and moves it to its end": (list: List, random: Random) => {
    const index = random.below(list.length)
    list.revise(index)
    list.move(index, list.length - 1)
  }
} as const

export type Change = keyof typeof changes
export const changeNames = Object.keys(changes) as ReadonlyArray<Change>

class List {
  private items: Array<Item>
  private nextId: number

  constructor(length: number) {
    this.items = Array.from({ length }, (_, id) => ({ id, revision: 0 }))
    this.nextId = length
  }

  get length(): number {
    return this.items.length
  }

  get ids(): ReadonlySet<number> {
    return new Set(this.items.map(({ id }) => id))
  }

  page(number: number, size: number): ReadonlyArray<Item> {
    return this.items.slice((number - 1) * size, number * size)
  }

  insert(index: number): void {
    this.items.splice(index, 0, { id: this.nextId++, revision: 0 })
  }

  remove(index: number): void {
    this.items.splice(Math.max(0, index), 1)
  }

  move(from: number, to: number): void {
    const [item] = this.items.splice(from, 1)
    if (item !== undefined) this.items.splice(to, 0, item)
  }

  revise(index: number): void {
    const item = this.items[index]
    if (item !== undefined) this.items[index] = { ...item, revision: item.revision + 1 }
  }
}

export interface Reading {
  readonly outcome: "complete" | "failed"
  readonly requests: number
  /** The errors in a completed read: the ids of missing items, and the ids of items that were returned twice unchanged. */
  readonly missing: ReadonlyArray<number>
  readonly repeated: ReadonlyArray<number>
  readonly reason: string | undefined
}

export interface Plan {
  readonly seed: number
  readonly change: Change | "any"
}

/** The responses of a service to a page past the end. */
const ends = ["an empty page", "an empty page without a total", "404"] as const

const notFound = new ApiError({
  operation: "listThings",
  reason: new NotFoundError({ status: 404, problem: { messages: [], codes: [], fields: {}, body: null } }),
  attempts: []
})

/** Reads a list of random length in pages of random size while it changes after some of the requests. */
export const readChanging = ({ change, seed }: Plan): Reading => {
  const random = randomOf(seed)
  const list = new List(random.below(120))
  const size = 1 + random.below(25)
  // The rate of changes ranges from one change in ten requests to several per request.
  const rate = random.next() ** 2 * 2
  const end = random.pick(ends)
  let left = random.below(30)
  let throughout = list.ids
  let requests = 0
  const pageOf = (number: number): Page | undefined => {
    const items = list.page(number, size)
    if (items.length === 0 && number > 1 && end === "404") return undefined
    if (items.length === 0 && end === "an empty page without a total") return { items }
    return { items, total: list.length }
  }
  const changeSome = () => {
    for (; left > 0 && random.next() < rate / (1 + rate); left--) {
      changes[change === "any" ? random.pick(changeNames) : change](list, random)
      if (change === "any") return
    }
  }
  const fetch = (number: number) =>
    Effect.suspend(() => {
      if (requests > 0) changeSome()
      requests++
      const { ids } = list
      throughout = requests === 1 ? ids : new Set([...throughout].filter((id) => ids.has(id)))
      const page = pageOf(number)
      return page === undefined ? Effect.fail(notFound) : Effect.succeed(page)
    })
  const source: Source<Page, Item> = {
    operation: "listThings",
    first: 1,
    size,
    items: ({ items }) => items,
    total: "total",
    fail: Effect.fail,
    totalChanged: () => Effect.void,
    fetch
  }
  const exit = Effect.runSyncExit(Stream.runCollect(Pages.items(source)))
  if (Exit.isFailure(exit)) {
    const error = Option.getOrUndefined(Exit.findErrorOption(exit))
    return { outcome: "failed", requests, missing: [], repeated: [], reason: error?.reason._tag }
  }
  const delivered = new Set(exit.value.map(({ id }) => id))
  const forms = exit.value.map(({ id, revision }) => `${id} ${revision}`)
  return {
    outcome: "complete",
    requests,
    missing: [...throughout].filter((id) => !delivered.has(id)),
    repeated: exit.value.filter((_, index) => forms.indexOf(forms[index] ?? "") !== index).map(({ id }) => id),
    reason: undefined
  }
}
