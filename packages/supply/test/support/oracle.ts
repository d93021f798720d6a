/**
 * Finds the survey with the highest expected revenue for a respondent. The oracle uses the sandbox's current true conversions, which suppliers cannot
 * see.
 */
import type { Profile, Results } from "../../src/index.ts"
import { byPrice } from "../../src/index.ts"
import type { Market } from "./loopMarket.ts"

interface SurveyView {
  readonly is_live: boolean
  readonly total_remaining: number
  readonly device: "any" | "desktop" | "mobile"
  readonly truth: { readonly conversion: number; readonly conversion_now: number }
}

export interface Truth {
  readonly survey_id: number | undefined
  /** The expected revenue per entrant in US dollars. */
  readonly expected: number
}

export const noSurvey: Truth = { survey_id: undefined, expected: 0 }

/** The maximum ratio of a survey's current conversion to its mean conversion. */
const maxFactor = 1.4

/**
 * Creates the oracle. `pending` contains the results of the supplier's own respondents by survey, because respondents who are still in a survey may
 * use up its remaining completes.
 */
export const makeOracle = ({ call, known, router, sandbox }: Market) => {
  const means = new Map<number, number>()
  const show = async (surveyId: number): Promise<SurveyView | undefined> => {
    const shown = (await call("GET", `/__sandbox/surveys/${surveyId}`)) as SurveyView | undefined
    means.set(surveyId, shown?.truth.conversion ?? 0)
    return shown
  }
  return async (profile: Profile, pending: ReadonlyMap<number, Results>): Promise<Truth> => {
    const rank: typeof byPrice = (offer, context) => {
      const mean = means.get(offer.survey.survey_id) ?? 1
      return (byPrice(offer, context) ?? 0) * Math.min(1, mean * maxFactor)
    }
    const now = sandbox.now()
    let best = noSurvey
    const tried = new Set<number>()
    // A survey whose mean conversion is not known yet is ranked as if every entrant completed, and is ranked again once its mean conversion is known.
    for (;;) {
      const { surveys } = router.match(profile, { limit: Number.POSITIVE_INFINITY, now, rank })
      const unseen = surveys.filter(({ survey }) => !means.has(survey.survey_id))
      for (const { survey } of unseen) await show(survey.survey_id)
      if (unseen.length > 0) continue
      for (const { price, score, survey } of surveys) {
        if (score <= best.expected || tried.has(survey.survey_id)) break
        tried.add(survey.survey_id)
        const shown = await show(survey.survey_id)
        if (shown === undefined || !shown.is_live) continue
        if (shown.device !== "any" && shown.device !== profile.device) continue
        const conversion = shown.truth.conversion_now
        const expectedCompletes = (pending.get(survey.survey_id)?.pending ?? 0) * conversion
        const remaining = Math.min(shown.total_remaining, known.get(survey.survey_id)?.total_remaining ?? Infinity)
        if (expectedCompletes >= remaining) continue
        const expected = (Number(price?.nanos ?? 0n) / 1e9) * conversion
        if (expected > best.expected) best = { survey_id: survey.survey_id, expected }
      }
      return best
    }
  }
}
