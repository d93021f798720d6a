/**
 * Lookups, dictionaries and the question library.
 */
import { asText, type Exchange, listOf, memberOf, textAt } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, words } from "../words.ts"

const bundle = condition(
  "bundled-lookups",
  "Endpoints 1",
  "The arrays of the options that were requested are there, and those of all others are empty.",
  (json, { call }) => {
    const asked = decodeURIComponent(call.path.split("/").at(-1) ?? "")
      .split(",")
      .map((name) => `All${name}`)
    for (const [name, value] of Object.entries(Object(json) as object)) {
      if (!name.startsWith("All") || !Array.isArray(value)) continue
      if (asked.includes(name) && value.length === 0) return `${name} is empty`
      if (!asked.includes(name) && value.length > 0) return `${name} is not empty`
    }
    return undefined
  }
)

const entries = condition(
  "lookup-entries",
  "Resources: Lookup entry",
  "Ids and codes of a lookup are unique.",
  (json) => {
    for (const [name, value] of Object.entries(Object(json) as object)) {
      if (!name.startsWith("All") || !Array.isArray(value)) continue
      const ids = value.map((entry) => textAt(entry, "Id"))
      if (new Set(ids).size !== ids.length) return `${name} has an id twice`
    }
    return undefined
  }
)

const options = [
  "Countries",
  "CountryLanguages",
  "Industries",
  "SampleTypes",
  "StudyTypes",
  "SupplierLinkTypes",
  "SurveyStatuses",
  "BidProbabilities",
  "BidStatuses",
  "ProposalTypes",
  "CategoryLockOutDurations",
  "QuestionClassifications",
  "SupplierPreferenceTypes",
  "SupplierRequestStatuses",
  "ThirdPartyServices"
]

export const envelope = condition(
  "legacy-envelope",
  "General rules, Legacy response envelope",
  "A success has the codes 0 and counts its results; the envelope names the account.",
  (json, exchange) => {
    if (memberOf(json, "ApiResult") === undefined) return undefined
    for (const name of ["ApiResult", "ApiResultCode"])
      if (memberOf(json, name) !== 0) return `${name} is ${textAt(json, name)}`
    const list = Object.entries(Object(json) as object).find(
      ([name, value]) => Array.isArray(value) && name !== "ApiMessages" && !name.startsWith("All")
    )
    const own = Object.entries(Object(json) as object).find(
      ([name, value]) =>
        /^(?:Question|Survey|SupplierLink|SupplierAllocationSurvey)$/.test(name) && typeof value === "object"
    )
    const expected = list !== undefined ? (list[1] as ReadonlyArray<unknown>).length : own === undefined ? undefined : 1
    const count = memberOf(json, "ResultCount")
    return expected === undefined || count === expected
      ? undefined
      : `ResultCount is ${textAt(exchange.json, "ResultCount")} with ${expected} results`
  }
)

const single = words(
  "question-reads-the-same",
  "Endpoints 4 to 7",
  "A question reads the same in the list and by its id."
)
const own = condition(
  "options-of-the-question",
  "Endpoints 7",
  "The options of a question are its own, and their precodes are unique.",
  (json, { call }) => {
    const id = Number(call.path.split("/").at(-1))
    const all = listOf(json, "QuestionOptions")
    if (all.some((each) => memberOf(each, "QuestionID") !== id)) return "an option belongs to another question"
    const precodes = all.map((each) => textAt(each, "Precode"))
    return new Set(precodes).size === precodes.length ? undefined : "a precode is there twice"
  }
)
const isThere = words(
  "unknown-is-404",
  "Errors: General HTTP status codes",
  "What does not exist is answered with 404."
)
const custom = condition(
  "custom-questions",
  "Resources: Question (library)",
  "Custom questions of the account carry its AccountID.",
  (json) => {
    const without = listOf(json, "Questions").filter((each) => memberOf(each, "AccountID") === undefined)
    return without.length === 0 ? undefined : `${without.length} questions have none`
  }
)

