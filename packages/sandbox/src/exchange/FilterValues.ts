/**
 * What a filter of opportunities may compare with, beyond the spec's types: codes of the dictionaries. One that is in none would never match, and
 * nothing would tell.
 */
import * as Beta from "./BetaErrors.ts"
import { aliasOf } from "./data/localeAliases.ts"
import { codesOf } from "./Dictionaries.ts"
import type { Settings } from "./Settings.ts"
import type { BetaErrors, CompareStr, OpportunityFilter } from "@fieldwork/specs/exchange/schema"

const dictionaries = { country_language: "locales", industry: "industries", study_type: "study-types" } as const

type Coded = keyof typeof dictionaries

/** Language code, underscore, country code. */
const locale = /^[a-z]{3}_[a-z]{2}$/

const wrongCode = (field: Coded, path: string, value: string, codes: ReadonlyArray<string>): BetaErrors => {
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

/** The codes that a comparison names, each with where it stands. */
const named = (compare: CompareStr, path: string): ReadonlyArray<readonly [path: string, code: string]> =>
  Object.entries(compare).flatMap(([operator, given]: [string, string | ReadonlyArray<string>]) =>
    typeof given === "string"
      ? [[`${path}.${operator}`, given] as const]
      : given.map((code, at) => [`${path}.${operator}.${at}`, code] as const)
  )

/** Undefined when every value is in its dictionary. */
export const refusal = (
  filters: ReadonlyArray<OpportunityFilter>,
  settings: Settings
): { readonly status: 400; readonly body: BetaErrors } | undefined => {
  for (const field of Object.keys(dictionaries) as ReadonlyArray<Coded>) {
    const listed = codesOf(dictionaries[field], settings)
    const isKnown = (code: string) =>
      listed.includes(code) || (settings.locale_aliases && listed.includes(aliasOf(code)))
    const wrong = filters
      .flatMap((filter, index) => named(filter[field] ?? {}, `opportunities.${index}.${field}`))
      .find(([, code]) => !isKnown(code))
    if (wrong !== undefined) return { status: 400, body: wrongCode(field, ...wrong, listed) }
  }
  return undefined
}
