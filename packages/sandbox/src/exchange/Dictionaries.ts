/**
 * The v2-beta operations that return the dictionaries, with pagination.
 *
 * The exchange's API document specifies only the fields of `locales`. Entries in the other dictionaries have `code` or `id`, and `name`.
 */
import type { Handlers } from "../http/Handler.ts"
import { serializeOnce } from "../http/Message.ts"
import { memoize, memoizeByObject } from "../http/memoize.ts"
import * as Beta from "./BetaErrors.ts"
import { account, businessUnits, buyers, otherAccounts, users } from "./data/accounts.ts"
import { betaErrors } from "./data/betaErrors.ts"
import { lockOutDurations } from "./data/codes.ts"
import { industries, industryCodeOf } from "./data/industries.ts"
import { shownLocale } from "./data/localeAliases.ts"
import { listedCountryLanguages, localeOf } from "./data/locales.ts"
import { studyTypes } from "./data/studyTypes.ts"
import type { ExchangeSettings } from "./ExchangeSettings.ts"
import type { ExchangeState } from "./ExchangeState.ts"
import type { DictionaryEntry, DictionaryPage, operations } from "@fieldwork/specs/exchange/schema"

type Property = operations["listDictionary"]["parameters"]["path"]["property"]

/** The dictionaries that are the same in every sandbox. */
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

/** The settings on which the dictionary of locales depends. */
type LocaleSettings = Pick<ExchangeSettings, "locale_aliases" | "locale_list">

const localesWith = (locale_aliases: boolean) =>
  memoize((list: LocaleSettings["locale_list"]): ReadonlyArray<DictionaryEntry> =>
    listedCountryLanguages(list).map(([, code, name]) => ({
      code: shownLocale(localeOf(code), { locale_aliases }),
      name
    }))
  )

const [locales, aliasedLocales] = [localesWith(false), localesWith(true)]

type Fixed = Exclude<Property, "survey-groups">

/** Returns the entries of a dictionary. Equal settings result in the same array object, which can therefore be used as a cache key. */
const entriesOf = (property: Fixed, settings: LocaleSettings): ReadonlyArray<DictionaryEntry> => {
  if (property !== "locales") return fixedDictionaries[property]
  return settings.locale_aliases ? aliasedLocales(settings.locale_list) : locales(settings.locale_list)
}

const codes = memoizeByObject(
  (entries: ReadonlyArray<DictionaryEntry>): ReadonlySet<string> =>
    new Set(entries.flatMap(({ code }) => (code === undefined ? [] : [code])))
)

/** Returns the codes in a dictionary, which are the values that an opportunity filter may contain. */
export const codesOf = (
  property: "locales" | "industries" | "study-types",
  settings: LocaleSettings
): ReadonlySet<string> => codes(entriesOf(property, settings))

/** The default number of entries per page. The exchange's API document does not specify it. */
const defaultPageSize = 100

/** The maximum number of cached page sizes, and of cached pages for each size. */
const mostPages = 30

const search = (entries: ReadonlyArray<DictionaryEntry>, query: string) => {
  const wanted = query.toLowerCase()
  return entries.filter((entry) =>
    [entry.name, entry["email"]].some((text) => String(text).toLowerCase().includes(wanted))
  )
}

const errorsBody = serializeOnce({ result: [...betaErrors] })

const pageOf = (all: ReadonlyArray<DictionaryEntry>, number: number, size: number): DictionaryPage => {
  const start = (number - 1) * size
  return { result: all.slice(start, start + size), total: all.length }
}

/** Caches one response body for each page size and page number. The entries are fixed in every dictionary except `survey-groups`. */
const pages = memoizeByObject((entries: ReadonlyArray<DictionaryEntry>) =>
  memoize(
    (size: number) => memoize((number: number) => serializeOnce(pageOf(entries, number, size)), mostPages),
    mostPages
  )
)

const knownPage = (property: Property, number: number, size: number, { market, settings }: Sources): DictionaryPage => {
  if (property !== "survey-groups") return pages(entriesOf(property, settings))(size)(number)
  const groups = market.groups.all().map(({ id, name }) => ({ id, name }))
  return pageOf(groups, number, size)
}

type Sources = Pick<ExchangeState, "market" | "settings">

export const handlers = (sources: Sources): Pick<Handlers<operations>, "listDictionary" | "listBetaErrors"> => ({
  listBetaErrors: () => ({ status: 200, body: errorsBody }),

  listDictionary: ({ params: { page_number = 1, page_size = defaultPageSize, property, query } }) => {
    if (query === undefined) return { status: 200, body: knownPage(property, page_number, page_size, sources) }
    if (property !== "users") {
      return {
        status: 400,
        body: Beta.body(
          { code: "v10", detail: { field: "query" } },
          "query: This parameter is supported only for users."
        )
      }
    }
    const found = search(fixedDictionaries.users, query)
    const start = (page_number - 1) * page_size
    return { status: 200, body: { result: found.slice(start, start + page_size), total: found.length } }
  }
})