const reading: Scenario = {
  id: "exchange-lookups",
  operations: [
    "getBundledLookups",
    "listQuestions",
    "listCustomQuestions",
    "getQuestion",
    "listQuestionOptions",
    "listSuppliers",
    "listBusinessUnits"
  ],
  run: async ({ call, holds, refuses, shows }) => {
    for (const Bundle of [...options, "Countries,StudyTypes", options.join(",")]) {
      const found = await call("getBundledLookups", { Bundle })
      holds(bundle, found)
      holds(entries, found)
      holds(envelope, found)
    }
    await refuses(
      words("bundle-of-known-options", "Endpoints 1", "A bundle names at least one of the options."),
      "getBundledLookups",
      { Bundle: "NoSuchLookup" },
      [400]
    )
    for (const operation of ["listSuppliers", "listBusinessUnits"]) holds(envelope, await call(operation))
    const questions = await call("listQuestions", { CountryLanguageID: 9 })
    holds(envelope, questions)
    for (const item of listOf(questions.json, "Questions").slice(0, 6)) {
      const QuestionID = memberOf(item, "QuestionID")
      const one = await call("getQuestion", { CountryLanguageID: 9, QuestionID })
      shows(single, [questions, one], ["Question"], item)
      holds(envelope, one)
      const of = await call("listQuestionOptions", { CountryLanguageID: 9, QuestionID })
      holds(own, of)
      holds(envelope, of)
    }
    const customs = await call("listCustomQuestions", { CountryLanguageID: 9 })
    holds(custom, customs)
    holds(envelope, customs)
    const first = memberOf(customs.json, "Questions", 0)
    if (first !== undefined)
      shows(
        single,
        [customs, await call("getQuestion", { CountryLanguageID: 9, QuestionID: memberOf(first, "QuestionID") })],
        ["Question"],
        first
      )
    const known = memberOf(questions.json, "Questions", 0, "QuestionID")
    for (const operation of ["getQuestion", "listQuestionOptions"]) {
      await refuses(isThere, operation, { CountryLanguageID: 9, QuestionID: 987_654_321 }, [404])
      await refuses(isThere, operation, { CountryLanguageID: 987_654_321, QuestionID: known }, [404])
    }
  }
}

const page = condition(
  "dictionary-pages",
  "Endpoints 8",
  "Pages of a dictionary are numbered from 1, have page_size entries and the total, and together they are the whole.",
  (json, _exchange, all) => {
    const [whole, ...pages] = all
    const total = memberOf(whole?.json, "total")
    const different = pages.find((each: Exchange) => memberOf(each.json, "total") !== total)
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
  "query finds the users whose name or e-mail address contains it.",
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

const pastTheEnd = words(
  "dictionary-page-size",
  "Endpoints 8",
  "A page has at most page_size entries, none past the end, and the total of the dictionary."
)
const only = words("query-of-users-only", "Endpoints 8", "query is accepted for users only.")

/** From the document's table of errors. */
const table: Readonly<Record<string, number>> = {
  a01: 500,
  s01: 500,
  s02: 500,
  s03: 500,
  s04: 500,
  s05: 500,
  s06: 504,
  s07: 500,
  v01: 400,
  v02: 400,
  v03: 404,
  v04: 404,
  v05: 405,
  v06: 400,
  v07: 400,
  v08: 400,
  v09: 400,
  v10: 400,
  v11: 400,
  v12: 400,
  v13: 400,
  v14: 400,
  v15: 400,
  v16: 400,
  v19: 400
}

const details: Readonly<Record<string, ReadonlyArray<string>>> = {
  v01: ["field"],
  v02: ["field", "denominator"],
  v04: ["type", "id"],
  v06: ["field", "type"],
  v07: ["field", "min", "max"],
  v08: ["field", "pattern"],
  v09: ["field"],
  v10: ["field"],
  v11: ["field", "options"],
  v12: ["field"],
  v13: ["field"],
  v14: ["field", "min_length", "max_length"],
  v19: ["fields", "survey_id"]
}

const errors = condition(
  "table-of-errors",
  "Errors, Beta error body",
  "The list of errors has every code of the table with its status and the keys of its detail.",
  (json) => {
    for (const [code, status] of Object.entries(table)) {
      const entry = listOf(json, "result").find((each) => memberOf(each, "error_code") === code)
      if (entry === undefined) return `${code} is missing`
      if (memberOf(entry, "http_status") !== status)
        return `${code} has the status ${textAt(entry, "http_status")}, not ${status}`
      if (
        JSON.stringify(listOf(entry, "detail").map(asText).toSorted()) !==
        JSON.stringify((details[code] ?? []).toSorted())
      )
        return `${code} has other keys of detail`
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
        const pages: Array<Exchange> = []
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

export const exchangeLookups: ReadonlyArray<Scenario> = [reading, dictionaries]
