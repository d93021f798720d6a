/**
 * Simulates impressions after a respondent's interview. The lift never counts them, but a frequency report may.
 *
 * Impressions occur at the same rate as before the interview. They are derived only from the respondent's seed, so repeated reports agree.
 */
import { day, hour } from "../Instant.ts"
import { bytes, doubles, words } from "../study/Column.ts"
import { wordAt } from "../study/StudyIds.ts"
import { frequency, type Population } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"

/** The length of the period before the interview from which the rate of impressions is computed. */
const ratePeriod = 14 * day

const maxLaterImpressions = 20

const share = (seed: number, index: number): number => wordAt(seed, index) / 2 ** 32

/** Returns the times of a respondent's impressions between the interview and `until`, in chronological order. */
const laterTimes = ({ population, seeds, startsAt }: Study, respondent: number, until: number): Array<number> => {
  const [count, interview] = [frequency(population, respondent), population.recruitedAt.at(respondent)]
  const gap = until - interview
  if (count === 0 || gap <= 0) return []
  const span = Math.max(hour, Math.min(ratePeriod, interview - startsAt))
  const seed = wordAt(seeds.respondent, respondent)
  const later = Math.min(maxLaterImpressions, Math.floor((count * gap) / span + share(seed, 0)))
  return Array.from({ length: later }, (_, index) =>
    Math.floor(interview + 1 + (gap * (index + share(seed, index + 1))) / later)
  )
}

/** Returns a copy of the study that also contains the impressions between each interview and `until`. */
export const withLaterImpressions = (study: Study, until: number): Study => {
  const { population } = study
  const [from, first] = [population.impressions, words()]
  const impressions: Population["impressions"] = {
    timestamp: doubles(),
    placement: bytes(),
    creative: bytes(),
    adChannel: bytes(),
    daypart: bytes()
  }
  const push = (source: number, timestamp: number): void => {
    impressions.timestamp.push(timestamp)
    for (const name of ["placement", "creative", "adChannel", "daypart"] as const)
      impressions[name].push(from[name].at(source))
  }
  first.push(0)
  for (let respondent = 0; respondent < study.visible; respondent++) {
    const [start, count] = [population.first.at(respondent), frequency(population, respondent)]
    for (let index = 0; index < count; index++) push(start + index, from.timestamp.at(start + index))
    for (const [index, time] of laterTimes(study, respondent, until).entries()) push(start + (index % count), time)
    first.push(impressions.timestamp.length)
  }
  return { ...study, population: { ...population, first, impressions } }
}
