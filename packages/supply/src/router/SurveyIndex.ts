/**
 * All surveys: rows by survey id and by slot, and the open ones in partitions by locale.
 *
 * A respondent is compared with the partition of their locale, and with the surveys that name none.
 */
import type { Policy } from "../eligibility/Policy.ts"
import type { Survey } from "../eligibility/Standing.ts"
import type { Device, Rank, Results } from "../ranking/Rank.ts"
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
  readonly #rank: Rank
  readonly #results = new Map<number, Results>()
  /** By device, each from when it is first asked for. */
  readonly #scores = new Map<Device | undefined, Scores>()

  constructor(policy: Policy, rank: Rank) {
    this.#policy = policy
    this.#rank = rank
    this.#scores.set(undefined, new Scores(rank, this.#results, undefined))
  }

  get size(): number {
    return this.#bySurvey.size
  }

  /** Scores that may be read until the next change. */
  scoresFor(device: Device | undefined): Scores {
    const scores = this.#scores.get(device) ?? this.#score(device)
    scores.settle(() => this.#openRows())
    return scores
  }

  #score(device: Device | undefined): Scores {
    const scores = new Scores(this.#rank, this.#results, device)
    for (const row of this.#openRows()) scores.add(row)
    this.#scores.set(device, scores)
    return scores
  }

  setResults(surveyId: number, results: Results): void {
    this.#results.set(surveyId, results)
    const row = this.#bySurvey.get(surveyId)
    if (row !== undefined && row.place >= 0) for (const scores of this.#scores.values()) scores.update(row)
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
    for (const scores of this.#scores.values()) scores.add(row)
  }

  /** Forgets the survey and its results. */
  remove(surveyId: number): void {
    this.#take(surveyId)
    this.#results.delete(surveyId)
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
    for (const scores of this.#scores.values()) scores.remove(row)
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
