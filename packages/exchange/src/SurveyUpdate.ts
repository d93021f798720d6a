/**
 * Creates the body of an update from the survey that the exchange returns. An update replaces the survey: omitted fields are reset to the service's
 * defaults, including the price and the quota.
 *
 * Nothing is sent.
 */
import type { components } from "@fieldwork/exchange-client"

type Survey = components["schemas"]["Survey"]
type SurveyFields = components["schemas"]["SurveyFields"]
type Body = components["schemas"]["SurveyUpdate"]

type RequiredKey = { [Key in keyof Body]-?: {} extends Pick<Body, Key> ? never : Key }[keyof Body]

/** The required fields, typed so that the compiler reports a field that becomes required in the spec. */
const required = {
  SurveyNumber: true,
  SurveyStatusCode: true,
  SurveyName: true,
  CountryLanguageID: true,
  ClientSurveyLiveURL: true
} satisfies Record<RequiredKey, true>

/**
 * Thrown if neither the survey nor the changes contain a field that the update requires.
 *
 * @example
 * ```ts
 * import { SurveyUpdate } from "@fieldwork/exchange"
 * SurveyUpdate.of({ SurveyNumber: 7 } as never, { Quota: 100 }) // throws which an update needs
 * ```
 */
export class IncompleteSurveyError extends Error {
  override readonly name = "IncompleteSurveyError"
  readonly field: string
  constructor(field: string) {
    super(`The survey has no ${field}, which an update needs: give it with the changes`)
    this.field = field
  }
}

/**
 * Returns the input of `surveys.update`: the current survey with the changes.
 *
 * Throws {@link IncompleteSurveyError} if a required field is in neither.
 *
 * @example
 * ```ts
 * import { SurveyUpdate } from "@fieldwork/exchange"
 * const survey = { SurveyNumber: 7, SurveyStatusCode: "03", SurveyName: "Coffee", CountryLanguageID: 9, ClientSurveyLiveURL: "https://you.example/s" } as const
 * const { body } = SurveyUpdate.of(survey, { Quota: 100 })
 * [body.SurveyName, body.Quota] // => ["Coffee",100]
 * ```
 */
export const of = (
  survey: Survey,
  changes: Partial<SurveyFields>
): { readonly SurveyNumber: number; readonly body: Body } => {
  const { SurveySID: _, ...fields } = survey
  // A change to `undefined` would omit the field and thereby reset it to its default.
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const body: Partial<Body> = { ...fields, ...given, SurveyNumber: survey.SurveyNumber }
  const missing = Object.keys(required).find((field) => Reflect.get(body, field) === undefined)
  if (missing !== undefined) throw new IncompleteSurveyError(missing)
  return { SurveyNumber: survey.SurveyNumber, body: body as Body }
}
