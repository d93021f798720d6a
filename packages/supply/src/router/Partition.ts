/**
 * The conditions of the open surveys of one locale in one array of numbers, which is read from the beginning to the end for each respondent.
 *
 * A row is `length, slot, flags, n, n pairs, m, m cells`, and a cell is `isUncertain, n, n pairs`; a pair is a condition. Objects would cost a cache miss
 * each; this way 30,000 surveys are a megabyte or two. A row that is removed keeps its place, with slot -1, until half of the array is such rows.
 */
import { type Conditions, state } from "./Conditions.ts"
import type { Row } from "./Row.ts"

/** `open` is an unknown verdict that answers can settle. */
export type Found = "eligible" | "open"

export interface Visits {
  /** Whether the respondent may enter at all, as far as PIDs, earlier entries and groups decide. */
  readonly isBarred: (slot: number, flags: number) => boolean
  /** `asked` are the questions that an `open` verdict depends on, with repetitions; they are valid during the call only. */
  readonly found: (slot: number, found: Found, asked: Asked) => void
}

/** Numbers of questions in `numbers` up to `count`. The length of an array is not changed row by row, as that is slow. */
export interface Asked {
  readonly numbers: Array<number>
  count: number
}

export const flag = { pids: 1, groups: 2, operators: 4 } as const

const flagsOf = ({ groups, operators, pids }: Row): number =>
  (pids === undefined ? 0 : flag.pids) |
  (groups.length > 0 ? flag.groups : 0) |
  (operators.length > 0 ? flag.operators : 0)

const wordsOf = (slot: number, row: Row): ReadonlyArray<number> => {
  const { closed, qualifications } = row
  const cells = closed.flatMap(({ conditions, isUncertain }) => [
    isUncertain ? 1 : 0,
    conditions.length,
    ...conditions.flat()
  ])
  const rest = [slot, flagsOf(row), qualifications.length, ...qualifications.flat(), closed.length, ...cells]
  return [rest.length + 1, ...rest]
}

const gone = -1
const leastCompacted = 1 << 14

export class Partition {
  #words = new Int32Array(1024)
  #end = 0
  #dead = 0
  readonly #moved: (slot: number, place: number) => void

  /** `moved` is told where a row is, whenever that changes. */
  constructor(moved: (slot: number, place: number) => void) {
    this.#moved = moved
  }

  get isEmpty(): boolean {
    return this.#dead === this.#end
  }

  add(slot: number, row: Row): void {
    const words = wordsOf(slot, row)
    if (this.#end + words.length > this.#words.length) this.#resize(2 * (this.#end + words.length))
    this.#words.set(words, this.#end)
    this.#moved(slot, this.#end)
    this.#end += words.length
  }

  remove(place: number): void {
    this.#words[place + 1] = gone
    this.#dead += this.#words[place] ?? 0
    if (this.#dead >= leastCompacted && 2 * this.#dead >= this.#end) this.#compact()
  }

  scan(conditions: Conditions, visits: Visits): void {
    const words = this.#words
    const asked: Asked = { numbers: [], count: 0 }
    for (let next = 0; next < this.#end;) {
      const row = next
      next += words[row] ?? 0
      const slot = words[row + 1] ?? gone
      const flags = words[row + 2] ?? 0
      if (slot === gone || visits.isBarred(slot, flags)) continue
      asked.count = 0
      const found = verdictOn(words, row + 3, conditions, asked)
      if (found === undefined || (flags & flag.operators) !== 0) continue
      visits.found(slot, found, asked)
    }
  }

  #resize(length: number): void {
    const words = new Int32Array(length)
    words.set(this.#words.subarray(0, this.#end))
    this.#words = words
  }

  #compact(): void {
    const words = this.#words
    let end = 0
    for (let row = 0; row < this.#end;) {
      const length = words[row] ?? 0
      const slot = words[row + 1] ?? gone
      if (slot !== gone) {
        words.copyWithin(end, row, row + length)
        this.#moved(slot, end)
        end += length
      }
      row += length
    }
    this.#end = end
    this.#dead = 0
    if (4 * end < words.length) this.#resize(Math.max(1024, 2 * end))
  }
}

/** Undefined where the respondent is excluded, and where no answer can settle the verdict. */
const verdictOn = (words: Int32Array, from: number, conditions: Conditions, asked: Asked): Found | undefined => {
  let at = from
  for (let left = words[at++] ?? 0; left > 0; left--) {
    const question = words[at++] ?? 0
    const found = conditions.judge(question, words[at++] ?? 0)
    if (found === state.fails) return undefined
    if (found === state.unanswered) asked.numbers[asked.count++] = conditions.numberOf(question)
  }
  let isCertain = true
  for (let cells = words[at++] ?? 0; cells > 0; cells--) {
    const isUncertain = words[at++] === 1
    const first = at + 1
    at = first + 2 * (words[at] ?? 0)
    const before = asked.count
    let applies = true
    for (let place = first; place < at && applies; place += 2) {
      const question = words[place] ?? 0
      const found = conditions.judge(question, words[place + 1] ?? 0)
      if (found === state.fails) applies = false
      else if (found === state.unanswered) asked.numbers[asked.count++] = conditions.numberOf(question)
    }
    if (!applies) asked.count = before
    else if (isUncertain) isCertain = false
    else if (asked.count === before) return undefined
  }
  if (!isCertain) return undefined
  return asked.count === 0 ? "eligible" : "open"
}
