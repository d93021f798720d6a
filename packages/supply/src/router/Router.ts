/**
 * The router: an index of all surveys that determines which surveys a respondent may enter.
 *
 * The router is an in-memory data structure that performs no I/O. The code that owns the router calls its methods to apply changes. `evaluate`
 * returns the same verdicts for a single survey document.
 */
import { checkPolicy, type Policy } from "../eligibility/Policy.ts"
import { enteredSurveysOf, knownAnswers, type PastEntry, type Profile } from "../eligibility/Profile.ts"
import type { Verdict } from "../eligibility/Reason.ts"
import type { Survey } from "../eligibility/generalReasons.ts"
import { expectedRevenue } from "../ranking/expectedRevenue.ts"
import type { Rank, RankFailure, Results } from "../ranking/Rank.ts"
import { TopSurveys } from "./TopSurveys.ts"
import { surveyVerdict, type IndexedRespondent } from "./surveyVerdict.ts"
import { type OpenQuestion, OpenQuestions } from "./OpenQuestions.ts"
import { flag, type ScanCallbacks } from "./Partition.ts"
import type { Offer } from "./IndexedSurvey.ts"
import { rankFailureListener } from "./rankFailureListener.ts"
import { SurveyIndex } from "./SurveyIndex.ts"

/** The options for a router: the policy and the ranking. */
export interface RouterOptions {
  /** The rules for sending respondents to surveys. Default: any price above 0, any length, no personal data. */
  readonly policy?: Policy | undefined
  /** The ranking. Default: `expectedRevenue()`. */
  readonly rank?: Rank | undefined
  /**
   * Called if the ranking throws or returns an infinite number for a survey, which is then withheld. Called once for each survey and error message. Errors that this function
   * throws are ignored. Default: writes a warning with `console.warn`.
   */
  readonly onRankFailure?: ((failure: RankFailure) => void) | undefined
}

/** The data, other than the profile, on which a verdict depends. */
export interface WhyOptions {
  /** The respondent's earlier entries. Entries of other respondents are ignored. */
  readonly history?: ReadonlyArray<PastEntry> | undefined
  /** The time relative to which the age of an answer is measured. Default: the current time. */
  readonly now?: Date | undefined
}

/** The options for `match`, which control the number and the order of the returned surveys. */
export interface MatchOptions extends WhyOptions {
  /** The maximum number of surveys to return. Default: 20. `Infinity` returns all surveys. */
  readonly limit?: number | undefined
  /**
   * A ranking that is used instead of the router's ranking for this call, for example a ranking that depends on the respondent's profile. The ranking
   * is called for each survey for which the respondent is eligible or would be eligible with suitable answers. If it throws, `match` throws the same
   * error. If it returns an infinite number, `match` throws a `RangeError`.
   */
  readonly rank?: Rank | undefined
}

/** A survey that the respondent may enter. */
export interface Match extends Offer {
  /** The value that the ranking returned for the survey. The survey with the greatest score is listed first. */
  readonly score: number
}

export interface Matches {
  /** The eligible surveys, best first. */
  readonly surveys: ReadonlyArray<Match>
  /** The unanswered questions on which `unknown` verdicts depend, in descending order of `value`. */
  readonly questions: ReadonlyArray<OpenQuestion>
}

/** A survey in the index. */
export interface KnownSurvey extends Offer {
  /** The ids of the questions in the survey's qualifications. */
  readonly questions: ReadonlyArray<number>
}

/** An in-memory index of all surveys, which returns the surveys that a respondent may enter. */
export interface Router {
  /** Adds a survey or replaces its previous state. Never throws. */
  readonly apply: (survey: Survey) => void
  /** Removes a survey, together with the results of the supplier's own respondents in that survey. */
  readonly remove: (surveyId: number) => void
  /** Replaces the results of the supplier's own respondents in a survey. The ranking uses these results. */
  readonly setResults: (surveyId: number, results: Results) => void
  /** Returns a survey in the index, or undefined if the index does not contain it. */
  readonly get: (surveyId: number) => KnownSurvey | undefined
  /** The number of surveys in the index, including surveys that no respondent may enter. */
  readonly size: number
  /**
   * Returns the surveys for which the respondent is eligible, and the unanswered questions on which the verdicts on other surveys depend. Throws
   * `InvalidProfileError` if the profile is invalid.
   */
  readonly match: (profile: Profile, options?: MatchOptions) => Matches
  /**
   * Returns the verdict with all reasons, or undefined if the index does not contain the survey. Throws `InvalidProfileError` if the profile is
   * invalid.
   */
  readonly why: (profile: Profile, surveyId: number, options?: WhyOptions) => Verdict | undefined
}

/**
 * Creates a router that contains no surveys.
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
 * @throws {InvalidPolicyError} if the policy is invalid
 */
export const createRouter = (options: RouterOptions = {}): Router => {
  const policy = checkPolicy(options.policy ?? {})
  const index = new SurveyIndex(policy, {
    rank: options.rank ?? expectedRevenue(),
    onFailure: rankFailureListener(options.onRankFailure)
  })
  const { conditions } = index

  /**
   * `conditions` can store the answers of only one respondent at a time, so the methods of the router must be synchronous.
   */
  const begin = (profile: Profile, { history = [], now = new Date() }: WhyOptions): IndexedRespondent => {
    conditions.setAnswers(knownAnswers(profile, policy.answer_max_age_days, now.getTime()))
    return {
      pid: profile.pid,
      locale: profile.country_language?.toLowerCase(),
      entered: enteredSurveysOf(profile.pid, history)
    }
  }

  /**
   * Returns a function that checks whether the respondent is excluded from a survey by the survey's list of PIDs or by an earlier entry into the
   * survey or one of its survey groups. The flags of a survey indicate whether it has PIDs or groups, so most surveys do not have to be looked up.
   */
  const barring = ({ entered, pid }: IndexedRespondent) => {
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
      const respondent = begin(profile, options)
      const scores = index.scoresFor(profile.device)
      const best = new TopSurveys(limit, (indexNumber) => index.at(indexNumber)?.offer.survey.survey_id ?? 0)
      const questions = new OpenQuestions()
      const scoreOf = (indexNumber: number): number => {
        const indexed = rank && index.at(indexNumber)
        return rank === undefined || indexed === undefined ? scores.of(indexNumber) : scores.by(rank, indexed)
      }
      const callbacks: ScanCallbacks = {
        isBarred: barring(respondent),
        found: (indexNumber, found, asked) => {
          const score = scoreOf(indexNumber)
          if (Number.isNaN(score)) return
          if (found === "eligible") best.add(indexNumber, score)
          else questions.add(asked, score)
        }
      }
      for (const partition of index.partitionsOf(respondent.locale)) partition.scan(conditions, callbacks)
      return {
        surveys: best.list().flatMap(({ score, indexNumber }) => {
          const offer = index.at(indexNumber)?.offer
          return offer === undefined ? [] : { ...offer, score }
        }),
        questions: questions.list((number) => conditions.idOf(number))
      }
    },
    why: (profile, surveyId, options = {}) => {
      const respondent = begin(profile, options)
      const indexed = index.get(surveyId)
      return indexed && surveyVerdict(indexed, respondent, conditions)
    }
  }
}
