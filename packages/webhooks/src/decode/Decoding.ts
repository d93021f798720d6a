/**
 * Iterates over the items of a callback. The iterator is written by hand, because an async generator takes twice as long per item.
 */
import type { Batch } from "./Batch.ts"
import { Batches } from "./Batches.ts"
import type { GoodStreams } from "./GoodStreams.ts"
import type { BadItem, GoodItem, Issue, Item } from "./Item.ts"
import type { Scheduler } from "./Scheduler.ts"
import type { StreamName } from "./streamOf.ts"
import { TimeSlice } from "./TimeSlice.ts"

/** The result of examining the value of an item. */
export interface Finding {
  readonly stream: StreamName | undefined
  readonly issues: ReadonlyArray<Issue>
}

/** The functions that examine the values in a callback. */
export interface ItemExaminer {
  /** Finds the values that a quick check accepts. All other values are passed to `fullCheck`. */
  readonly quickCheck?: GoodStreams
  readonly fullCheck: (value: unknown) => Finding
}

type Result = IteratorResult<Item<unknown>, void>

export interface DecodingOptions {
  readonly examiner: ItemExaminer
  readonly scheduler: Scheduler
  readonly sliceMillis: number
}

export class Decoding implements AsyncIterableIterator<Item<unknown>, void> {
  readonly #batches: Batches
  readonly #examiner: ItemExaminer
  readonly #scheduler: Scheduler
  readonly #turn: TimeSlice
  #batch: Batch | undefined
  #good: ReadonlyArray<StreamName | undefined> = []
  #position = 0
  #isDone = false
  #paused: Promise<void> | undefined

  /** Whether `next` always rejects, because no verified chunks were passed. */
  readonly #isRefused: boolean

  constructor(chunks: ReadonlyArray<Uint8Array> | undefined, { examiner, scheduler, sliceMillis }: DecodingOptions) {
    this.#examiner = examiner
    this.#scheduler = scheduler
    this.#isRefused = chunks === undefined
    this.#batches = new Batches(chunks ?? [], () => scheduler.now())
    this.#turn = new TimeSlice(sliceMillis, () => scheduler.now())
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
    // If `next` is called during a pause, it waits for the same pause, so the items are returned in order.
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
      this.#good = this.#examiner.quickCheck?.(this.#batch.values, this.#scheduler.now() - begun) ?? []
    }
    return { done: false, value: this.#item(this.#batch, this.#position++) }
  }

  #item(batch: Batch, position: number): Item<unknown> {
    const value = batch.values[position]
    const good = this.#good[position]
    if (good !== undefined) return new Good(batch, position, good, value)
    const unparsed = batch.unparsed?.get(position)
    if (unparsed !== undefined) return new Bad(batch, position, undefined, [], unparsed)
    const { issues, stream } = this.#examiner.fullCheck(value)
    return issues.length === 0 ? new Good(batch, position, stream, value) : new Bad(batch, position, stream, issues)
  }

  /** Ends the iteration. If the callback is malformed, an invalid item that states where and why is returned first. */
  #end(): Result {
    this.#isDone = true
    const { fault } = this.#batches
    if (fault === undefined) return end
    const { expected, index, offset, pointer: path } = fault
    const reason = `the callback is not a JSON array from byte ${offset} on: expected ${expected}`
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
    reason = issues[0]?.message ?? "it is malformed"
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
