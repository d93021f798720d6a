/**
 * The v2-beta dictionaries, a page at a time.
 *
 * The document shows the fields of `locales` alone; the other entries carry `code` or `id` and `name`.
 */
import type { Handlers } from "../http/Handler.ts"
import { fixed } from "../http/Message.ts"
import * as Beta from "./BetaErrors.ts"
import { account, businessUnits, buyers, otherAccounts, users } from "./data/accounts.ts"
import { betaErrors } from "./data/betaErrors.ts"
import { lockOutDurations } from "./data/codes.ts"
import { industries, industryCodeOf } from "./data/industries.ts"
import { shownLocale } from "./data/localeAliases.ts"
import { listedCountryLanguages, localeOf } from "./data/locales.ts"
import { studyTypes } from "./data/studyTypes.ts"
import type { Settings } from "./Settings.ts"
import type { State } from "./State.ts"
import type { DictionaryEntry, DictionaryPage, operations } from "@fieldwork/specs/exchange/schema"

type Property = operations["listDictionary"]["parameters"]["path"]["property"]

/** Those that are the same in every sandbox. */
const fixedDictionaries: Readonly<
  Record<Exclude<Property, "locales" | "survey-groups">, ReadonlyArray<DictionaryEntry>>
> = {
  "business-units": businessUnits.map(({ currency, id, name }) => ({ id, name, currency_code: currency })),
  clients: buyers.map(({ id, name }) => ({ id, name })),
  industries: industries.map(([id, , name]) => ({ id, code: industryCodeOf(name), name })),
  lockouts: lockOutDurations.map(([id, code, name]) => ({ id, code, name })),
  "study-types": studyTypes.map(({ code, row: [id, , name] }) => ({ id, code, name })),
  suppliers: [account, ...otherAccounts].flatMap(({ suppliers }) =>
    suppliers.map(({ code, name }) => ({ code, name }))
  ),
  users: users.map(({ email, id, name }) => ({ id, name, email }))
}

const locales = (settings: Settings): ReadonlyArray<DictionaryEntry> =>
  listedCountryLanguages(settings.locale_list).map(([, code, name]) => ({
    code: shownLocale(localeOf(code), settings),
    name
  }))

/** What the dictionary of locales holds depends on these. */
const variantOf = ({ locale_aliases, locale_list }: Settings): string => `${locale_list} ${locale_aliases}`

const codeSets = new Map<string, ReadonlySet<string>>()

const keyOf = (property: string, settings: Settings): string =>
  property !== "locales" ? property : settings.locale_aliases ? `${settings.locale_list} aliases` : settings.locale_list

/** The codes that a filter may compare with. */
export const codesOf = (
  property: "locales" | "industries" | "study-types",
  settings: Settings
): ReadonlySet<string> => {
  const key = keyOf(property, settings)
  const known = codeSets.get(key)
  if (known !== undefined) return known
  const entries = property === "locales" ? locales(settings) : fixedDictionaries[property]
  const codes = new Set(entries.flatMap(({ code }) => (code === undefined ? [] : [code])))
  codeSets.set(key, codes)
  return codes
}

/** Entries a page when the caller does not say; the document leaves it to the service. */
const usualPageSize = 100

const search = (entries: ReadonlyArray<DictionaryEntry>, query: string) => {
  const wanted = query.toLowerCase()
  return entries.filter((entry) =>
    [entry.name, entry["email"]].some((text) => String(text).toLowerCase().includes(wanted))
  )
}

const errorsBody = fixed({ result: [...betaErrors] })

const pageOf = (all: ReadonlyArray<DictionaryEntry>, number: number, size: number): DictionaryPage => {
  const start = (number - 1) * size
  return { result: all.slice(start, start + size), total: all.length }
}

/** The dictionaries never change: one body for each page that was asked for. */
const pages = new Map<string, DictionaryPage>()
const most = 1_000

const knownPage = (property: Property, number: number, size: number, { market, settings }: Sources): DictionaryPage => {
  if (property === "survey-groups") {
    const groups = market.groups.all().map(({ id, name }) => ({ id, name }))
    return pageOf(groups, number, size)
  }
  const variant = property === "locales" ? variantOf(settings) : ""
  const key = `${property} ${number} ${size} ${variant}`
  const known = pages.get(key)
  if (known !== undefined) return known
  const page = fixed(pageOf(property === "locales" ? locales(settings) : fixedDictionaries[property], number, size))
  if (pages.size < most) pages.set(key, page)
  return page
}

type Sources = Pick<State, "market" | "settings">

export const handlers = (sources: Sources): Pick<Handlers<operations>, "listDictionary" | "listBetaErrors"> => ({
  listBetaErrors: () => ({ status: 200, body: errorsBody }),

  listDictionary: ({ params: { page_number = 1, page_size = usualPageSize, property, query } }) => {
    if (query === undefined) return { status: 200, body: knownPage(property, page_number, page_size, sources) }
    if (property !== "users") {
      return {
        status: 400,
        body: Beta.body({ code: "v10", detail: { field: "query" } }, "query: Only users takes it.")
      }
    }
    const found = search(fixedDictionaries.users, query)
    const start = (page_number - 1) * page_size
    return { status: 200, body: { result: found.slice(start, start + page_size), total: found.length } }
  }
})
