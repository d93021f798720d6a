/**
 * The results of session calls, on both faces: no type here mentions Effect.
 */
import type { Verdict } from "../eligibility/Reason.ts"
import type { OpenQuestion } from "../router/OpenQuestions.ts"

/** A session whose respondent goes to the survey. */
export interface Entered {
  readonly _tag: "Entered"
  /** The id of the session, `MID`. */
  readonly mid: string
  /** Redirect the respondent to it. */
  readonly url: string
  /** The respondent had clicked before, and continues the same session. */
  readonly isResumed: boolean
}

/** The result of a click: the address of the survey, or the verdict that refuses the respondent. */
export type Started = Entered | { readonly _tag: "Refused"; readonly verdict: Verdict }

export type Routed =
  | (Entered & { readonly survey_id: number })
  | {
      readonly _tag: "NoSurvey"
      /** What to ask the respondent, the most valuable question first. */
      readonly questions: ReadonlyArray<OpenQuestion>
    }

export interface Returned {
  readonly mid: string
  readonly pid: string
  readonly survey_id: number
  /** The status in the address, as the supplier's redirect links state it. It is a hint: the signed outcome decides. */
  readonly hint: string | undefined
  /** False when the respondent came back before, such as by loading the page again. */
  readonly isFirst: boolean
}
