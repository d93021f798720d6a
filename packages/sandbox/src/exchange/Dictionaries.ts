/**
 * The v2-beta dictionaries, a page at a time.
 *
 * The document shows the fields of `locales` alone; the other entries carry `code` or `id` and `name`.
 */
import type { Handlers } from "../http/Handler.ts"
import { account, buyers, otherAccounts, surveyGroups, users } from "./data/accounts.ts"
import { lockOutDurations } from "./data/codes.ts"
import { industries, industryCodeOf } from "./data/industries.ts"
import { countryLanguages, localeOf } from "./data/locales.ts"
import { studyTypes } from "./data/studyTypes.ts"
import type { DictionaryEntry, operations } from "./schema.gen.ts"

type Property = operations["listDictionary"]["parameters"]["path"]["property"]

const dictionaries: Readonly<Record<Property, ReadonlyArray<DictionaryEntry>>> = {
  "business-units": buyers.map(({ businessUnit: { currency, id, name } }) => ({ id, name, currency_code: currency })),
  clients: buyers.map(({ id, name }) => ({ id, name })),
  industries: industries.map(([id, , name]) => ({ id, code: industryCodeOf(name), name })),
  locales: countryLanguages.map(([, code, name]) => ({ code: localeOf(code), name })),
  lockouts: lockOutDurations.map(([id, code, name]) => ({ id, code, name })),
  "study-types": studyTypes.map(({ code, row: [id, , name] }) => ({ id, code, name })),
  "survey-groups": surveyGroups.map(({ id, name }) => ({ id, name })),
  suppliers: [account, ...otherAccounts].flatMap(({ suppliers }) =>
    suppliers.map(({ code, name }) => ({ code, name }))
  ),
  users: users.map(({ email, id, name }) => ({ id, name, email }))
}

/** Entries a page when the caller does not say; the document leaves it to the service. */
const usualPageSize = 100

const search = (entries: ReadonlyArray<DictionaryEntry>, query: string) => {
  const wanted = query.toLowerCase()
  return entries.filter((entry) =>
    [entry.name, entry["email"]].some((text) => String(text).toLowerCase().includes(wanted))
  )
}

export const handlers: Pick<Handlers<operations>, "listDictionary"> = {
  listDictionary: ({ params: { page_number = 1, page_size = usualPageSize, property, query } }) => {
    const all = dictionaries[property]
    const entries = property === "users" && query !== undefined ? search(all, query) : all
    const start = (page_number - 1) * page_size
    return { status: 200, body: { result: entries.slice(start, start + page_size), total: entries.length } }
  }
}
