/**
 * The score of each open survey by the router's own ranking for respondents on one kind of device, by slot: computed when something changes, and only read when a respondent comes.
 */
import type { Device, Rank, Results } from "../ranking/Rank.ts"
import { Median } from "../ranking/Median.ts"
import type { Row } from "./Row.ts"

/** How far the median may move before all scores are computed again. */
const tolerance = 0.02

const conversionOf = ({ offer }: Row): number => offer.survey.conversion ?? 0

export class Scores {
  readonly #rank: Rank
  readonly #results: ReadonlyMap<number, Results>
  readonly #device: Device | undefined
  readonly #conversions = new Median()
  /** `NaN` for a survey that is withheld. */
  #values = new Float64Array(1024)
  /** All scores are computed with this one. */
  #median: number | undefined

  /** `results` are own results by survey, which others change. */
  constructor(rank: Rank, results: ReadonlyMap<number, Results>, device: Device | undefined) {
    this.#rank = rank
    this.#results = results
    this.#device = device
  }

  /** An open row has come. */
  add(row: Row): void {
    // 0 of nobody is no conversion.
    if (conversionOf(row) > 0) this.#conversions.add(conversionOf(row))
    this.#compute(row)
  }

  /** An open row has gone. */
  remove(row: Row): void {
    if (conversionOf(row) > 0) this.#conversions.add(conversionOf(row), -1)
  }

  /** The own results of an open row have changed. */
  update(row: Row): void {
    this.#compute(row)
  }

  /** To be called before scores are read. */
  settle(rows: () => Iterable<Row>): void {
    const median = this.#conversions.value
    if (median === this.#median) return
    if (median !== undefined && this.#median !== undefined && Math.abs(median - this.#median) < tolerance) return
    this.#median = median
    for (const row of rows()) this.#compute(row)
  }

  /** `NaN` for a survey that is withheld. */
  of(slot: number): number {
    return this.#values[slot] ?? Number.NaN
  }

  /** The score by another ranking. */
  by(rank: Rank, { offer }: Row): number {
    const own = this.#results.get(offer.survey.survey_id)
    return rank(offer, { own, medianConversion: this.#median, device: this.#device }) ?? Number.NaN
  }

  #compute(row: Row): void {
    if (row.slot >= this.#values.length) {
      const values = new Float64Array(2 * row.slot)
      values.set(this.#values)
      this.#values = values
    }
    this.#values[row.slot] = this.by(this.#rank, row)
  }
}
