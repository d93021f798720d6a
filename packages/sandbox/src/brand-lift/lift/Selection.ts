/**
 * Which respondents a lift is computed from.
 *
 * A filter on the person (demographics, answers, device, channel, audience, interview time) narrows both groups. A filter on exposure
 * (impressions, frequency) narrows the exposed group alone: control respondents saw nothing, and all of them stay to compare with.
 */
import type { Study } from "../study/Study.ts"

export type RespondentTest = (respondent: number) => boolean

/** Which values of each column of the impressions pass; undefined where all do. One impression must pass in every column. */
export interface ImpressionTest {
  readonly placement?: Uint8Array | undefined
  readonly creative?: Uint8Array | undefined
  readonly adChannel?: Uint8Array | undefined
  readonly daypart?: Uint8Array | undefined
}

export interface Criteria {
  /** On the person: both groups. */
  readonly person: ReadonlyArray<RespondentTest>
  /** On how often the exposed saw the campaign. */
  readonly exposure: ReadonlyArray<RespondentTest>
  readonly impression: ImpressionTest
}

export interface Selection {
  /** 1 for each visible respondent that is in. */
  readonly kept: Uint8Array
  /** Whether one impression passes; undefined when every one does. */
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
  const kept = new Uint8Array(visible)
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
    kept[respondent] = 1
  }
  return { kept, passes }
}
