/**
 * Rules for the beta API's dictionaries and list of errors.
 */
import { asText, type CheckedInteraction, listOf, memberOf, textAt } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { detailOfCode, statusOfCode } from "../errorRules.ts"
import { condition, textRule } from "../textRules.ts"
import { isThere } from "./lookups.ts"

const page = condition(
  "dictionary-pages",
  "Endpoints 8",
  "Pages of a dictionary are numbered from 1, have page_size entries and the total, and together contain the whole dictionary.",
  (json, _interaction, all) => {
    const [whole, ...pages] = all
    const total = memberOf(whole?.json, "total")
    const different = pages.find((each: CheckedInteraction) => memberOf(each.json, "total") !== total)
    if (different !== undefined)
      return `total is ${textAt(different.json, "total")}, and was ${textAt(whole?.json, "total")}`
    const joined = pages.flatMap((each) => listOf(each.json, "result"))
    void json
    return JSON.stringify(joined) === JSON.stringify(listOf(whole?.json, "result")) && joined.length === total
      ? undefined
      : `${pages.length} pages have ${joined.length} entries of ${textAt(whole?.json, "total")}`
  }
)

const matching = condition(
  "dictionary-of-users",
  "Endpoints 8",
  "query returns the users whose name or e-mail address contains it.",
  (json, { call }, all) => {
    const query = (call.query.find(([name]) => name === "query")?.[1] ?? "").toLowerCase()
    const has = (entry: unknown) =>
      [textAt(entry, "name"), textAt(entry, "email")].some((text) => text.toLowerCase().includes(query))
    const expected = listOf(all[0]?.json, "result").filter(has).length
    const found = listOf(json, "result")
    return found.every(has) && found.length === expected
      ? undefined
      : `${found.length} entries are returned; ${expected} contain it`
  }
)

const pastTheEnd = textRule(
  "dictionary-page-size",
  "Endpoints 8",
  "A page has at most page_size entries, a page past the end has none, and each page has the total of the dictionary."
)
const only = textRule("query-of-users-only", "Endpoints 8", "query is accepted only for users.")

const errors = condition(
  "table-of-errors",
  "Errors, Beta error body",
  "The list of errors has every code of the table with its status and the keys of its detail.",
  (json) => {
    for (const [code, status] of Object.entries(statusOfCode)) {
      const entry = listOf(json, "result").find((each) => memberOf(each, "error_code") === code)
      if (entry === undefined) return `${code} is missing`
      if (memberOf(entry, "http_status") !== status)
        return `${code} has the status ${textAt(entry, "http_status")}, not ${status}`
      if (
        JSON.stringify(listOf(entry, "detail").map(asText).toSorted()) !==
        JSON.stringify((detailOfCode[code] ?? []).toSorted())
      )
        return `${code} has different keys in its detail`
    }
    return undefined
  }
)

const names = [
  "business-units",
  "clients",
  "industries",
  "locales",
  "lockouts",
  "study-types",
  "survey-groups",
  "suppliers",
  "users"
]

const dictionaries: Scenario = {
  id: "dictionaries",
  operations: ["listDictionary", "listBetaErrors"],
  run: async ({ accepts, call, holds, refuses, shows }) => {
    holds(errors, await call("listBetaErrors"))
    for (const property of names) {
      const whole = await call("listDictionary", { property, page_size: 1000 })
      const total = Number(memberOf(whole.json, "total"))
      for (const page_size of [1, 2, 5]) {
        if (total / page_size > 12) continue
        const pages: Array<CheckedInteraction> = []
        for (let number = 1; (number - 1) * page_size < total; number++)
          pages.push(await call("listDictionary", { property, page_size, page_number: number }))
        holds(page, [whole, ...pages], { at: property })
      }
      shows(pastTheEnd, await call("listDictionary", { property, page_size: 2, page_number: total + 2 }), [], {
        result: [],
        total
      })
      shows(pastTheEnd, [whole, await call("listDictionary", { property })], ["total"], total)
      if (property === "users") continue
      await refuses(only, "listDictionary", { property, query: "a" }, [400])
    }
    const users = await call("listDictionary", { property: "users", page_size: 1000 })
    const name = textAt(users.json, "result", 0, "name")
    for (const query of [
      name,
      name.toUpperCase(),
      name.slice(1, 4),
      "no such user",
      textAt(users.json, "result", 0, "email")
    ]) {
      if (query === "") continue
      holds(matching, [users, await accepts(only, "listDictionary", { property: "users", query, page_size: 1000 })])
      const two = await call("listDictionary", { property: "users", query, page_size: 1, page_number: 1 })
      shows(pastTheEnd, [users, two], ["result", "length"], query === "no such user" ? 0 : 1)
    }
    await refuses(isThere, "listDictionary", { property: "no-such-dictionary" }, [404])
  }
}

export const dictionaryRules: ReadonlyArray<Scenario> = [dictionaries]
