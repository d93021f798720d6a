/**
 * Stores the conditions of surveys as pairs of numbers, and compares them with a respondent's answers.
 *
 * Questions are numbered in the order in which they first appear, and so are the precodes (codes of answer options) of each question. In nearly all
 * conditions, all precodes have numbers below 32. Such a condition is stored as a 32-bit mask and evaluated with one comparison. All other conditions
 * are stored in `LargeConditions`.
 */
import type { KnownAnswers } from "../eligibility/Profile.ts"
import type { Condition } from "../eligibility/Terms.ts"
import { LargeConditions } from "./LargeConditions.ts"

/** The result of comparing a condition with a respondent's answers. */
export const state = { fails: 0, fits: 1, unanswered: 2 } as const
export type State = (typeof state)[keyof typeof state]

/**
 * A condition as two numbers. For a condition that is stored as a bit mask: the question number and the mask. For a condition in `LargeConditions`:
 * the bitwise complement of the question number, and the number of the condition.
 */
export type Pair = readonly [question: number, detail: number]

interface Question {
  readonly id: number
  readonly number: number
  readonly codes: Map<string, number>
}

const maskBits = 32
const maskOf = (codes: ReadonlyArray<number>): number => codes.reduce((mask, code) => mask | (1 << code), 0)
const none: ReadonlyArray<number> = []

export class Conditions {
  readonly #questions = new Map<number, Question>()
  readonly #byNumber: Array<Question> = []
  readonly #large = new LargeConditions()
  /** Whether each question is answered in the answers that were last passed to `setAnswers`, by question number. */
  #isAnswered = new Uint8Array(256)
  #masks = new Int32Array(256)
  #given: Array<ReadonlyArray<number>> = []

  /**
   * Adds a condition with valid precodes and returns the pair of numbers that represents it. The caller must pass this pair to `release` when the
   * condition is no longer needed.
   */
  add({ precodes = [], question: id }: Condition): Pair {
    const question = this.#questionOf(id)
    const codes = precodes.map((precode) => {
      const known = question.codes.get(precode)
      if (known !== undefined) return known
      question.codes.set(precode, question.codes.size)
      return question.codes.size - 1
    })
    if (codes.every((code) => code < maskBits)) return [question.number, maskOf(codes)]
    return [~question.number, this.#large.add(question.number, codes)]
  }

  release([question, detail]: Pair): void {
    if (question < 0) this.#large.release(detail)
  }

  /** Returns the question number from the first number of a condition's `Pair`. */
  numberOf(question: number): number {
    return question < 0 ? ~question : question
  }

  /** Returns the `question_id`, given a question number or the first number of the `Pair` that represents a condition. */
  idOf(question: number): number {
    return this.#byNumber[this.numberOf(question)]?.id ?? 0
  }

  /** Sets the answers with which `check` compares conditions. */
  setAnswers(answers: KnownAnswers): void {
    this.#large.clearCache()
    this.#isAnswered.fill(0)
    this.#given = []
    for (const [id, precodes] of answers) {
      const question = this.#questions.get(id)
      if (question === undefined) continue
      const codes = precodes.flatMap((precode) => question.codes.get(precode) ?? [])
      this.#isAnswered[question.number] = 1
      this.#masks[question.number] = maskOf(codes.filter((code) => code < maskBits))
      this.#given[question.number] = codes
    }
  }

  check(question: number, detail: number): State {
    if (question >= 0) {
      if (this.#isAnswered[question] === 0) return state.unanswered
      return ((this.#masks[question] ?? 0) & detail) === 0 ? state.fails : state.fits
    }
    const number = ~question
    if (this.#isAnswered[number] === 0) return state.unanswered
    return this.#large.fits(detail, this.#given[number] ?? none) ? state.fits : state.fails
  }

  #questionOf(id: number): Question {
    const known = this.#questions.get(id)
    if (known !== undefined) return known
    const question = { id, number: this.#byNumber.length, codes: new Map<string, number>() }
    this.#questions.set(id, question)
    this.#byNumber.push(question)
    if (question.number >= this.#masks.length) {
      this.#isAnswered = new Uint8Array(2 * question.number)
      this.#masks = new Int32Array(2 * question.number)
    }
    return question
  }
}
