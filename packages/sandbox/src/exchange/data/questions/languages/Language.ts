/**
 * The type of a file that contains the wording of the question library in one language.
 */

/** The labels of options that several questions share, by the name of the option set. */
export type OptionTexts = Readonly<Record<string, ReadonlyArray<string>>>

export interface Language {
  /** The wording of the questions, by the name of the question. */
  readonly questions: Readonly<Record<string, string>>
  readonly options: OptionTexts
}

/** Creates one question per activity. `ask` converts an activity, such as `drink coffee`, to the full text of the question. */
export const eachOf = (
  ask: (activity: string) => string,
  activities: Readonly<Record<string, string>>
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(activities).map(([name, activity]) => [name, ask(activity)]))
