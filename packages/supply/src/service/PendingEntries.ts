/** The entry of a respondent into a survey. */
export interface PendingEntry {
  readonly pid: string
  readonly survey_id: number
  /** The time of entry, in Unix milliseconds. */
  readonly entered_at: number
}

/** The respondents who have entered a survey and whose outcome is not known yet, by survey. */
export class PendingEntries {
  /** The times of entry in Unix milliseconds, keyed by survey id and PID. */
  readonly #bySurvey = new Map<number, Map<string, number>>()

  /** Returns the number of respondents in progress in a survey. */
  count(surveyId: number): number {
    return this.#bySurvey.get(surveyId)?.size ?? 0
  }

  /** Returns the ids of the surveys that have respondents in progress. */
  surveys(): ReadonlyArray<number> {
    return [...this.#bySurvey.keys()]
  }

  /** Adds an entry. Returns whether it is new. */
  add({ entered_at, pid, survey_id }: PendingEntry): boolean {
    const entries = this.#bySurvey.get(survey_id) ?? new Map<string, number>()
    this.#bySurvey.set(survey_id, entries)
    const isNew = !entries.has(pid)
    entries.set(pid, entered_at)
    return isNew
  }

  /** Removes the entry of a respondent whose outcome is known. */
  remove(surveyId: number, pid: string): void {
    const entries = this.#bySurvey.get(surveyId)
    entries?.delete(pid)
    if (entries?.size === 0) this.#bySurvey.delete(surveyId)
  }

  /** Removes the entries before `time`, in Unix milliseconds, and returns the ids of their surveys. */
  expire(time: number): ReadonlyArray<number> {
    const expired = [...this.#bySurvey].flatMap(([surveyId, entries]) =>
      [...entries].filter(([, enteredAt]) => enteredAt < time).map(([pid]) => ({ surveyId, pid }))
    )
    for (const { pid, surveyId } of expired) this.remove(surveyId, pid)
    return expired.map(({ surveyId }) => surveyId)
  }

  clear(): void {
    this.#bySurvey.clear()
  }
}
