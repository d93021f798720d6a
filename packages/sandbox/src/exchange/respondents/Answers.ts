/**
 * Answers to questions of the library, and whether they meet a condition.
 */

/** Precodes by question id. */
export type Answers = ReadonlyMap<number, ReadonlySet<string>>

export const noAnswers: Answers = new Map()

/** `OR` is what the exchange document shows; the sandbox's market has the two others as well. */
export type Operator = "OR" | "AND" | "NOT"

/** A question with the precodes that count. */
export interface Condition {
  readonly question: number
  /** `OR`: any of the precodes fits. `AND`: all of them must have been chosen. `NOT`: none of them may. */
  readonly operator: Operator
  readonly precodes: ReadonlyArray<string>
}

const tests: Readonly<Record<Operator, (given: ReadonlySet<string>, precodes: ReadonlyArray<string>) => boolean>> = {
  OR: (given, precodes) => precodes.some((precode) => given.has(precode)),
  AND: (given, precodes) => precodes.every((precode) => given.has(precode)),
  NOT: (given, precodes) => !precodes.some((precode) => given.has(precode))
}

/** Undefined when the answer is not known. */
export const meets = (
  answers: Pick<Answers, "get">,
  { operator, precodes, question }: Condition
): boolean | undefined => {
  const given = answers.get(question)
  return given && tests[operator](given, precodes)
}

/** The first answer or, where that knows nothing of the question, the second. */
export const orElse = (first: Answers, second: Pick<Answers, "get">): Pick<Answers, "get"> => ({
  get: (question) => first.get(question) ?? second.get(question)
})
