/**
 * All surveys: rows by survey id and by slot, and the open ones in partitions by locale.
 *
 * A respondent is compared with the partition of their locale, and with the surveys that name none.
 */
import type { Policy } from "../eligibility/Policy.ts"
import type { Survey } from "../eligibility/Standing.ts"
import type { Rank, Results } from "../ranking/Rank.ts"
import { Conditions } from "./Conditions.ts"
import { Partition } from "./Partition.ts"
import { releaseRow, type Row, rowOf } from "./Row.ts"
import { Scores } from "./Scores.ts"

export class SurveyIndex {
  readonly conditions = new Conditions()
  readonly #policy: Policy
  readonly #bySurvey = new Map<number, Row>()
  readonly #bySlot: Array<Row | undefined> = []
  readonly #free: Array<number> = []
  readonly #partitions = new Map<string | undefined, Partition>()
  readonly #scores: Scores

  constructor(policy: Policy, rank: Rank) {
    this.#policy = policy
    this.#scores = new Scores(rank)
  }

  get size(): number {
    return this.#bySurvey.size
  }

  /** Scores that may be read until the next change. */
  get scores(): Scores {
    this.#scores.settle(() => this.#openRows())
    return this.#scores
  }

  setResults(surveyId: number, results: Results): void {
    const row = this.#bySurvey.get(surveyId)
    this.#scores.setResults(surveyId, results, row !== undefined && row.place >= 0 ? row : undefined)
  }

  get(surveyId: number): Row | undefined {
    return this.#bySurvey.get(surveyId)
  }

  at(slot: number): Row | undefined {
    return this.#bySlot[slot]
  }

  apply(survey: Survey): void {
    const surveyId = survey.opportunity.survey_id
    // Before the old row is removed: conditions that both have are not forgotten in between.
    const row = rowOf(this.#free.pop() ?? this.#bySlot.length, survey, this.#policy, this.conditions)
    this.#take(surveyId)
    this.#bySurvey.set(surveyId, row)
    this.#bySlot[row.slot] = row
    if (row.standing.length > 0) return
    this.#partition(row.locale).add(row.slot, row)
    this.#scores.add(row)
  }

  /** Forgets the survey and its results. */
  remove(surveyId: number): void {
    this.#take(surveyId)
    this.#scores.forgetResults(surveyId)
  }

  #take(surveyId: number): void {
    const row = this.#bySurvey.get(surveyId)
    if (row === undefined) return
    this.#bySurvey.delete(surveyId)
    this.#bySlot[row.slot] = undefined
    this.#free.push(row.slot)
    releaseRow(row, this.conditions)
    if (row.place < 0) return
    const partition = this.#partition(row.locale)
    partition.remove(row.place)
    if (partition.isEmpty) this.#partitions.delete(row.locale)
    this.#scores.remove(row)
  }

  /** Without a locale all of them are returned. */
  partitionsOf(locale: string | undefined): ReadonlyArray<Partition> {
    if (locale === undefined) return [...this.#partitions.values()]
    return [this.#partitions.get(locale), this.#partitions.get(undefined)].filter((found) => found !== undefined)
  }

  *#openRows(): Iterable<Row> {
    for (const row of this.#bySurvey.values()) if (row.place >= 0) yield row
  }

  #partition(locale: string | undefined): Partition {
    const known = this.#partitions.get(locale)
    if (known !== undefined) return known
    const made = new Partition((slot, place) => {
      const row = this.#bySlot[slot]
      if (row !== undefined) row.place = place
    })
    this.#partitions.set(locale, made)
    return made
  }
}
