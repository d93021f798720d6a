/** Determines which questions to ask a respondent next. */
import type { QuestionBuffer } from "./Partition.ts"

export interface OpenQuestion {
  readonly question_id: number
  /** The number of surveys whose verdict depends on this question, possibly together with other questions. */
  readonly surveys: number
  /**
   * The sum of the scores of the surveys whose verdict depends on this question. The score of a survey whose verdict depends on several questions is
   * divided equally among them.
   */
  readonly value: number
}

/** Determines how many surveys depend on each unanswered question, among the surveys whose verdict for the respondent is still unknown. */
export class OpenQuestions {
  /** The number of surveys whose verdict depends on a question, keyed by question number. */
  readonly #surveys: Array<number> = []
  readonly #values: Array<number> = []

  /** Adds a survey to the counts of the questions on which its verdict depends. The question numbers may contain duplicates. */
  add({ count, numbers }: QuestionBuffer, score: number): void {
    let distinct = 0
    for (let position = 0; position < count; position++)
      if (numbers.indexOf(numbers[position] ?? 0) === position) distinct++
    for (let position = 0; position < count; position++) {
      const number = numbers[position] ?? 0
      if (numbers.indexOf(number) !== position) continue
      this.#surveys[number] = (this.#surveys[number] ?? 0) + 1
      this.#values[number] = (this.#values[number] ?? 0) + score / distinct
    }
  }

  /** Returns the questions in descending order of `value`. */
  list(idOf: (number: number) => number): ReadonlyArray<OpenQuestion> {
    return this.#surveys
      .map((surveys, number) => ({ question_id: idOf(number), surveys, value: this.#values[number] ?? 0 }))
      .filter(({ surveys }) => surveys > 0)
      .sort((left, right) => right.value - left.value || left.question_id - right.question_id)
  }
}
