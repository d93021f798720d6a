/**
 * Rules for lookups: industries, combinations of country and language, ad servers, partners and question templates.
 */
import { listOf, memberOf } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { create, unknownId } from "./drafts.ts"

const single = textRule(
  "lookup-reads-the-same",
  "Endpoints 10, 11, 16 and 17",
  "An entry of a lookup is the same in the list and by its id."
)
const isThere = textRule("unknown-is-404", "decision errors", "The response for something that does not exist is 404.")
const parameters = textRule(
  "parameters-on-request",
  "Endpoints 16",
  "Query parameters of ad servers are present only if include_parameters is true."
)
const templates = textRule(
  "template-filters",
  "Endpoints 14",
  "A filter of the question templates returns those that match."
)
const partners = textRule("partners-by-channel", "Endpoints 19", "Partners are returned for each requested channel.")
const excluded = textRule(
  "targeted-recruitment-excluded",
  "Endpoints 12",
  "exclude_targeted_recruitment omits the questions by which recruitment is targeted."
)

const supporting = condition(
  "country-languages-support-channels",
  "Endpoints 10",
  "A filter on channels returns only the country languages that support all of them.",
  (json, { call }, all) => {
    const wanted = (call.query.find(([name]) => name === "channels")?.[1] ?? "")
      .split(",")
      .filter((each) => each !== "")
    const expected = listOf(all[0]?.json, "items").filter((item) =>
      wanted.every((channel) => listOf(item, "supported_channels").includes(channel))
    ).length
    const found = listOf(json, "items").filter((item) =>
      wanted.every((channel) => listOf(item, "supported_channels").includes(channel))
    ).length
    return found === expected && found === listOf(json, "items").length
      ? undefined
      : `${listOf(json, "items").length} are returned; ${expected} support them`
  }
)

const typed = condition(
  "tag-types",
  "Endpoints 18",
  "A filter on tag types returns the parameters of these types; without it, all parameters are returned.",
  (json, { call }, all) => {
    const wanted = (call.query.find(([name]) => name === "tag_type__in")?.[1] ?? "")
      .split(",")
      .filter((each) => each !== "")
    const of = (items: ReadonlyArray<unknown>) =>
      items.filter((item) => wanted.length === 0 || wanted.includes(String(memberOf(item, "tag_type"))))
    const expected = of(listOf(all[0]?.json, "items")).map((item) => memberOf(item, "id"))
    const found = listOf(json, "items").map((item) => memberOf(item, "id"))
    return JSON.stringify(expected) === JSON.stringify(found)
      ? undefined
      : `${found.length} are returned; ${expected.length} are of these types`
  }
)

const serverParameters = condition(
  "ad-server-parameters",
  "Endpoints 17",
  "An ad server has the query parameters of the requested tag types, and all parameters without the filter.",
  (json, _interaction, all) => {
    const keys = listOf(all[0]?.json, "items").map((item) => memberOf(item, "query_key"))
    const found = listOf(json, "query_parameters").map((item) => memberOf(item, "query_parameter"))
    return JSON.stringify(keys) === JSON.stringify(found)
      ? undefined
      : `it has ${found.length} parameters, not the ${keys.length} of the lookup`
  }
)

export const ordered = condition("unique-ids", "Resources", "The ids of a lookup are unique.", (json) => {
  const items = listOf(json, "items")
  const ids = items.map((item) =>
    JSON.stringify([memberOf(item, "id"), memberOf(item, "filter_name"), memberOf(item, "question_id")])
  )
  return new Set(ids).size === ids.length ? undefined : "an id occurs twice"
})

const types = ["standard", "extra", "ad_server", "custom"]

