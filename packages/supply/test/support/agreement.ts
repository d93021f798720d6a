/** Checks that several matchers return the same verdicts for random pairs of surveys and respondents. */
import type { Opportunity } from "@fieldwork/exchange-client"
import { createRouter, evaluate, type PastEntry, type Policy, type Profile, type Verdict } from "../../src/index.ts"
import { type Random, randomOf } from "./random.ts"
import { now, policies, randomHistory, randomProfile } from "./respondents.ts"
import { nextMessage, randomSurvey } from "./surveys.ts"

/** A verdict from any implementation of matching. */
interface MatcherVerdict {
  readonly verdict: string
  readonly reasons: ReadonlyArray<{ readonly kind: string; readonly id?: number | string | undefined }>
}

/** An implementation of matching outside the package, such as the reference implementation. */
export type Matcher = (
  opportunity: Opportunity,
  profile: Profile,
  history: ReadonlyArray<PastEntry>,
  policy: Policy & { readonly now: Date; readonly pii: boolean }
) => MatcherVerdict

export interface AgreementOptions {
  readonly seed: number
  readonly surveys: number
  readonly respondents: number
  /** The number of random surveys with which each respondent is compared. */
  readonly pairs: number
  /** The number of respondents for whom the result of `match` is compared for all surveys. */
  readonly fullMatches: number
  readonly matchers: Readonly<Record<string, Matcher>>
}

export interface Agreement {
  readonly pairs: number
  readonly byVerdict: Readonly<Record<string, number>>
  /** The number of occurrences of each kind of reason. */
  readonly byReason: Readonly<Record<string, number>>
  /** Descriptions of the first differences. */
  readonly differences: ReadonlyArray<string>
}

const textOf = ({ reasons, verdict }: MatcherVerdict): string =>
  `${verdict}: ${reasons.map(({ id, kind }) => (id === undefined ? kind : `${kind} ${typeof id} ${id}`)).join(", ")}`

/** Creates a router for each policy. All routers contain the same surveys, some of which have changed several times. */
const marketOf = (random: Random, count: number, people: ReadonlyArray<string>) => {
  const surveys = Array.from({ length: count }, (_, index) => randomSurvey(random, 1 + index, people))
  const routers = policies.map((policy) => createRouter({ policy }))
  const apply = (opportunity: Opportunity) => routers.forEach((router) => router.apply({ opportunity }))
  surveys.forEach(apply)
  for (let change = 0; change < count / 2; change++) {
    const position = random.below(count)
    const next = random.chance(0.5)
      ? nextMessage(random, surveys[position] ?? { survey_id: position + 1 })
      : randomSurvey(random, position + 1, people)
    surveys[position] = next
    apply(next)
  }
  return { routers, surveys }
}

export const compareAll = ({
  matchers,
  pairs,
  respondents,
  seed,
  surveys: count,
  fullMatches
}: AgreementOptions): Agreement => {
  const random = randomOf(seed)
  const people = Array.from({ length: respondents }, (_, index) => `p-${index}`)
  const { routers, surveys } = marketOf(random, count, people)
  const byVerdict: Record<string, number> = {}
  const byReason: Record<string, number> = {}
  const differences: Array<string> = []
  const differ = (text: string) => void (differences.length < 20 && differences.push(text))
  let compared = 0

  for (const [index, pid] of people.entries()) {
    const profile = randomProfile(random, pid)
    const history = randomHistory(random, pid, surveys)
    const at = index % 20 === 0 ? policies.length - 1 : index % (policies.length - 1)
    const [policy, router] = [policies[at], routers[at]]
    if (policy === undefined || router === undefined) continue
    const compareOne = (opportunity: Opportunity): Verdict => {
      const linear = evaluate({ opportunity }, profile, { history, policy, now })
      const found = { index: router.why(profile, opportunity.survey_id, { history, now }) ?? linear }
      const others = Object.entries(matchers).map(
        ([name, matcher]) =>
          [name, matcher(opportunity, profile, history, { ...policy, pii: policy.pii ?? false, now })] as const
      )
      for (const [name, verdict] of [...Object.entries<MatcherVerdict>(found), ...others]) {
        if (textOf(verdict) === textOf(linear)) continue
        differ(
          `survey ${opportunity.survey_id}, respondent ${pid}: linear ${textOf(linear)}; ${name} ${textOf(verdict)}\n` +
            JSON.stringify({ opportunity, profile, history })
        )
      }
      return linear
    }
    for (let pair = 0; pair < pairs; pair++) {
      const linear = compareOne(random.pick(surveys))
      compared += 1
      byVerdict[linear.verdict] = (byVerdict[linear.verdict] ?? 0) + 1
      for (const { kind } of linear.reasons) byReason[kind] = (byReason[kind] ?? 0) + 1
    }
    if (index >= fullMatches) continue
    const eligible = surveys.filter((opportunity) => compareOne(opportunity).verdict === "eligible")
    compared += surveys.length
    const matched = router.match(profile, { history, now, limit: Number.POSITIVE_INFINITY }).surveys
    const [expected, actual] = [
      eligible.map(({ survey_id }) => survey_id),
      matched.map(({ survey }) => survey.survey_id)
    ].map((ids) => ids.toSorted((left, right) => left - right).join())
    if (expected !== actual) differ(`match of respondent ${pid}: expected ${expected}, found ${actual}`)
  }
  return { pairs: compared, byVerdict, byReason, differences }
}
