/**
 * Checks that the values in an opportunity filter are codes in the dictionaries. The types in the spec allow any string, so a filter with an unknown
 * code would otherwise silently match nothing.
 */
import * as Beta from "./BetaErrors.ts"
import { aliasOf } from "./data/localeAliases.ts"
import { codesOf } from "./Dictionaries.ts"
import type { ExchangeSettings } from "./ExchangeSettings.ts"
import type { BetaErrors, CompareStr, OpportunityFilter } from "@fieldwork/specs/exchange/schema"

const dictionaries = { country_language: "locales", industry: "industries", study_type: "study-types" } as const

type Coded = keyof typeof dictionaries

/** Matches a language code, an underscore and a country code. */
const locale = /^[a-z]{3}_[a-z]{2}$/

const fields = Object.keys(dictionaries) as ReadonlyArray<Coded>

const wrongCode = (field: Coded, path: string, value: string, codes: ReadonlySet<string>): BetaErrors => {
  if (field === "country_language" && !locale.test(value)) {
    const form = "a language code, an underscore and a country code, as in eng_us"
    return Beta.malformed(path, locale.source, `${path}: This value must be ${form}.`)
  }
  const where = `the ${dictionaries[field]} dictionary`
  return Beta.body(
    { code: "v11", detail: { field: path, options: [...codes] } },
    `${path}: ${value} is not in ${where}.`
  )
}

/** Returns the first value in a comparison that is not in its dictionary, and the path of the value. */
const unknownValue = (
  compare: CompareStr,
  isKnown: (code: string) => boolean
): readonly [path: string, value: string] | undefined => {
  for (const operator in compare) {
    const given: string | ReadonlyArray<string> = compare[operator as keyof CompareStr] ?? []
    if (typeof given === "string") {
      if (!isKnown(given)) return [operator, given]
      continue
    }
    const at = given.findIndex((code) => !isKnown(code))
    if (at >= 0) return [`${operator}.${at}`, given[at] ?? ""]
  }
  return undefined
}

/**
 * Returns a function that checks whether a code is known. If `locale_aliases` is set, both spellings of a locale are known, such as `fre_fr` and
 * `fra_fr`.
 */
const knownIn = (codes: ReadonlySet<string>, { locale_aliases }: ExchangeSettings): ((code: string) => boolean) =>
  locale_aliases ? (code) => codes.has(code) || codes.has(aliasOf(code)) : (code) => codes.has(code)

/** Returns the error response for the first unknown value. Undefined if every value is in its dictionary. */
export const refusal = (
  filters: ReadonlyArray<OpportunityFilter>,
  settings: ExchangeSettings
): { readonly status: 400; readonly body: BetaErrors } | undefined => {
  for (const field of fields) {
    const codes = codesOf(dictionaries[field], settings)
    const isKnown = knownIn(codes, settings)
    for (let index = 0; index < filters.length; index++) {
      const compare = filters[index]?.[field]
      const wrong = compare && unknownValue(compare, isKnown)
      if (wrong === undefined) continue
      const [path, value] = wrong
      return { status: 400, body: wrongCode(field, `opportunities.${index}.${field}.${path}`, value, codes) }
    }
  }
  return undefined
}
