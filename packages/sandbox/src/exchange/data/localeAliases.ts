/**
 * Converts between the two spellings of a locale. ISO 639-2 has two codes for some languages. The sandbox uses the bibliographic code (`fre_fr`), but
 * some publicly available clients expect the terminological code (`fra_fr`).
 */
import type { OpportunityFilter } from "@fieldwork/specs/exchange/schema"
import type { ExchangeSettings } from "../ExchangeSettings.ts"

/** The terminological language codes, by bibliographic code. */
const terminological: Readonly<Record<string, string | undefined>> = {
  alb: "sqi",
  arm: "hye",
  baq: "eus",
  bur: "mya",
  chi: "zho",
  cze: "ces",
  dut: "nld",
  fre: "fra",
  geo: "kat",
  ger: "deu",
  gre: "ell",
  ice: "isl",
  mac: "mkd",
  may: "msa",
  per: "fas",
  rum: "ron",
  slo: "slk"
}

const bibliographic = new Map(Object.entries(terminological).map(([code, alias]) => [alias, code]))

const withLanguage = (locale: string, language: string | undefined): string =>
  language === undefined ? locale : language + locale.slice(3)

/** Returns a locale with the bibliographic code: `fra_fr` becomes `fre_fr`. Other locales are unchanged. */
export const canonicalLocale = (locale: string): string => withLanguage(locale, bibliographic.get(locale.slice(0, 3)))

export const aliasOf = (locale: string): string => withLanguage(locale, terminological[locale.slice(0, 3)])

/** Returns a locale in the spelling that the settings select. */
export const shownLocale = (locale: string, { locale_aliases }: Pick<ExchangeSettings, "locale_aliases">): string =>
  locale_aliases ? aliasOf(locale) : locale

const canonical = (given: string | ReadonlyArray<string>): string | ReadonlyArray<string> =>
  typeof given === "string" ? canonicalLocale(given) : given.map(canonicalLocale)

/** Returns the filters with the bibliographic code in every locale: `fra_fr` becomes `fre_fr`. */
export const withCanonicalLocales = (filters: ReadonlyArray<OpportunityFilter>): Array<OpportunityFilter> =>
  filters.map((filter) => {
    const { country_language } = filter
    if (country_language === undefined) return filter
    const read: Record<string, string | ReadonlyArray<string>> = {}
    for (const [operator, given] of Object.entries(country_language)) read[operator] = canonical(given)
    return { ...filter, country_language: read as typeof country_language }
  })
