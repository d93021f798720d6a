/**
 * The router: all surveys in an index, and which of them a respondent may enter.
 *
 * Plain memory without input or output: whoever creates it feeds it changes. `evaluate` gives the same verdicts from a document.
 */
import { checkPolicy, type Policy } from "../eligibility/Policy.ts"
import { enteredBy, knownAnswers, type PastEntry, type Profile } from "../eligibility/Profile.ts"
import type { Verdict } from "../eligibility/Reason.ts"
import type { Survey } from "../eligibility/Standing.ts"
import { expectedRevenue } from "../ranking/ExpectedRevenue.ts"
import type { Rank, Results } from "../ranking/Rank.ts"
import { Best } from "./Best.ts"
import { judgeRow, type Visitor } from "./Judge.ts"
import { type OpenQuestion, OpenQuestions } from "./OpenQuestions.ts"
import { flag, type Visits } from "./Partition.ts"
import type { Offer } from "./Row.ts"
import { SurveyIndex } from "./SurveyIndex.ts"

export interface RouterOptions {
  readonly policy?: Policy | undefined
  /** Default `expectedRevenue()`. */
  readonly rank?: Rank | undefined
}

export interface WhyOptions {
  /** Earlier entries. Those of other respondents do not count. */
  readonly history?: ReadonlyArray<PastEntry> | undefined
  /** The time at which the age of answers is taken. Default: now. */
  readonly now?: Date | undefined
}

export interface MatchOptions extends WhyOptions {
  /** The most surveys returned. Default 20; `Infinity` for all. */
  readonly limit?: number | undefined
  /** Instead of the router's ranking, such as one that knows the respondent. It is called for each survey that is eligible or nearly so. */
  readonly rank?: Rank | undefined
}

export interface Match extends Offer {
  /** As the ranking gave it. */
  readonly score: number
}

export interface Matches {
  /** Eligible surveys, the best first. */
  readonly surveys: ReadonlyArray<Match>
  /** Questions whose answers would settle surveys that are only unknown, the most valuable first. */
  readonly questions: ReadonlyArray<OpenQuestion>
}

export interface KnownSurvey extends Offer {
  /** The questions of its qualifications. */
  readonly questions: ReadonlyArray<number>
}

export interface Router {
  /** Takes in a survey as it is now, in place of what was known of it. Never throws. */
  readonly apply: (survey: Survey) => void
  /** Forgets a survey and the results in it. */
  readonly remove: (surveyId: number) => void
  /** Own results in a survey so far, for ranking, in place of those given before. */
  readonly setResults: (surveyId: number, results: Results) => void
  /** What is known of a survey; undefined when it is not in the index. */
  readonly get: (surveyId: number) => KnownSurvey | undefined
  /** Surveys in the index, those that nobody may enter included. */
  readonly size: number
  /** Throws `InvalidProfileError`. */
  readonly match: (profile: Profile, options?: MatchOptions) => Matches
  /** The verdict with every reason; undefined for a survey that is not in the index. Throws `InvalidProfileError`. */
  readonly why: (profile: Profile, surveyId: number, options?: WhyOptions) => Verdict | undefined
}

/**
 * Creates an empty router.
 *
 * @example
 * ```ts
 * import { createRouter } from "@fieldwork/supply"
 *
 * const router = createRouter({ policy: { max_minutes: 20 } })
 * const survey = (survey_id: number, value: number, age: string) => ({
 *   survey_id,
 *   message_reason: "new",
 *   conversion: 0.4,
 *   revenue_per_interview: { value, currency_code: "USD" },
 *   survey_qualifications: [{ question_id: 42, logical_operator: "OR", precodes: [age] }]
 * })
 * for (const opportunity of [survey(1, 1.5, "30"), survey(2, 2.5, "30"), survey(3, 9, "31")]) router.apply({ opportunity })
 *
 * const { surveys } = router.match({ pid: "p-1", answers: { 42: ["30"] } })
 * surveys.map((match) => match.survey.survey_id) // => [2, 1]
 * router.why({ pid: "p-1", answers: { 42: ["30"] } }, 3)?.reasons // => [{ "kind": "qualification", "id": 42 }]
 * router.match({ pid: "p-2", answers: {} }).questions.map((open) => open.question_id) // => [42]
 * ```
 * @throws {InvalidPolicyError} when the policy cannot be applied
 */
export const createRouter = (options: RouterOptions = {}): Router => {
  const policy = checkPolicy(options.policy ?? {})
  const index = new SurveyIndex(policy, options.rank ?? expectedRevenue())
  const { conditions } = index

  /** Answers are taken into `conditions`, which is about one respondent at a time: nothing here waits. */
  const begin = (profile: Profile, { history = [], now = new Date() }: WhyOptions): Visitor => {
    conditions.begin(knownAnswers(profile, policy.answer_max_age_days, now.getTime()))
    return {
      pid: profile.pid,
      locale: profile.country_language?.toLowerCase(),
      entered: enteredBy(profile.pid, history)
    }
  }

  /** Decides by PIDs, earlier entries and groups. Most rows have none of them, and are not looked up. */
  const barring = ({ entered, pid }: Visitor) => {
    const slots = new Set(Array.from(entered.surveys, (surveyId) => index.get(surveyId)?.slot))
    return (slot: number, flags: number): boolean => {
      if ((flags & flag.pids) !== 0 && index.at(slot)?.pids?.has(pid) !== true) return true
      if (slots.size === 0) return false
      if (slots.has(slot)) return true
      return (flags & flag.groups) !== 0 && index.at(slot)?.groups.some((id) => entered.groups.has(id)) === true
    }
  }

  return {
    apply: (survey) => index.apply(survey),
    remove: (surveyId) => index.remove(surveyId),
    setResults: (surveyId, results) => index.setResults(surveyId, results),
    get: (surveyId) => {
      const row = index.get(surveyId)
      return row && { ...row.offer, questions: row.qualifications.map(([question]) => conditions.idOf(question)) }
    },
    get size() {
      return index.size
    },
    match: (profile, options = {}) => {
      const { limit = 20, rank } = options
      const visitor = begin(profile, options)
      const scores = index.scoresFor(profile.device)
      const best = new Best(limit, (slot) => index.at(slot)?.offer.survey.survey_id ?? 0)
      const questions = new OpenQuestions()
      const scoreOf = (slot: number): number => {
        const row = rank && index.at(slot)
        return rank === undefined || row === undefined ? scores.of(slot) : scores.by(rank, row)
      }
      const visits: Visits = {
        isBarred: barring(visitor),
        found: (slot, found, asked) => {
          const score = scoreOf(slot)
          if (Number.isNaN(score)) return
          if (found === "eligible") best.add(slot, score)
          else questions.add(asked, score)
        }
      }
      for (const partition of index.partitionsOf(visitor.locale)) partition.scan(conditions, visits)
      return {
        surveys: best.list().flatMap(({ score, slot }) => {
          const offer = index.at(slot)?.offer
          return offer === undefined ? [] : { ...offer, score }
        }),
        questions: questions.list((number) => conditions.idOf(number))
      }
    },
    why: (profile, surveyId, options = {}) => {
      const visitor = begin(profile, options)
      const row = index.get(surveyId)
      return row && judgeRow(row, visitor, conditions)
    }
  }
}
