/**
 * Rules for the filters that restrict the results of a campaign.
 */
import { listOf, memberOf } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { launchStudy } from "./lift.ts"
import { ordered } from "./lookups.ts"

const kinds = condition(
  "demographic-filters-by-kind",
  "Endpoints 21",
  "demo_type and demo_sub_type select filters; without demo_type the base filters are returned.",
  (json, _interaction, all) => {
    const [base, both] = [all[0]?.json, json]
    const names = (value: unknown) => listOf(value, "items").map((item) => String(memberOf(item, "filter_name")))
    const missing = names(base).filter((name) => !names(both).includes(name))
    return missing.length === 0 ? undefined : `${missing.length} base filters are missing`
  }
)

const audiences = textRule(
  "audiences-of-the-draft",
  "Endpoints 22",
  "The target audiences of a launched campaign are those of its draft."
)
const filterValues = condition(
  "values-to-filter-by",
  "Resources: Non-demographic filters object",
  "The filter values are those of the respondents' impressions.",
  (json, _interaction, all) => {
    const pairs = [
      ["creatives", "creative_id"],
      ["placements", "placement_id"],
      ["publishers", "publisher_id"],
      ["dayparts", "daypart"],
      ["media_channels", "media_channel"]
    ] as const
    for (const [list, field] of pairs) {
      const known = JSON.stringify(listOf(json, list))
      for (const record of listOf(all[0]?.json, "items"))
        for (const impression of listOf(record, "impressions")) {
          const value = memberOf(impression, field)
          if (typeof value === "string" && value !== "" && !known.includes(JSON.stringify(value)))
            return `${list} does not have a value of the respondents' impressions`
        }
    }
    return undefined
  }
)

const selected = condition(
  "audiences-are-their-qualifications",
  "Endpoints: Lift filter parameters",
  "A target audience selects the respondents who meet its qualifications; several select the respondents of any of them.",
  (json, _interaction, all) => {
    for (const name of ["exposed_count", "control_count", "in_target_exposed_count"]) {
      const [expected, found] = [memberOf(all[0]?.json, name), memberOf(json, name)]
      if (expected !== found)
        return `${name} is ${String(found)}, and ${String(expected)} by the same demographic filter`
    }
    return undefined
  }
)

const filtering: Scenario = {
  id: "filters-of-a-campaign",
  operations: ["listDemographicFilters", "listTargetAudiences", "getNonDemographicFilters"],
  needsControl: true,
  run: async (context) => {
    const { call, holds, shows } = context
    const gender = (precode: string) => ({
      marketplace_question_id: 43,
      qual_name: "GENDER",
      answer_type: "contains",
      precodes: [precode]
    })
    const target_audiences = [
      {
        target_name: "Women",
        is_default: true,
        qualifications: [gender("2")]
      },
      { target_name: "Men", qualifications: [gender("1")] }
    ]
    const question = {
      question_name: "brand_awareness",
      question_text: "Which?",
      answers: ["A", "B"],
      question_type: "radio",
      target_option_index: 0
    }
    const campaigns_pk = await launchStudy(context, 4, { draft_settings: { questions: [question], target_audiences } })
    const found = await call("listTargetAudiences", { campaigns_pk })
    shows(
      audiences,
      found,
      ["target_audiences"],
      [
        { target_name: "Women", is_default: true },
        { target_name: "Men", is_default: false }
      ]
    )
    const base = await call("listDemographicFilters", { campaigns_pk })
    holds(ordered, base)
    shows(audiences, [base, await call("listDemographicFilters", { campaigns_pk, demo_type: ["base"] })], [], base.json)
    holds(kinds, [base, await call("listDemographicFilters", { campaigns_pk, demo_type: ["base", "taq"] })])
    const records = await call("listRespondents", { campaigns_pk, page_size: 100_000 })
    holds(filterValues, [records, await call("getNonDemographicFilters", { id: campaigns_pk })])
    const questions = await call("listCampaignQuestions", { campaigns_pk })
    const at = { campaigns_pk, questions_pk: memberOf(questions.json, "items", 0, "question", "id") }
    const usual = await call("getQuestionLift", at)
    const id = memberOf(found.json, "target_audiences", 0, "id")
    shows(
      defaultAudience,
      [usual, await call("getQuestionLift", { ...at, target_audience_id__in: [id] })],
      [],
      usual.json
    )
    holds(narrower, [usual, await call("getQuestionLift", { ...at, target_audience_id__in: [0] })])
    const other = memberOf(found.json, "target_audiences", 1, "id")
    for (const [target_audience_id__in, demo_gender__in] of [
      [[id], "2"],
      [[other], "1"],
      [[id, other], "1,2"]
    ] as const) {
      const same = { ...at, target_audience_id__in: [0], demographics: { demo_gender__in } }
      holds(
        selected,
        [await call("getQuestionLift", same), await call("getQuestionLift", { ...at, target_audience_id__in })],
        { at: demo_gender__in }
      )
    }
  }
}

const defaultAudience = textRule(
  "default-audience",
  "Endpoints: Lift filter parameters",
  "Without target_audience_id__in the default target audience is applied."
)
const narrower = condition(
  "audience-opts-out",
  "Endpoints: Lift filter parameters",
  "The value 0 opts out of the default target audience.",
  (json, _interaction, all) => {
    const [some, every] = [all[0]?.json, json].map((each) => Number(memberOf(each, "total_count")))
    return (every ?? 0) > (some ?? 0) ? undefined : `${every} respondents without the audience, ${some} within it`
  }
)

export const audiencesAndFilters: ReadonlyArray<Scenario> = [filtering]
