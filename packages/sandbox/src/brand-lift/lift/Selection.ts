/**
 * Selects the respondents who match the filters of a request: for a lift, and for a list of respondents.
 *
 * A filter on the person (demographics, answers, device, channel, audience, interview time) applies to both groups. A filter on exposure is a filter on
 * impressions or on the frequency. In a lift, a filter on exposure applies only to the exposed group, because control respondents have no impressions,
 * and all control respondents remain for comparison. In a list, every filter applies to every respondent.
 */
import type { Study } from "../study/Study.ts"

export type RespondentTest = (respondent: number) => boolean

/**
 * For each property of impressions, an array with 1 for each value that passes and 0 for each other value; undefined if all values pass. A respondent
 * is selected if at least one of their impressions passes for every property.
 */
export interface ImpressionTest {
  readonly placement?: Uint8Array | undefined
  readonly creative?: Uint8Array | undefined
  readonly adChannel?: Uint8Array | undefined
  readonly daypart?: Uint8Array | undefined
}

export interface Criteria {
  /** The tests of the person's properties, which apply to both groups. */
  readonly person: ReadonlyArray<RespondentTest>
  /** The tests of how often a respondent saw the campaign. The frequency of a control respondent is 0. */
  readonly exposure: ReadonlyArray<RespondentTest>
  readonly impression: ImpressionTest
}

export interface Selection {
  /** For each respondent who was recruited before the last data refresh, 1 if the respondent is selected and 0 otherwise. */
  readonly selected: Uint8Array
  /** Returns whether an impression passes the filters. Undefined if every impression passes. */
  readonly passes: ((impression: number) => boolean) | undefined
}

const impressionTest = (study: Study, test: ImpressionTest): ((impression: number) => boolean) | undefined => {
  const { impressions } = study.population
  const columns = (["placement", "creative", "adChannel", "daypart"] as const).flatMap((name) => {
    const allowed = test[name]
    return allowed === undefined ? [] : { allowed, column: impressions[name].values }
  })
  if (columns.length === 0) return undefined
  return (impression) => columns.every(({ allowed, column }) => allowed[column[impression] ?? 0] === 1)
}

/** Returns the selection of the respondents who pass all tests on the person and either pass all tests on exposure or are exempt from them. */
const selectUnless = (
  study: Study,
  { exposure, impression, person }: Criteria,
  isExempt: RespondentTest
): Selection => {
  const { population, visible } = study
  const selected = new Uint8Array(visible)
  const passes = impressionTest(study, impression)
  const sawOne = (respondent: number): boolean => {
    if (passes === undefined) return true
    const end = population.first.at(respondent + 1)
    for (let index = population.first.at(respondent); index < end; index++) if (passes(index)) return true
    return false
  }
  for (let respondent = 0; respondent < visible; respondent++) {
    if (!person.every((test) => test(respondent))) continue
    const isSelected = isExempt(respondent) || (exposure.every((test) => test(respondent)) && sawOne(respondent))
    if (isSelected) selected[respondent] = 1
  }
  return { selected, passes }
}

/** Selects the respondents whose answers are used to compute a lift. Control respondents are exempt from filters on exposure. */
export const select = (study: Study, criteria: Criteria): Selection =>
  selectUnless(study, criteria, (respondent) => study.population.exposed.at(respondent) !== 1)

/** Selects the respondents who match all filters. Returns 1 for each respondent who is selected and 0 for each other respondent. */
export const selectForList = (study: Study, criteria: Criteria): Uint8Array =>
  selectUnless(study, criteria, () => false).selected
