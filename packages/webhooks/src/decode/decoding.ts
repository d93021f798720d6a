/**
 * The iteration over the items of a callback. Written out, because an async generator takes twice as long an item.
 */
import type { Batch } from "./batch.ts"
import { Batches } from "./batches.ts"
import type { GoodStreams } from "./good-streams.ts"
import type { BadItem, GoodItem, Issue, Item } from "./item.ts"
import type { Scheduler } from "./scheduler.ts"
import type { StreamName } from "./stream-of.ts"
import { Turn } from "./turn.ts"

/** What is found out about an item's value. */
export interface Finding {
  readonly stream: StreamName | undefined
  readonly issues: ReadonlyArray<Issue>
}

/** How the values of a callback are judged. */
export interface Judge {
  /** Finds those in which nothing is wrong at a quick look. */
  readonly quickly?: GoodStreams
  readonly closely: (value: unknown) => Finding
}

type Result = IteratorResult<Item<unknown>, void>

export interface DecodingOptions {
  readonly judge: Judge
  readonly scheduler: Scheduler
  readonly sliceMillis: number
}

export class Decoding implements AsyncIterableIterator<Item<unknown>, void> {
  readonly #batches: Batches
  readonly #judge: Judge
  readonly #scheduler: Scheduler
  readonly #turn: Turn
  #batch: Batch | undefined
  #good: ReadonlyArray<StreamName | undefined> = []
  #position = 0
  #isDone = false
  #paused: Promise<void> | undefined

  /** Without `chunks` every step is refused: nothing was verified. */
  readonly #isRefused: boolean

  constructor(chunks: ReadonlyArray<Uint8Array> | undefined, { judge, scheduler, sliceMillis }: DecodingOptions) {
    this.#judge = judge
    this.#scheduler = scheduler
    this.#isRefused = chunks === undefined
    this.#batches = new Batches(chunks ?? [], () => scheduler.now())
    this.#turn = new Turn(sliceMillis, () => scheduler.now())
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  next(): Promise<Result> {
    if (this.#paused === undefined && !this.#turn.isOver()) {
      try {
        return Promise.resolve(this.#step())
      } catch (cause) {
        return this.#fail(cause)
      }
    }
    // Items that are asked for meanwhile wait as well, and so come in order.
    this.#paused ??= this.#pause()
    return this.#paused.then(() => this.#step()).catch((cause: unknown) => this.#fail(cause))
  }

  async #pause(): Promise<void> {
    await this.#scheduler.pause()
    this.#paused = undefined
    this.#turn.begin()
  }

  return(): Promise<Result> {
    this.#isDone = true
    return Promise.resolve(end)
  }

  async #fail(cause: unknown): Promise<never> {
    this.#isDone = true
    throw cause
  }

  #step(): Result {
    if (this.#isDone) return end
    if (this.#isRefused) throw new TypeError("Only a verified callback can be decoded")
    if (this.#batch === undefined || this.#position === this.#batch.count) {
      const begun = this.#scheduler.now()
      this.#batch = this.#batches.next()
      this.#position = 0
      if (this.#batch === undefined) return this.#end()
      this.#good = this.#judge.quickly?.(this.#batch.values, this.#scheduler.now() - begun) ?? []
    }
    return { done: false, value: this.#item(this.#batch, this.#position++) }
  }

  #item(batch: Batch, position: number): Item<unknown> {
    const value = batch.values[position]
    const good = this.#good[position]
    if (good !== undefined) return new Good(batch, position, good, value)
    const unparsed = batch.unparsed?.get(position)
    if (unparsed !== undefined) return new Bad(batch, position, undefined, [], unparsed)
    const { issues, stream } = this.#judge.closely(value)
    return issues.length === 0 ? new Good(batch, position, stream, value) : new Bad(batch, position, stream, issues)
  }

  /** One bad item more where the callback is broken. */
  #end(): Result {
    this.#isDone = true
    const { fault } = this.#batches
    if (fault === undefined) return end
    const { expected, index, offset, pointer: path } = fault
    const reason = `the callback is no JSON array from byte ${offset} on: expected ${expected}`
    const bytes = new Uint8Array(0)
    return { done: false, value: { _tag: "BadItem", index, stream: undefined, path, reason, issues: [], bytes } }
  }
}

const end: Result = { done: true, value: undefined }

class Good implements GoodItem<unknown> {
  readonly _tag = "GoodItem"
  readonly index: number
  readonly stream: StreamName | undefined
  readonly value: unknown
  readonly #batch: Batch

  constructor(batch: Batch, position: number, stream: StreamName | undefined, value: unknown) {
    this.index = batch.firstIndex + position
    this.stream = stream
    this.value = value
    this.#batch = batch
  }

  get bytes(): Uint8Array {
    return this.#batch.bytesOf(this.index - this.#batch.firstIndex)
  }
}

class Bad implements BadItem {
  readonly _tag = "BadItem"
  readonly index: number
  readonly stream: StreamName | undefined
  readonly path: string
  readonly reason: string
  readonly issues: ReadonlyArray<Issue>
  readonly #batch: Batch

  constructor(
    batch: Batch,
    position: number,
    stream: StreamName | undefined,
    issues: ReadonlyArray<Issue>,
    reason = issues[0]?.message ?? "it has another shape"
  ) {
    this.index = batch.firstIndex + position
    this.stream = stream
    this.path = `${batch.pointerOf(position)}${issues[0]?.path ?? ""}`
    this.reason = reason
    this.issues = issues
    this.#batch = batch
  }

  get bytes(): Uint8Array {
    return this.#batch.bytesOf(this.index - this.#batch.firstIndex)
  }
}
