/**
 * Rules for lookups and the question library.
 */
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"

const bundle = condition(
  "bundled-lookups",
  "Endpoints 1",
  "The arrays of the requested options are filled, and all other arrays are empty.",
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
      if (new Set(ids).size !== ids.length) return `an id of ${name} occurs twice`
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
  "A successful response has the codes 0 and the number of its results; the envelope names the account.",
  (json, interaction) => {
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
      : `ResultCount is ${textAt(interaction.json, "ResultCount")} with ${expected} results`
  }
)

const single = textRule(
  "question-reads-the-same",
  "Endpoints 4 to 7",
  "A question is the same in the list and by its id."
)
const own = condition(
  "options-of-the-question",
  "Endpoints 7",
  "The options of a question belong to it, and their precodes are unique.",
  (json, { call }) => {
    const id = Number(call.path.split("/").at(-1))
    const all = listOf(json, "QuestionOptions")
    if (all.some((each) => textAt(each, "OptionText") === "")) return "an option has no text"
    if (all.some((each) => memberOf(each, "QuestionID") !== id)) return "an option belongs to another question"
    const precodes = all.map((each) => textAt(each, "Precode"))
    return new Set(precodes).size === precodes.length ? undefined : "a precode occurs twice"
  }
)
export const isThere = textRule(
  "unknown-is-404",
  "Errors: General HTTP status codes",
  "The response for something that does not exist is 404."
)
const inEachLanguage = textRule(
  "questions-in-each-language",
  "Endpoints 6",
  "A question of the library can be read in each of the country languages."
)
const custom = condition(
  "custom-questions",
  "Resources: Question (library)",
  "Custom questions of the account have its AccountID.",
  (json) => {
    const without = listOf(json, "Questions").filter((each) => memberOf(each, "AccountID") === undefined)
    if (listOf(json, "Questions").some((each) => textAt(each, "QuestionText") === "" || textAt(each, "Name") === ""))
      return "a question has no text or name"
    return without.length === 0 ? undefined : `${without.length} questions have no AccountID`
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
  run: async ({ accepts, call, holds, refuses, shows }) => {
    for (const Bundle of [...options, "Countries,StudyTypes", options.join(",")]) {
      const found = await call("getBundledLookups", { Bundle })
      holds(bundle, found)
      holds(entries, found)
      holds(envelope, found)
    }
    await refuses(
      textRule("bundle-of-known-options", "Endpoints 1", "A bundle names at least one of the options."),
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
    const languages = await call("getBundledLookups", { Bundle: "CountryLanguages" })
    const asked = memberOf(questions.json, "Questions", 0, "QuestionID")
    for (const language of listOf(languages.json, "AllCountryLanguages")) {
      const CountryLanguageID = memberOf(language, "Id")
      const one = await accepts(inEachLanguage, "getQuestion", { CountryLanguageID, QuestionID: asked })
      shows(single, [questions, one], ["Question", "QuestionID"], asked)
    }
    const customs = await call("listCustomQuestions", { CountryLanguageID: 9 })
    holds(custom, customs)
    holds(envelope, customs)
    for (const item of listOf(customs.json, "Questions").slice(0, 4)) {
      const of = await call("listQuestionOptions", { CountryLanguageID: 9, QuestionID: memberOf(item, "QuestionID") })
      holds(own, of)
    }
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

export const exchangeLookups: ReadonlyArray<Scenario> = [reading]
