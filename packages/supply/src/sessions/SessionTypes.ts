/**
 * The results of session methods in the Effect API and the Promise API. No type in this file depends on Effect.
 */
import type { Verdict } from "../eligibility/Reason.ts"
import type { OpenQuestion } from "../router/OpenQuestions.ts"

/** A session whose respondent is to be redirected to the survey. */
export interface Entered {
  readonly _tag: "Entered"
  /** The id of the session, sent as `MID`. */
  readonly mid: string
  /** The URL to which to redirect the respondent. */
  readonly url: string
  /** The id of the survey in which the session was started. */
  readonly survey_id: number
  /** Whether the respondent already had an open session in the survey, which is resumed. */
  readonly isResumed: boolean
}

/** The options for `start`. */
export interface StartOptions {
  /**
   * Whether to resume an open session of the respondent in any other survey instead of starting a session in the given survey. If several calls for
   * one respondent run at the same time, also in different processes, only one of them starts a session. Default: `false`.
   */
  readonly resumeOther?: boolean | undefined
  /**
   * The ids of the surveys whose open sessions `resumeOther` ignores, for example because their entry links cannot be obtained. Default: none.
   */
  readonly except?: ReadonlyArray<number> | undefined
}

/** The result of `start`: the session with the URL of the survey, or the verdict if the respondent may not enter the survey. */
export type StartResult = Entered | { readonly _tag: "Refused"; readonly verdict: Verdict }

/**
 * The result of `route`: a session with the URL of its survey or, if no survey accepts the respondent, the questions whose answers could qualify the
 * respondent.
 */
export type RouteResult =
  | Entered
  | {
      readonly _tag: "NoSurvey"
      /** The questions to ask the respondent next, in descending order of `value`. */
      readonly questions: ReadonlyArray<OpenQuestion>
    }

/** The session of a respondent who has returned from a survey. */
export interface ReturnResult {
  readonly mid: string
  readonly pid: string
  readonly survey_id: number
  /**
   * The status in the URL to which the respondent returned, as configured in the supplier's redirect URLs. The status is only a hint, because the
   * signed outcome is authoritative.
   */
  readonly hint: string | undefined
  /** Whether the respondent has returned for the first time. For example, `false` if the respondent has reloaded the page. */
  readonly isFirst: boolean
}
