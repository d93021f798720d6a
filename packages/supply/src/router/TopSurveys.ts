/**
 * Selects the surveys with the highest scores without sorting all surveys.
 */

interface Scored {
  readonly indexNumber: number
  readonly score: number
}

/** Keeps the index numbers of the surveys with the highest scores. If two scores are equal, the survey with the smaller id is listed first. */
export class TopSurveys {
  readonly #limit: number
  readonly #idOf: (indexNumber: number) => number
  #items: Array<Scored> = []
  /** The score below which a survey is discarded. */
  #minScore = Number.NEGATIVE_INFINITY

  constructor(limit: number, idOf: (indexNumber: number) => number) {
    this.#limit = limit
    this.#idOf = idOf
  }

  add(indexNumber: number, score: number): void {
    if (score < this.#minScore) return
    this.#items.push({ indexNumber, score })
    if (this.#items.length >= 2 * this.#limit + 64) this.#trim()
  }

  list(): ReadonlyArray<Scored> {
    this.#trim()
    return this.#items
  }

  #trim(): void {
    this.#items = this.#items
      .sort((left, right) => right.score - left.score || this.#idOf(left.indexNumber) - this.#idOf(right.indexNumber))
      .slice(0, this.#limit)
    if (this.#items.length === this.#limit) this.#minScore = this.#items.at(-1)?.score ?? this.#minScore
  }
}
