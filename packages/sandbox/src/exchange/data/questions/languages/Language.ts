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

/** Creates one question per activity. `ask` returns the full text, for example for `drink coffee`. */
export const eachOf = (
  ask: (activity: string) => string,
  activities: Readonly<Record<string, string>>
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(activities).map(([name, activity]) => [name, ask(activity)]))
