/**
 * What a filter of opportunities may compare with, beyond the spec's types: codes of the dictionaries. One that is in none would never match, and
 * nothing would tell.
 */
import * as Beta from "./BetaErrors.ts"
import { codesOf } from "./Dictionaries.ts"
import type { BetaErrors, OpportunityFilter } from "./schema.gen.ts"

const dictionaries = { country_language: "locales", industry: "industries", study_type: "study-types" } as const

type Coded = keyof typeof dictionaries

/** Language code, underscore, country code. */
const locale = "^[a-z]{3}_[a-z]{2}$"

const badValue = (field: Coded, path: string, value: string): BetaErrors | undefined => {
  const codes = codesOf(dictionaries[field])
  if (codes.includes(value)) return undefined
  if (field === "country_language" && !new RegExp(locale).test(value)) {
    const form = "a language code, an underscore and a country code, as in eng_us"
    return Beta.malformed(path, locale, `${path}: This value must be ${form}.`)
  }
  const where = `the ${dictionaries[field]} dictionary`
  return Beta.body(
    { code: "v11", detail: { field: path, options: [...codes] } },
    `${path}: ${value} is not in ${where}.`
  )
}

/** Undefined when every value is in its dictionary. */
export const refusal = (
  filters: ReadonlyArray<OpportunityFilter>
): { readonly status: 400; readonly body: BetaErrors } | undefined => {
  for (const [index, filter] of filters.entries()) {
    for (const field of Object.keys(dictionaries) as ReadonlyArray<Coded>) {
      for (const [operator, value] of Object.entries(filter[field] ?? {})) {
        const path = `opportunities.${index}.${field}.${operator}`
        const wrong = Array.isArray(value)
          ? value.map((each, at) => badValue(field, `${path}.${at}`, each)).find((_) => _ !== undefined)
          : badValue(field, path, value)
        if (wrong !== undefined) return { status: 400, body: wrong }
      }
    }
  }
  return undefined
}
