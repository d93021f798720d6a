/**
 * Creates the body of an update from the survey that the exchange returned. An update replaces the survey: the service resets omitted fields to their
 * defaults, including the price and the quota.
 *
 * No request is sent.
 */
import type { components } from "@fieldwork/exchange-client"

type Survey = components["schemas"]["Survey"]
type SurveyFields = components["schemas"]["SurveyFields"]
type Body = components["schemas"]["SurveyUpdate"]

type RequiredKey = { [Key in keyof Body]-?: {} extends Pick<Body, Key> ? never : Key }[keyof Body]

/** The required fields of an update. If another field becomes required in the spec, this object no longer compiles. */
const required = {
  SurveyNumber: true,
  SurveyStatusCode: true,
  SurveyName: true,
  CountryLanguageID: true,
  ClientSurveyLiveURL: true
} satisfies Record<RequiredKey, true>

/**
 * Thrown if a field that the update requires is missing from both the survey and the changes.
 *
 * @example
 * ```ts
 * import { SurveyUpdate } from "@fieldwork/exchange"
 * SurveyUpdate.of({ SurveyNumber: 7 } as never, { Quota: 100 }) // throws which an update requires
 * ```
 */
export class IncompleteSurveyError extends Error {
  override readonly name = "IncompleteSurveyError"
  readonly field: string
  constructor(field: string) {
    super(`The survey has no ${field}, which an update requires: add it to the changes`)
    this.field = field
  }
}

/**
 * Returns the input for `surveys.update`: the current survey with the changes applied.
 *
 * Throws {@link IncompleteSurveyError} if a required field is missing from both the survey and the changes.
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
  // Changes to `undefined` are ignored, because they would omit the field and therefore reset it to its default.
  const changedFields = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const body: Partial<Body> = { ...fields, ...changedFields, SurveyNumber: survey.SurveyNumber }
  const missing = Object.keys(required).find((field) => Reflect.get(body, field) === undefined)
  if (missing !== undefined) throw new IncompleteSurveyError(missing)
  return { SurveyNumber: survey.SurveyNumber, body: body as Body }
}
