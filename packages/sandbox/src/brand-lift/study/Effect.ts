/**
 * What is true of a campaign, which lift then estimates.
 */
import type { FilterName } from "../lookups/Demographics.ts"

/** A share of unexposed respondents who give an in-target answer, 0 to 1, and the percentage points that exposure adds. */
interface Truth {
  readonly base: number
  readonly points: number
}

/** The people whose answer to a demographic question lies between two values, both included. */
interface Segment {
  readonly filter_name: FilterName
  readonly low: number
  readonly high: number
  /** What exposure adds among them, in place of what it adds elsewhere. The first segment that fits counts. */
  readonly points: number
}

export interface Effect extends Truth {
  /** Truths of single questions, by name. */
  readonly questions?: ReadonlyArray<Truth & { readonly question_name: string }>
  readonly segments?: ReadonlyArray<Segment>
}

export const usual: Effect = { base: 0.4, points: 6 }

export type Values = Readonly<Record<FilterName, number>>

/** The probability that a respondent with these values answers in target, 0 to 1. */
export const probability = (effect: Effect, exposed: boolean, question: string, values: Values): number => {
  const { base, points } = effect.questions?.find(({ question_name }) => question_name === question) ?? effect
  if (!exposed) return base
  const segment = effect.segments?.find(
    ({ filter_name, high, low }) => values[filter_name] >= low && values[filter_name] <= high
  )
  return base + (segment?.points ?? points) / 100
}

/** A share outside 0 and 1 cannot be true. Floating-point dust at the ends is let through. */
const isShare = (share: number): boolean => share >= -1e-9 && share <= 1 + 1e-9

/** Why this cannot be true, or undefined. `asked` names the questions that lift is measured on; a draft has none yet. */
export const problemOf = (effect: Effect, asked?: ReadonlyArray<string>): string | undefined => {
  const { questions = [], segments = [] } = effect
  const stranger = questions.find(({ question_name }) => asked?.includes(question_name) === false)
  if (stranger !== undefined) {
    return `question_name: Lift is measured on no question with the name ${stranger.question_name}; there are ${asked?.join(", ")}.`
  }
  const empty = segments.find(({ high, low }) => low > high)
  if (empty !== undefined) return `low: Nobody's answer lies from ${empty.low} to ${empty.high}.`
  const wrong = [effect, ...questions]
    .flatMap(({ base, points }) =>
      [points, ...segments.map((segment) => segment.points)].map((each) => [base, each] as const)
    )
    .find(([base, points]) => !isShare(base + points / 100))
  if (wrong === undefined) return undefined
  return `points: A base of ${wrong[0]} and ${wrong[1]} points leave the range of 0 to 100 %.`
}
