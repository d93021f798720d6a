/**
 * Lists the demographic filters that are available for a campaign's lift.
 *
 * `base` filters exist in every study. `taq` filters are derived from the screening questions of the campaign's target audiences. If the request
 * contains `demo_sub_type`, the list contains only the filters that also exist in television data. The meaning of the types is inferred.
 */
import { indexOf, demographics } from "../lookups/demographics.ts"
import { type ScreeningQuestion, screeningQuestions } from "../lookups/screeningQuestions.ts"
import type { Campaign } from "../campaigns/Campaign.ts"
import type { DemographicFilter, DemographicFilterValue } from "@fieldwork/specs/brand-lift/schema"

export type DemoType = "base" | "taq"

const onTelevision = ["demo_age", "demo_gender"]

const valuesOf = ({ filterName, options, type }: ScreeningQuestion): Array<DemographicFilterValue> => {
  if (type !== "numeric") {
    return options.map(({ precode, text }) => ({
      label: text,
      short_label: text,
      type: "option",
      value: String(precode)
    }))
  }
  const { buckets = [] } = demographics[indexOf.get(filterName) ?? -1] ?? {}
  return buckets.map(({ high, label, low }) => ({ label, short_label: label, type: "range", value: `${low},${high}` }))
}

const toFilter = (
  question: ScreeningQuestion,
  demo_type: DemoType,
  { country_language_id }: Campaign
): DemographicFilter => {
  const values = valuesOf(question)
  return {
    label: question.name,
    filter_name: question.filterName,
    marketplace_name: question.name,
    marketplace_question_type: question.type,
    values,
    country_language_id: String(country_language_id),
    demo_type,
    bucket_map: JSON.stringify(Object.fromEntries(values.map(({ label = "", value }) => [label, value]))),
    bucket_enabled: question.type === "numeric"
  }
}

/** Returns the screening questions of the campaign's audiences, except the demographic questions, in the order of their first occurrence. */
const audienceQuestionsOf = ({
  draft_settings: { target_audiences = [] }
}: Campaign): ReadonlyArray<ScreeningQuestion> => {
  const ids = target_audiences.flatMap(({ qualifications = [] }) =>
    qualifications.map(({ marketplace_question_id = 0 }) => marketplace_question_id)
  )
  return [...new Set(ids)].flatMap((id) => screeningQuestions.get(id) ?? []).filter((_) => !indexOf.has(_.filterName))
}

export const filtersOf = (
  campaign: Campaign,
  types: ReadonlyArray<DemoType>,
  subTypes: ReadonlyArray<string>
): ReadonlyArray<DemographicFilter> => {
  const base = [...screeningQuestions.values()].filter(({ filterName }) => indexOf.has(filterName))
  const all = [
    ...(types.includes("base") ? base.map((each) => toFilter(each, "base", campaign)) : []),
    ...(types.includes("taq") ? audienceQuestionsOf(campaign).map((each) => toFilter(each, "taq", campaign)) : [])
  ]
  return subTypes.length === 0 ? all : all.filter(({ filter_name = "" }) => onTelevision.includes(filter_name))
}
