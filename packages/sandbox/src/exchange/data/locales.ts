/**
 * The combinations of country and language. The legacy code `ENG-US` and the locale `eng_us` are two forms of the same value, so they share one row.
 *
 * The ids 1, 6 to 10 and 76 are taken from publicly available sources.
 */
import type { Row } from "./Lookup.ts"
import { moreCountryLanguages } from "./moreLocales.ts"

export const countryLanguages: ReadonlyArray<Row> = [
  [1, "CHI-CN", "Chinese Simplified - China"],
  [2, "CHI-HK", "Chinese Traditional - Hong Kong"],
  [3, "CHI-TW", "Chinese Traditional - Taiwan"],
  [4, "DUT-NL", "Dutch - Netherlands"],
  [5, "ENG-AU", "English - Australia"],
  [6, "ENG-CA", "English - Canada"],
  [7, "ENG-IN", "English - India"],
  [8, "ENG-GB", "English - United Kingdom"],
  [9, "ENG-US", "English - United States"],
  [10, "FRE-FR", "French - France"],
  [11, "FRE-CA", "French - Canada"],
  [12, "GER-DE", "German - Germany"],
  [13, "ITA-IT", "Italian - Italy"],
  [14, "JPN-JP", "Japanese - Japan"],
  [15, "KOR-KR", "Korean - Korea"],
  [16, "POR-BR", "Portuguese - Brazil"],
  [17, "RUS-RU", "Russian - Russia"],
  [18, "SPA-ES", "Spanish - Spain"],
  [19, "SPA-MX", "Spanish - Mexico"],
  [20, "SPA-US", "Spanish - United States"],
  [21, "SWE-SE", "Swedish - Sweden"],
  [22, "SPA-AR", "Spanish - Argentina"],
  [23, "ENG-SG", "English - Singapore"],
  [24, "ENG-NZ", "English - New Zealand"],
  [25, "DAN-DK", "Danish - Denmark"],
  [26, "FIN-FI", "Finnish - Finland"],
  [27, "NOR-NO", "Norwegian - Norway"],
  [28, "POL-PL", "Polish - Poland"],
  [29, "TUR-TR", "Turkish - Turkey"],
  [30, "ENG-ZA", "English - South Africa"],
  [31, "GER-AT", "German - Austria"],
  [32, "GER-CH", "German - Switzerland"],
  [33, "FRE-CH", "French - Switzerland"],
  [34, "FRE-BE", "French - Belgium"],
  [35, "DUT-BE", "Dutch - Belgium"],
  [36, "ENG-IE", "English - Ireland"],
  [37, "POR-PT", "Portuguese - Portugal"],
  [38, "ENG-PH", "English - Philippines"],
  [39, "IND-ID", "Indonesian - Indonesia"],
  [40, "THA-TH", "Thai - Thailand"],
  [41, "VIE-VN", "Vietnamese - Vietnam"],
  [42, "SPA-CL", "Spanish - Chile"],
  [43, "SPA-CO", "Spanish - Colombia"],
  [44, "ARA-AE", "Arabic - United Arab Emirates"],
  [45, "CZE-CZ", "Czech - Czech Republic"],
  [76, "HIN-IN", "Hindi - India"]
]

/** Returns the locale for a legacy code: `ENG-US` becomes `eng_us`. */
export const localeOf = (code: string): string => code.toLowerCase().replace("-", "_")

/** All combinations of country and language that the exchange supports, including those that the short list omits. */
export const allCountryLanguages: ReadonlyArray<Row> = [...countryLanguages, ...moreCountryLanguages]

/** Returns the combinations of country and language in the lookups and dictionaries. */
export const listedCountryLanguages = (list: "short" | "full"): ReadonlyArray<Row> =>
  list === "full" ? allCountryLanguages : countryLanguages
