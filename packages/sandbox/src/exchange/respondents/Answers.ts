/**
 * Answers to questions of the library, and whether they meet a condition.
 */

/** Precodes by question id. */
export type Answers = ReadonlyMap<number, ReadonlySet<string>>

export const noAnswers: Answers = new Map()

/** The exchange document specifies only `OR`. The sandbox's market also uses `AND` and `NOT`. */
export type Operator = "OR" | "AND" | "NOT"

/** A question with the precodes that meet the condition. */
export interface Condition {
  readonly question: number
  /** `OR`: any of the precodes was chosen. `AND`: all of them were chosen. `NOT`: none of them was chosen. */
  readonly operator: Operator
  readonly precodes: ReadonlyArray<string>
}

const tests: Readonly<Record<Operator, (given: ReadonlySet<string>, precodes: ReadonlyArray<string>) => boolean>> = {
  OR: (given, precodes) => precodes.some((precode) => given.has(precode)),
  AND: (given, precodes) => precodes.every((precode) => given.has(precode)),
  NOT: (given, precodes) => !precodes.some((precode) => given.has(precode))
}

/** Returns undefined if the answer is unknown. */
export const meets = (
  answers: Pick<Answers, "get">,
  { operator, precodes, question }: Condition
): boolean | undefined => {
  const given = answers.get(question)
  return given && tests[operator](given, precodes)
}

/** Returns answers from the first source, or from the second if the first does not contain the question. */
export const orElse = (first: Answers, second: Pick<Answers, "get">): Pick<Answers, "get"> => ({
  get: (question) => first.get(question) ?? second.get(question)
})
