/**
 * Country languages: what `country_language_id` may be.
 */

export interface CountryLanguage {
  readonly id: number
  readonly country_name: string
  readonly language_name: string
  readonly ietf_language_tag: string
  /** What a campaign's `region` reads. */
  readonly region: string
}

const rows: ReadonlyArray<readonly [id: number, country: string, language: string, tag: string]> = [
  [5, "Australia", "English", "en-AU"],
  [6, "Canada", "English", "en-CA"],
  [7, "India", "English", "en-IN"],
  [8, "United Kingdom", "English", "en-GB"],
  [9, "United States", "English", "en-US"],
  [10, "France", "French", "fr-FR"],
  [11, "Canada", "French", "fr-CA"],
  [12, "Germany", "German", "de-DE"],
  [13, "Italy", "Italian", "it-IT"],
  [14, "Japan", "Japanese", "ja-JP"],
  [16, "Brazil", "Portuguese", "pt-BR"],
  [21, "Mexico", "Spanish", "es-MX"],
  [22, "Spain", "Spanish", "es-ES"],
  [23, "United States", "Spanish", "es-US"]
]

export const countryLanguages: ReadonlyMap<number, CountryLanguage> = new Map(
  rows.map(([id, country_name, language_name, tag]) => [
    id,
    { id, country_name, language_name, ietf_language_tag: tag, region: tag.slice(-2).toLowerCase() }
  ])
)
