/**
 * The router: an index of all surveys that determines which of them a respondent may enter.
 *
 * It is an in-memory structure without input or output: its owner passes it the changes. `evaluate` gives the same
 * verdicts from a document.
 */
import { checkPolicy, type Policy } from "../eligibility/Policy.ts"
import { enteredBy, knownAnswers, type PastEntry, type Profile } from "../eligibility/Profile.ts"
import type { Verdict } from "../eligibility/Reason.ts"
import type { Survey } from "../eligibility/standing.ts"
import { expectedRevenue } from "../ranking/expectedRevenue.ts"
import type { Rank, Results } from "../ranking/Rank.ts"
import { Best } from "./Best.ts"
import { surveyVerdict, type Visitor } from "./surveyVerdict.ts"
import { type OpenQuestion, OpenQuestions } from "./OpenQuestions.ts"
import { flag, type Visits } from "./Partition.ts"
import type { Offer } from "./IndexedSurvey.ts"
import { SurveyIndex } from "./SurveyIndex.ts"

/** The terms and the ranking of a router. */
export interface RouterOptions {
  /** The terms on which respondents are sent. Default: any price above 0, any length, no personal data. */
  readonly policy?: Policy | undefined
  /** The ranking. Default `expectedRevenue()`. */
  readonly rank?: Rank | undefined
}

/** The data that a verdict takes into account besides the profile. */
export interface WhyOptions {
  /** Earlier entries. Those of other respondents do not count. */
  readonly history?: ReadonlyArray<PastEntry> | undefined
  /** The time at which the age of answers is taken. Default: now. */
  readonly now?: Date | undefined
}

/** How many surveys are returned, and in which order. */
export interface MatchOptions extends WhyOptions {
  /** The most surveys returned. Default 20; `Infinity` for all. */
  readonly limit?: number | undefined
  /** Replaces the router's ranking, for example by one that uses the respondent. It is called for each survey that is eligible or nearly eligible. */
  readonly rank?: Rank | undefined
}

/** A survey that the respondent may enter. */
export interface Match extends Offer {
  /** The result of the ranking, in its unit: the greatest comes first. */
  readonly score: number
}

export interface Matches {
  /** Eligible surveys, the best first. */
  readonly surveys: ReadonlyArray<Match>
  /** Questions whose answers would settle surveys with the verdict `unknown`, the most valuable first. */
  readonly questions: ReadonlyArray<OpenQuestion>
}

/** A survey of the index. */
export interface KnownSurvey extends Offer {
  /** The questions of its qualifications. */
  readonly questions: ReadonlyArray<number>
}

/** All surveys in memory, with the surveys that a respondent may enter. */
export interface Router {
  /** Adds a survey or replaces it by its present state. Never throws. */
  readonly apply: (survey: Survey) => void
  /** Removes a survey and the results in it. */
  readonly remove: (surveyId: number) => void
  /** Sets the own results in a survey, for ranking, in place of earlier ones. */
  readonly setResults: (surveyId: number, results: Results) => void
  /** The survey in the index; undefined when it is not there. */
  readonly get: (surveyId: number) => KnownSurvey | undefined
  /** How many surveys are in the index, including those that nobody may enter. */
  readonly size: number
  /** Eligible surveys, and the questions that would settle others. Throws `InvalidProfileError`. */
  readonly match: (profile: Profile, options?: MatchOptions) => Matches
  /** The verdict with every reason; undefined for a survey that is not in the index. Throws `InvalidProfileError`. */
  readonly why: (profile: Profile, surveyId: number, options?: WhyOptions) => Verdict | undefined
}

/**
 * Creates a router without surveys.
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

  /** Answers are stored in `conditions`, which holds one respondent at a time: nothing here is asynchronous. */
  const begin = (profile: Profile, { history = [], now = new Date() }: WhyOptions): Visitor => {
    conditions.begin(knownAnswers(profile, policy.answer_max_age_days, now.getTime()))
    return {
      pid: profile.pid,
      locale: profile.country_language?.toLowerCase(),
      entered: enteredBy(profile.pid, history)
    }
  }

  /** Excludes by PIDs, earlier entries and groups. Most surveys have none of them, and are not looked up. */
  const barring = ({ entered, pid }: Visitor) => {
    const indexNumbers = new Set(Array.from(entered.surveys, (surveyId) => index.get(surveyId)?.indexNumber))
    return (indexNumber: number, flags: number): boolean => {
      if ((flags & flag.pids) !== 0 && index.at(indexNumber)?.pids?.has(pid) !== true) return true
      if (indexNumbers.size === 0) return false
      if (indexNumbers.has(indexNumber)) return true
      return (flags & flag.groups) !== 0 && index.at(indexNumber)?.groups.some((id) => entered.groups.has(id)) === true
    }
  }

  return {
    apply: (survey) => index.apply(survey),
    remove: (surveyId) => index.remove(surveyId),
    setResults: (surveyId, results) => index.setResults(surveyId, results),
    get: (surveyId) => {
      const indexed = index.get(surveyId)
      return (
        indexed && {
          ...indexed.offer,
          questions: indexed.qualifications.map(([question]) => conditions.idOf(question))
        }
      )
    },
    get size() {
      return index.size
    },
    match: (profile, options = {}) => {
      const { limit = 20, rank } = options
      const visitor = begin(profile, options)
      const scores = index.scoresFor(profile.device)
      const best = new Best(limit, (indexNumber) => index.at(indexNumber)?.offer.survey.survey_id ?? 0)
      const questions = new OpenQuestions()
      const scoreOf = (indexNumber: number): number => {
        const indexed = rank && index.at(indexNumber)
        return rank === undefined || indexed === undefined ? scores.of(indexNumber) : scores.by(rank, indexed)
      }
      const visits: Visits = {
        isBarred: barring(visitor),
        found: (indexNumber, found, asked) => {
          const score = scoreOf(indexNumber)
          if (Number.isNaN(score)) return
          if (found === "eligible") best.add(indexNumber, score)
          else questions.add(asked, score)
        }
      }
      for (const partition of index.partitionsOf(visitor.locale)) partition.scan(conditions, visits)
      return {
        surveys: best.list().flatMap(({ score, indexNumber }) => {
          const offer = index.at(indexNumber)?.offer
          return offer === undefined ? [] : { ...offer, score }
        }),
        questions: questions.list((number) => conditions.idOf(number))
      }
    },
    why: (profile, surveyId, options = {}) => {
      const visitor = begin(profile, options)
      const indexed = index.get(surveyId)
      return indexed && surveyVerdict(indexed, visitor, conditions)
    }
  }
}
