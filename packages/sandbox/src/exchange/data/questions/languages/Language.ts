/**
 * The texts of the question library in one language.
 */

/** Labels of the options that several questions share, by the name of the option set. */
export type OptionTexts = Readonly<Record<string, ReadonlyArray<string>>>

export interface Language {
  /** Question texts by question name. */
  readonly questions: Readonly<Record<string, string>>
  readonly options: OptionTexts
}

/** Writes one question per activity: `ask("drink coffee")` is the full text. */
export const eachOf = (
  ask: (activity: string) => string,
  activities: Readonly<Record<string, string>>
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(activities).map(([name, activity]) => [name, ask(activity)]))
