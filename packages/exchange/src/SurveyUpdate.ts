/**
 * The body of an update, made of the survey as the exchange shows it. An update replaces the survey: what its body leaves out goes back to a
 * default of the service, the price and the quota too.
 *
 * Pure: nothing is sent.
 */
import type { components } from "@fieldwork/exchange-client"

type Survey = components["schemas"]["Survey"]
type SurveyFields = components["schemas"]["SurveyFields"]
type Body = components["schemas"]["SurveyUpdate"]

type RequiredKey = { [Key in keyof Body]-?: {} extends Pick<Body, Key> ? never : Key }[keyof Body]

/** By the types, so that the compiler finds a field that the spec comes to require. */
const required = {
  SurveyNumber: true,
  SurveyStatusCode: true,
  SurveyName: true,
  CountryLanguageID: true,
  ClientSurveyLiveURL: true
} satisfies Record<RequiredKey, true>

/**
 * The survey lacks a field that its update needs, and the changes do not have it.
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
 * The input of `surveys.update`: the survey as it is, with what changes.
 *
 * Throws {@link IncompleteSurveyError} when a required field is in neither.
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
  // A change to `undefined` would leave the field out, and so take it back to its default.
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const body: Partial<Body> = { ...fields, ...given, SurveyNumber: survey.SurveyNumber }
  const missing = Object.keys(required).find((field) => Reflect.get(body, field) === undefined)
  if (missing !== undefined) throw new IncompleteSurveyError(missing)
  return { SurveyNumber: survey.SurveyNumber, body: body as Body }
}
