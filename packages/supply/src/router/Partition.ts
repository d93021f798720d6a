/**
 * Stores the conditions of all open surveys in one locale in a single array of numbers, which is read from start to end for each respondent.
 *
 * The record of a survey consists of `length, number, flags, n, n pairs, m, m cells`. A pair represents a condition of a qualification. A cell
 * represents a closed quota and consists of `isUncertain, n, n pairs`. A single array is used because reading separate objects would cause a cache
 * miss for each object. 30,000 surveys take one or two megabytes. If a survey is removed, its number is set to -1, and the space is reclaimed when
 * half of the array consists of removed records.
 */
import { type Conditions, state } from "./Conditions.ts"
import type { IndexedSurvey } from "./IndexedSurvey.ts"

/** The result for a survey that does not exclude the respondent. `open` means that the verdict is unknown and depends on unanswered questions. */
export type ScanVerdict = "eligible" | "open"

export interface ScanCallbacks {
  /**
   * Returns whether the respondent is excluded from a survey by the survey's list of PIDs or by an earlier entry into the survey or one of its survey
   * groups.
   */
  readonly isBarred: (indexNumber: number, flags: number) => boolean
  /**
   * Called for each survey whose result is `eligible` or `open`. `openQuestions` contains the questions on which an `open` verdict depends, possibly
   * with duplicates. The buffer is valid only during the call.
   */
  readonly found: (indexNumber: number, found: ScanVerdict, openQuestions: QuestionBuffer) => void
}

/**
 * A reusable list of question numbers: the first `count` elements of `numbers`. The length of the array never changes, because changing it for each
 * survey would be slow.
 */
export interface QuestionBuffer {
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

const removed = -1
const minCompactedLength = 1 << 14

export class Partition {
  #words = new Int32Array(1024)
  #end = 0
  #dead = 0
  readonly #moved: (indexNumber: number, position: number) => void

  /** `moved` is called with a survey's index number and the position of the survey's record whenever the record is added or moved. */
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
    this.#words[position + 1] = removed
    this.#dead += this.#words[position] ?? 0
    if (this.#dead >= minCompactedLength && 2 * this.#dead >= this.#end) this.#compact()
  }

  scan(conditions: Conditions, callbacks: ScanCallbacks): void {
    const words = this.#words
    const openQuestions: QuestionBuffer = { numbers: [], count: 0 }
    for (let next = 0; next < this.#end;) {
      const record = next
      next += words[record] ?? 0
      const indexNumber = words[record + 1] ?? removed
      const flags = words[record + 2] ?? 0
      if (indexNumber === removed || callbacks.isBarred(indexNumber, flags)) continue
      openQuestions.count = 0
      const found = verdictOn(words, record + 3, conditions, openQuestions)
      if (found === undefined || (flags & flag.operators) !== 0) continue
      callbacks.found(indexNumber, found, openQuestions)
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
      const indexNumber = words[record + 1] ?? removed
      if (indexNumber !== removed) {
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

/**
 * Returns whether the respondent is eligible for the survey in a record, or whether the verdict depends on unanswered questions. Returns undefined if
 * the respondent is excluded, or if no answer can change an unknown verdict.
 */
const verdictOn = (
  words: Int32Array,
  from: number,
  conditions: Conditions,
  openQuestions: QuestionBuffer
): ScanVerdict | undefined => {
  let at = from
  for (let left = words[at++] ?? 0; left > 0; left--) {
    const question = words[at++] ?? 0
    const found = conditions.check(question, words[at++] ?? 0)
    if (found === state.fails) return undefined
    if (found === state.unanswered) openQuestions.numbers[openQuestions.count++] = conditions.numberOf(question)
  }
  let isCertain = true
  for (let cells = words[at++] ?? 0; cells > 0; cells--) {
    const isUncertain = words[at++] === 1
    const first = at + 1
    at = first + 2 * (words[at] ?? 0)
    const before = openQuestions.count
    let applies = true
    for (let position = first; position < at && applies; position += 2) {
      const question = words[position] ?? 0
      const found = conditions.check(question, words[position + 1] ?? 0)
      if (found === state.fails) applies = false
      else if (found === state.unanswered) openQuestions.numbers[openQuestions.count++] = conditions.numberOf(question)
    }
    if (!applies) openQuestions.count = before
    else if (isUncertain) isCertain = false
    else if (openQuestions.count === before) return undefined
  }
  if (!isCertain) return undefined
  return openQuestions.count === 0 ? "eligible" : "open"
}
