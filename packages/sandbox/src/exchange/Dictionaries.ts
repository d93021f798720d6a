/**
 * The v2-beta dictionaries, a page at a time.
 *
 * The document shows the fields of `locales` alone; the other entries carry `code` or `id` and `name`.
 */
import type { Handlers } from "../http/Handler.ts"
import { fixed } from "../http/Message.ts"
import * as Beta from "./BetaErrors.ts"
import { account, businessUnits, buyers, otherAccounts, surveyGroups, users } from "./data/accounts.ts"
import { betaErrors } from "./data/betaErrors.ts"
import { lockOutDurations } from "./data/codes.ts"
import { industries, industryCodeOf } from "./data/industries.ts"
import { countryLanguages, localeOf } from "./data/locales.ts"
import { studyTypes } from "./data/studyTypes.ts"
import type { DictionaryEntry, DictionaryPage, operations } from "@fieldwork/specs/exchange/schema"

type Property = operations["listDictionary"]["parameters"]["path"]["property"]

const dictionaries: Readonly<Record<Property, ReadonlyArray<DictionaryEntry>>> = {
  "business-units": businessUnits.map(({ currency, id, name }) => ({ id, name, currency_code: currency })),
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

export const codesOf = (property: Property): ReadonlyArray<string> =>
  dictionaries[property].flatMap(({ code }) => (code === undefined ? [] : [code]))

/** Entries a page when the caller does not say; the document leaves it to the service. */
const usualPageSize = 100

const search = (entries: ReadonlyArray<DictionaryEntry>, query: string) => {
  const wanted = query.toLowerCase()
  return entries.filter((entry) =>
    [entry.name, entry["email"]].some((text) => String(text).toLowerCase().includes(wanted))
  )
}

const errorsBody = fixed({ result: [...betaErrors] })

/** The dictionaries never change: one body for each page that was asked for. */
const pages = new Map<string, DictionaryPage>()
const most = 1_000

const pageOf = (property: Property, number: number, size: number): DictionaryPage => {
  const key = `${property} ${number} ${size}`
  const known = pages.get(key)
  if (known !== undefined) return known
  const all = dictionaries[property]
  const start = (number - 1) * size
  const page = fixed({ result: all.slice(start, start + size), total: all.length })
  if (pages.size < most) pages.set(key, page)
  return page
}

export const handlers: Pick<Handlers<operations>, "listDictionary" | "listBetaErrors"> = {
  listBetaErrors: () => ({ status: 200, body: errorsBody }),

  listDictionary: ({ params: { page_number = 1, page_size = usualPageSize, property, query } }) => {
    if (query === undefined) return { status: 200, body: pageOf(property, page_number, page_size) }
    if (property !== "users") {
      return {
        status: 400,
        body: Beta.body({ code: "v10", detail: { field: "query" } }, "query: Only users takes it.")
      }
    }
    const found = search(dictionaries.users, query)
    const start = (page_number - 1) * page_size
    return { status: 200, body: { result: found.slice(start, start + page_size), total: found.length } }
  }
}
