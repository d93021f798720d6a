/**
 * What to ask a respondent next.
 */
import type { Asked } from "./Partition.ts"

export interface OpenQuestion {
  readonly question_id: number
  /** Surveys whose verdict depends on it, maybe among other questions. */
  readonly surveys: number
  /** The sum of their scores, each divided by the number of questions that it depends on. */
  readonly value: number
}

/** Counts the questions of nearly eligible surveys. */
export class OpenQuestions {
  /** By the number of the question. */
  readonly #surveys: Array<number> = []
  readonly #values: Array<number> = []

  /** One survey, and the numbers of the questions that it depends on, with repetitions. */
  add({ count, numbers }: Asked, score: number): void {
    let distinct = 0
    for (let place = 0; place < count; place++) if (numbers.indexOf(numbers[place] ?? 0) === place) distinct++
    for (let place = 0; place < count; place++) {
      const number = numbers[place] ?? 0
      if (numbers.indexOf(number) !== place) continue
      this.#surveys[number] = (this.#surveys[number] ?? 0) + 1
      this.#values[number] = (this.#values[number] ?? 0) + score / distinct
    }
  }

  /** The most valuable first. */
  list(idOf: (number: number) => number): ReadonlyArray<OpenQuestion> {
    return this.#surveys
      .map((surveys, number) => ({ question_id: idOf(number), surveys, value: this.#values[number] ?? 0 }))
      .filter(({ surveys }) => surveys > 0)
      .sort((left, right) => right.value - left.value || left.question_id - right.question_id)
  }
}
