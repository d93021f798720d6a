/**
 * Selects the respondents whose answers are used to compute a lift.
 *
 * A filter on the person (demographics, answers, device, channel, audience, interview time) applies to both groups. A filter on exposure
 * (impressions, frequency) applies only to the exposed group, because control respondents have no impressions. All control respondents remain for
 * comparison.
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
  /** The tests of how often a respondent saw the campaign, which apply only to exposed respondents. */
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

export const select = (study: Study, { exposure, impression, person }: Criteria): Selection => {
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
    const isExposed = population.exposed.at(respondent) === 1
    if (isExposed && !(exposure.every((test) => test(respondent)) && sawOne(respondent))) continue
    selected[respondent] = 1
  }
  return { selected, passes }
}
