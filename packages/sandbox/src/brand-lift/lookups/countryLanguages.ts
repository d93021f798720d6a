/** The combinations of country and language that are valid values of `country_language_id`. */
import type { CountryLanguage as Wire } from "@fieldwork/specs/brand-lift/schema"

export type LookupChannel = "digital" | "linear_tv"

export interface CountryLanguage {
  readonly id: number
  readonly country_name: string
  readonly language_name: string
  readonly ietf_language_tag: string
  /** The value of `region` in a campaign that runs in this country. */
  readonly region: string
  readonly continent: string
  readonly channels: ReadonlyArray<LookupChannel>
}

const both: ReadonlyArray<LookupChannel> = ["digital", "linear_tv"]
const digital: ReadonlyArray<LookupChannel> = ["digital"]

type Row = readonly [
  id: number,
  country: string,
  language: string,
  tag: string,
  continent: string,
  channels: ReadonlyArray<LookupChannel>
]

const rows: ReadonlyArray<Row> = [
  [5, "Australia", "English", "en-AU", "oceania", both],
  [6, "Canada", "English", "en-CA", "north_america", both],
  [7, "India", "English", "en-IN", "asia", digital],
  [8, "United Kingdom", "English", "en-GB", "europe", both],
  [9, "United States", "English", "en-US", "north_america", both],
  [10, "France", "French", "fr-FR", "europe", digital],
  [11, "Canada", "French", "fr-CA", "north_america", both],
  [12, "Germany", "German", "de-DE", "europe", both],
  [13, "Italy", "Italian", "it-IT", "europe", digital],
  [14, "Japan", "Japanese", "ja-JP", "asia", digital],
  [16, "Brazil", "Portuguese", "pt-BR", "south_america", digital],
  [21, "Mexico", "Spanish", "es-MX", "north_america", digital],
  [22, "Spain", "Spanish", "es-ES", "europe", digital],
  [23, "United States", "Spanish", "es-US", "north_america", both],
  [57, "South Africa", "English", "en-ZA", "africa", digital]
]

export const countryLanguages: ReadonlyMap<number, CountryLanguage> = new Map(
  rows.map(([id, country_name, language_name, tag, continent, channels]) => [
    id,
    {
      id,
      country_name,
      language_name,
      ietf_language_tag: tag,
      region: tag.slice(-2).toLowerCase(),
      continent,
      channels
    }
  ])
)

/** Assigns ids to names by their alphabetical position, starting at 1. */
const idsOf = (names: ReadonlyArray<string>): ReadonlyMap<string, number> =>
  new Map([...new Set(names)].toSorted().map((name, index) => [name, index + 1]))

const countryIds = idsOf(rows.map(([, country]) => country))
const languageIds = idsOf(rows.map(([, , language]) => language))

export const toCountryLanguage = (from: CountryLanguage): Wire => {
  const baseline = `${from.region}-2026`
  return {
    id: from.id,
    country_id: countryIds.get(from.country_name) ?? 0,
    country_name: from.country_name,
    language_id: languageIds.get(from.language_name) ?? 0,
    language_name: from.language_name,
    locale: from.ietf_language_tag.replace("-", "_"),
    weighting_targets_baseline_id: baseline,
    supported_channels: [...from.channels],
    continent: from.continent,
    weighting_targets_baseline_map: Object.fromEntries(from.channels.map((channel) => [channel, baseline])),
    ietf_language_tag: from.ietf_language_tag
  }
}
