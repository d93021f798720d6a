/**
 * Answers to the questions of the question library, and conditions that answers must meet.
 */

/** The precodes of each answer, by question id. */
export type Answers = ReadonlyMap<number, ReadonlySet<string>>

export const noAnswers: Answers = new Map()

/** The operator of a condition. The exchange's API document specifies only `OR`. The sandbox's market also uses `AND` and `NOT`. */
export type Operator = "OR" | "AND" | "NOT"

/** A condition on the answer to a question. */
export interface Condition {
  readonly question: number
  /** `OR` is met if any of the precodes was chosen, `AND` if all of them were chosen, and `NOT` if none of them was chosen. */
  readonly operator: Operator
  readonly precodes: ReadonlyArray<string>
}

const tests: Readonly<Record<Operator, (given: ReadonlySet<string>, precodes: ReadonlyArray<string>) => boolean>> = {
  OR: (given, precodes) => precodes.some((precode) => given.has(precode)),
  AND: (given, precodes) => precodes.every((precode) => given.has(precode)),
  NOT: (given, precodes) => !precodes.some((precode) => given.has(precode))
}

/** Returns whether the answers meet the condition, or undefined if the answers do not contain the condition's question. */
export const meets = (
  answers: Pick<Answers, "get">,
  { operator, precodes, question }: Condition
): boolean | undefined => {
  const given = answers.get(question)
  return given && tests[operator](given, precodes)
}

/** Returns answers that are looked up in `first`, and in `second` only if `first` has no answer to the question. */
export const withFallback = (first: Answers, second: Pick<Answers, "get">): Pick<Answers, "get"> => ({
  get: (question) => first.get(question) ?? second.get(question)
})
