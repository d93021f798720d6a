/**
 * Caches the score of each open survey according to the router's own ranking, for respondents who use one kind of device. Scores are computed when
 * surveys or results change, so that they only have to be read when a respondent arrives.
 */
import type { Rank, RankFailure, Results } from "../ranking/Rank.ts"
import type { Device } from "../eligibility/Profile.ts"
import { Median } from "../ranking/Median.ts"
import type { IndexedSurvey } from "./IndexedSurvey.ts"

/** The ranking of a router, and the listener for its errors. */
export interface Ranking {
  readonly rank: Rank
  /** Called if the ranking throws or returns an infinite number. Must not throw. */
  readonly onFailure: (failure: RankFailure) => void
}

/** The change in the median conversion above which all scores are recomputed. */
const tolerance = 0.02

const conversionOf = ({ offer }: IndexedSurvey): number => offer.survey.conversion ?? 0

export class Scores {
  readonly #ranking: Ranking
  readonly #results: ReadonlyMap<number, Results>
  readonly #device: Device | undefined
  readonly #conversions = new Median()
  /** The scores, keyed by the survey's index number. The score of a survey that is withheld is `NaN`. */
  #values = new Float64Array(1024)
  /** The median conversion that was used to compute the current scores. */
  #median: number | undefined

  /** `results` contains the results of the supplier's own respondents, keyed by survey id. The caller updates the map. */
  constructor(ranking: Ranking, results: ReadonlyMap<number, Results>, device: Device | undefined) {
    this.#ranking = ranking
    this.#results = results
    this.#device = device
  }

  /** Adds an open survey. */
  add(indexed: IndexedSurvey): void {
    // A conversion of 0 is ignored, because it might simply mean that nobody has entered the survey yet.
    if (conversionOf(indexed) > 0) this.#conversions.add(conversionOf(indexed))
    this.#compute(indexed)
  }

  /** Removes an open survey. */
  remove(indexed: IndexedSurvey): void {
    if (conversionOf(indexed) > 0) this.#conversions.add(conversionOf(indexed), -1)
  }

  /** Updates the score of an open survey after the results of the supplier's own respondents in it have changed. */
  update(indexed: IndexedSurvey): void {
    this.#compute(indexed)
  }

  /** Recomputes all scores if the median conversion has changed by more than the tolerance. Must be called before scores are read. */
  settle(indexedSurveys: () => Iterable<IndexedSurvey>): void {
    const median = this.#conversions.value
    if (median === this.#median) return
    if (median !== undefined && this.#median !== undefined && Math.abs(median - this.#median) < tolerance) return
    this.#median = median
    for (const indexed of indexedSurveys()) this.#compute(indexed)
  }

  /** Returns the score of a survey, or `NaN` if the survey is withheld. */
  of(indexNumber: number): number {
    return this.#values[indexNumber] ?? Number.NaN
  }

  /**
   * Returns the score of a survey according to `rank`, or `NaN` if `rank` withholds the survey. Throws a `RangeError` if the score is infinite, because
   * JSON cannot represent such a score.
   */
  by(rank: Rank, { offer }: IndexedSurvey): number {
    const { survey_id } = offer.survey
    const own = this.#results.get(survey_id)
    const score = rank(offer, { own, medianConversion: this.#median, device: this.#device }) ?? Number.NaN
    if (Number.isFinite(score) || Number.isNaN(score)) return score
    throw new RangeError(
      `the ranking returned ${score} for survey ${survey_id}: it must return a finite number, or undefined to withhold the survey`
    )
  }

  /** Computes the score of a survey. A survey for which the ranking throws or returns an invalid score is withheld. */
  #compute(indexed: IndexedSurvey): void {
    if (indexed.indexNumber >= this.#values.length) {
      const values = new Float64Array(2 * indexed.indexNumber)
      values.set(this.#values)
      this.#values = values
    }
    const { onFailure, rank } = this.#ranking
    try {
      this.#values[indexed.indexNumber] = this.by(rank, indexed)
    } catch (cause) {
      this.#values[indexed.indexNumber] = Number.NaN
      onFailure({ survey_id: indexed.offer.survey.survey_id, cause })
    }
  }
}
