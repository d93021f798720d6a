/** The operations on question templates, both for a new draft and for an existing campaign. */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../errors.ts"
import { countryLanguages } from "../lookups/countryLanguages.ts"
import { industries } from "../lookups/industries.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import { type CampaignState, findCampaign } from "../campaigns/CampaignState.ts"
import { foldCase } from "../stringComparison.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import { type Template, templates, toTemplate } from "./templates.ts"

type TemplateQuery = operations["listQuestionTemplates"]["parameters"]["query"]

const categoryOf = (industry: string | undefined): string => (industry ?? "such").toLowerCase()

const matching =
  ({ question_name, question_name__contains, question_name__icontains, question_name__in }: TemplateQuery) =>
  ({ name }: Template): boolean =>
    (question_name === undefined || name === question_name) &&
    (question_name__contains === undefined || name.includes(question_name__contains)) &&
    (question_name__icontains === undefined || foldCase(name).includes(foldCase(question_name__icontains))) &&
    (question_name__in === undefined || question_name__in.includes(name))

const unknownIds = ({ country_language_id, industry_id }: TemplateQuery): Violations => ({
  ...(!countryLanguages.has(country_language_id) && {
    country_language_id: ["There is no country language with this id."]
  }),
  ...(!industries.has(industry_id) && { industry_id: ["There is no industry with this id."] })
})

type TemplateHandlers = Handlers<Pick<operations, "listQuestionTemplates" | "listCampaignQuestionTemplates">>

export const templateHandlers = (state: CampaignState): TemplateHandlers => ({
  listQuestionTemplates: ({ params }) => {
    const violations = unknownIds(params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const words = { category: categoryOf(industries.get(params.industry_id)), brand: "the brand" }
    const found = templates[params.usage].filter(matching(params))
    return { status: 200, body: { items: found.map((each) => toTemplate(each, words)) } }
  },

  listCampaignQuestionTemplates: ({ params: { id, usage } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return notFound
    const { client_name, draft_settings, industry_id } = campaign
    const words = {
      category: categoryOf(industry_id === null ? undefined : industries.get(industry_id)),
      brand: draft_settings.answer_meta?.in_target_brand ?? client_name ?? "the brand"
    }
    return { status: 200, body: templates[usage].map((each) => toTemplate(each, words)) }
  }
})
