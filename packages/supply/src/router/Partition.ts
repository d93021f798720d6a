/**
 * The conditions of the open surveys of one locale in one array of numbers, which is read from start to end for each respondent.
 *
 * A record is `length, number, flags, n, n pairs, m, m cells`, and a cell is `isUncertain, n, n pairs`; a pair is a condition. Objects would cost a cache
 * miss each; in this form 30,000 surveys take one or two megabytes. A removed record keeps its space, with number -1, until half of the array is removed
 * records.
 */
import { type Conditions, state } from "./Conditions.ts"
import type { IndexedSurvey } from "./IndexedSurvey.ts"

/** `open` is an unknown verdict that answers can settle. */
export type Found = "eligible" | "open"

export interface Visits {
  /** Whether the respondent may enter at all, as far as PIDs, earlier entries and groups decide. */
  readonly isBarred: (indexNumber: number, flags: number) => boolean
  /** `asked` are the questions that an `open` verdict depends on, with repetitions; they are valid during the call only. */
  readonly found: (indexNumber: number, found: Found, asked: Asked) => void
}

/** Numbers of questions in `numbers` up to `count`. The length of the array is not changed for each survey, because that is slow. */
export interface Asked {
  readonly numbers: Array<number>
  count: number
}

export const flag = { pids: 1, groups: 2, operators: 4 } as const

const flagsOf = ({ groups, operators, pids }: IndexedSurvey): number =>
  (pids === undefined ? 0 : flag.pids) |
  (groups.length > 0 ? flag.groups : 0) |
  (operators.length > 0 ? flag.operators : 0)

const wordsOf = (indexNumber: number, indexed: IndexedSurvey): ReadonlyArray<number> => {
  const { closed, qualifications } = indexed
  const cells = closed.flatMap(({ conditions, isUncertain }) => [
    isUncertain ? 1 : 0,
    conditions.length,
    ...conditions.flat()
  ])
  const rest = [indexNumber, flagsOf(indexed), qualifications.length, ...qualifications.flat(), closed.length, ...cells]
  return [rest.length + 1, ...rest]
}

const gone = -1
const leastCompacted = 1 << 14

export class Partition {
  #words = new Int32Array(1024)
  #end = 0
  #dead = 0
  readonly #moved: (indexNumber: number, position: number) => void

  /** `moved` is called with the index of a record whenever it changes. */
  constructor(moved: (indexNumber: number, position: number) => void) {
    this.#moved = moved
  }

  get isEmpty(): boolean {
    return this.#dead === this.#end
  }

  add(indexNumber: number, indexed: IndexedSurvey): void {
    const words = wordsOf(indexNumber, indexed)
    if (this.#end + words.length > this.#words.length) this.#resize(2 * (this.#end + words.length))
    this.#words.set(words, this.#end)
    this.#moved(indexNumber, this.#end)
    this.#end += words.length
  }

  remove(position: number): void {
    this.#words[position + 1] = gone
    this.#dead += this.#words[position] ?? 0
    if (this.#dead >= leastCompacted && 2 * this.#dead >= this.#end) this.#compact()
  }

  scan(conditions: Conditions, visits: Visits): void {
    const words = this.#words
    const asked: Asked = { numbers: [], count: 0 }
    for (let next = 0; next < this.#end;) {
      const record = next
      next += words[record] ?? 0
      const indexNumber = words[record + 1] ?? gone
      const flags = words[record + 2] ?? 0
      if (indexNumber === gone || visits.isBarred(indexNumber, flags)) continue
      asked.count = 0
      const found = verdictOn(words, record + 3, conditions, asked)
      if (found === undefined || (flags & flag.operators) !== 0) continue
      visits.found(indexNumber, found, asked)
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
    for (let record = 0; record < this.#end;) {
      const length = words[record] ?? 0
      const indexNumber = words[record + 1] ?? gone
      if (indexNumber !== gone) {
        words.copyWithin(end, record, record + length)
        this.#moved(indexNumber, end)
        end += length
      }
      record += length
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
    const found = conditions.check(question, words[at++] ?? 0)
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
    for (let position = first; position < at && applies; position += 2) {
      const question = words[position] ?? 0
      const found = conditions.check(question, words[position + 1] ?? 0)
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
