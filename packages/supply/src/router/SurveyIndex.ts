/**
 * Indexes all surveys by survey id and by index number. Surveys that are open to respondents are also stored in partitions by locale.
 *
 * A respondent is compared with the surveys in their locale and with the surveys that have no locale.
 */
import type { Policy } from "../eligibility/Policy.ts"
import type { Survey } from "../eligibility/generalReasons.ts"
import type { Results } from "../ranking/Rank.ts"
import type { Device } from "../eligibility/Profile.ts"
import { Conditions } from "./Conditions.ts"
import { Partition } from "./Partition.ts"
import { releaseIndexedSurvey, type IndexedSurvey, indexedSurveyOf } from "./IndexedSurvey.ts"
import { type Ranking, Scores } from "./Scores.ts"

export class SurveyIndex {
  readonly conditions = new Conditions()
  readonly #policy: Policy
  readonly #bySurvey = new Map<number, IndexedSurvey>()
  readonly #byNumber: Array<IndexedSurvey | undefined> = []
  readonly #free: Array<number> = []
  readonly #partitions = new Map<string | undefined, Partition>()
  readonly #ranking: Ranking
  readonly #results = new Map<number, Results>()
  /** The scores, keyed by device. Scores for a device are created when they are first read. */
  readonly #scores = new Map<Device | undefined, Scores>()

  constructor(policy: Policy, ranking: Ranking) {
    this.#policy = policy
    this.#ranking = ranking
    this.#scores.set(undefined, new Scores(ranking, this.#results, undefined))
  }

  get size(): number {
    return this.#bySurvey.size
  }

  /** Returns the scores for a device. They are valid until a survey or the results of the supplier's own respondents change. */
  scoresFor(device: Device | undefined): Scores {
    const scores = this.#scores.get(device) ?? this.#score(device)
    scores.settle(() => this.#openSurveys())
    return scores
  }

  #score(device: Device | undefined): Scores {
    const scores = new Scores(this.#ranking, this.#results, device)
    for (const indexed of this.#openSurveys()) scores.add(indexed)
    this.#scores.set(device, scores)
    return scores
  }

  setResults(surveyId: number, results: Results): void {
    this.#results.set(surveyId, results)
    const indexed = this.#bySurvey.get(surveyId)
    if (indexed !== undefined && indexed.position >= 0)
      for (const scores of this.#scores.values()) scores.update(indexed)
  }

  get(surveyId: number): IndexedSurvey | undefined {
    return this.#bySurvey.get(surveyId)
  }

  at(indexNumber: number): IndexedSurvey | undefined {
    return this.#byNumber[indexNumber]
  }

  apply(survey: Survey): void {
    const surveyId = survey.opportunity.survey_id
    // The new version of the survey is indexed before the previous version is removed, so that conditions that occur in both versions are kept.
    const indexed = indexedSurveyOf(this.#free.pop() ?? this.#byNumber.length, survey, this.#policy, this.conditions)
    this.#take(surveyId)
    this.#bySurvey.set(surveyId, indexed)
    this.#byNumber[indexed.indexNumber] = indexed
    if (indexed.generalReasons.length > 0) return
    this.#partition(indexed.locale).add(indexed.indexNumber, indexed)
    for (const scores of this.#scores.values()) scores.add(indexed)
  }

  /** Removes a survey, together with the results of the supplier's own respondents in that survey. */
  remove(surveyId: number): void {
    this.#take(surveyId)
    this.#results.delete(surveyId)
  }

  #take(surveyId: number): void {
    const indexed = this.#bySurvey.get(surveyId)
    if (indexed === undefined) return
    this.#bySurvey.delete(surveyId)
    this.#byNumber[indexed.indexNumber] = undefined
    this.#free.push(indexed.indexNumber)
    releaseIndexedSurvey(indexed, this.conditions)
    if (indexed.position < 0) return
    const partition = this.#partition(indexed.locale)
    partition.remove(indexed.position)
    if (partition.isEmpty) this.#partitions.delete(indexed.locale)
    for (const scores of this.#scores.values()) scores.remove(indexed)
  }

  /**
   * Returns the partitions that contain the open surveys with this locale and the open surveys without a locale, or all partitions if `locale` is
   * undefined.
   */
  partitionsOf(locale: string | undefined): ReadonlyArray<Partition> {
    if (locale === undefined) return [...this.#partitions.values()]
    return [this.#partitions.get(locale), this.#partitions.get(undefined)].filter((found) => found !== undefined)
  }

  *#openSurveys(): Iterable<IndexedSurvey> {
    for (const indexed of this.#bySurvey.values()) if (indexed.position >= 0) yield indexed
  }

  #partition(locale: string | undefined): Partition {
    const known = this.#partitions.get(locale)
    if (known !== undefined) return known
    const made = new Partition((indexNumber, position) => {
      const indexed = this.#byNumber[indexNumber]
      if (indexed !== undefined) indexed.position = position
    })
    this.#partitions.set(locale, made)
    return made
  }
}