const reading: Scenario = {
  id: "lookups",
  operations: [
    "listIndustries",
    "listCountryLanguages",
    "getCountryLanguage",
    "listCountryLanguageQuestions",
    "listCountryLanguageQuestionOptions",
    "listAdServers",
    "getAdServer",
    "listTagQueryParameters",
    "listS2sPartners",
    "listQuestionTemplates",
    "listCampaignQuestionTemplates",
    "listTargetedRecruitmentOptions"
  ],
  run: async (context) => {
    const { call, holds, refuses, shows } = context
    holds(ordered, await call("listIndustries"))
    const languages = await call("listCountryLanguages")
    holds(ordered, languages)
    for (const channels of [["digital"], ["linear_tv"], ["linear_tv", "digital"]])
      holds(supporting, [languages, await call("listCountryLanguages", { channels })])
    for (const item of listOf(languages.json, "items").slice(0, 5)) {
      const id = memberOf(item, "id")
      shows(single, [languages, await call("getCountryLanguage", { id })], [], item)
    }
    const questions = await call("listCountryLanguageQuestions", { id: 9 })
    const fewer = await call("listCountryLanguageQuestions", { id: 9, exclude_targeted_recruitment: true })
    const draft = await create(context)
    const options = await call("listTargetedRecruitmentOptions", { id: draft })
    const targeted = listOf(options.json).map((each) => memberOf(each, "id"))
    const rest = listOf(questions.json, "questions").filter((each) => !targeted.includes(memberOf(each, "question_id")))
    shows(excluded, [questions, fewer], ["questions"], rest)
    shows(
      excluded,
      [questions, await call("listCountryLanguageQuestions", { id: 9, exclude_targeted_recruitment: false })],
      ["questions"],
      listOf(questions.json, "questions")
    )
    for (const item of listOf(questions.json, "questions").slice(0, 4)) {
      const question_id = memberOf(item, "question_id")
      shows(
        single,
        await call("listCountryLanguageQuestionOptions", { id: 9, question_id }),
        ["question_options", 0, "question_id"],
        question_id
      )
    }
    await refuses(isThere, "getCountryLanguage", { id: 987_654 }, [404])
    await refuses(isThere, "listCountryLanguageQuestions", { id: 987_654 }, [404])
    await refuses(
      isThere,
      "listCountryLanguageQuestionOptions",
      { id: 987_654, question_id: memberOf(questions.json, "questions", 0, "question_id") },
      [404]
    )
    await refuses(isThere, "listCountryLanguageQuestionOptions", { id: 9, question_id: 987_654 }, [404])
    const servers = await call("listAdServers", { include_parameters: true })
    for (const query of [{}, { include_parameters: false }])
      shows(parameters, await call("listAdServers", query), ["items", 0, "query_parameters"], undefined)
    const tags = await call("listTagQueryParameters")
    for (const [index, item] of listOf(servers.json, "items").entries()) {
      const id = String(memberOf(item, "id"))
      const one = await call("getAdServer", { id })
      shows(single, [servers, one], [], item)
      if (index < 2) holds(serverParameters, [tags, one])
    }
    await refuses(isThere, "getAdServer", { id: "987654" }, [404])
    for (const asked of [...types.map((each) => [each]), ["standard", "custom"]]) {
      const some = await call("listTagQueryParameters", { tag_type__in: asked })
      holds(typed, [tags, some])
      holds(serverParameters, [some, await call("getAdServer", { id: "2", tag_type__in: asked })])
    }
    const two = await call("listS2sPartners", { channels: ["linear_tv", "digital"] })
    for (const [index, channel] of ["linear_tv", "digital"].entries()) {
      const one = await call("listS2sPartners", { channels: [channel] })
      shows(partners, [two, one], ["items"], [memberOf(two.json, "items", index)])
    }
    for (const usage of ["lift", "baseline", "extra", "social", "ots"]) {
      const base = { usage, country_language_id: 9, industry_id: 1 }
      const all = await call("listQuestionTemplates", base)
      const name = String(memberOf(all.json, "items", 0, "question_name"))
      const first = memberOf(all.json, "items", 0)
      const others = listOf(all.json, "items").filter((each) => memberOf(each, "question_name") === name)
      const part = name.slice(1)
      shows(templates, [all, await call("listQuestionTemplates", { ...base, question_name: name })], ["items"], others)
      shows(templates, [all, await call("listQuestionTemplates", { ...base, question_name: part })], ["items"], [])
      shows(
        templates,
        [all, await call("listQuestionTemplates", { ...base, question_name__in: [name] })],
        ["items"],
        others
      )
      shows(
        templates,
        [all, await call("listQuestionTemplates", { ...base, question_name__contains: part })],
        ["items", 0],
        first
      )
      shows(
        templates,
        [all, await call("listQuestionTemplates", { ...base, question_name__contains: name.toUpperCase() })],
        ["items"],
        []
      )
      shows(
        templates,
        [all, await call("listQuestionTemplates", { ...base, question_name__icontains: part.toUpperCase() })],
        ["items", 0],
        first
      )
      if (usage === "extra") continue
      const own = await call("listCampaignQuestionTemplates", { id: draft, usage })
      shows(templates, [all, own], ["length"], listOf(all.json, "items").length)
    }
    await refuses(
      templates,
      "listQuestionTemplates",
      { usage: "lift", country_language_id: 987_654, industry_id: 1 },
      [400]
    )
    await refuses(
      templates,
      "listQuestionTemplates",
      { usage: "lift", country_language_id: 9, industry_id: 987_654 },
      [400]
    )
    for (const operation of [
      "listCampaignQuestionTemplates",
      "listTargetedRecruitmentOptions",
      "getNonDemographicFilters"
    ])
      await refuses(isThere, operation, { id: unknownId, usage: "lift" }, [404])
    for (const operation of [
      "listTargetAudiences",
      "listDemographicFilters",
      "listCampaignRespondentCsvColumns",
      "listRespondents",
      "exportRespondentsCsv"
    ])
      await refuses(isThere, operation, { campaigns_pk: unknownId }, [404])
  }
}

export const lookups: ReadonlyArray<Scenario> = [reading]
