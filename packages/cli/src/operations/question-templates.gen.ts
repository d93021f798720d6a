// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation } from "./Operation.ts"

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listQuestionTemplates",
    verb: "GET",
    path: "/api/impact-measurement/v1/question-templates",
    summary: "List question templates",
    description: "Returns the question templates for one purpose, one country-language pair and one industry. Draft questions are created from templates.",
    retry: "safe",
    options: [
      {"option":"usage","in":"query","name":"usage","type":"string","enum":["lift","baseline","extra","social","ots"],"required":true,"description":"The purpose of the questions that are created from the templates.","example":"lift"},
      {"option":"country-language-id","in":"query","name":"country_language_id","type":"integer","required":true,"description":"The id of the country-language pair.","example":9},
      {"option":"industry-id","in":"query","name":"industry_id","type":"integer","required":true,"description":"The id of the industry.","example":12},
      {"option":"question-name","in":"query","name":"question_name","type":"string","description":"Include only question templates with this name.","example":"brand_awareness"},
      {"option":"question-name-contains","in":"query","name":"question_name__contains","type":"string","description":"Include only question templates whose name contains this string. The comparison is case-sensitive.","example":"brand"},
      {"option":"question-name-icontains","in":"query","name":"question_name__icontains","type":"string","description":"Include only question templates whose name contains this string, ignoring case.","example":"BRAND"},
      {"option":"question-name-in","in":"query","name":"question_name__in","type":"array","items":{"type":"string"},"description":"Include only question templates with any of these names.","example":["brand_awareness","purchase_intent"]}
    ],
    rows: "items",
    columns: ["question_text","question_name","question_version","kpi_type","custom_question_text","is_custom_question_text","max_sel","answers","replaceable_answers","none_of_the_above_answer","refuse_to_answer","dont_know_answer","other_answer","anchored_answer","randomize","order","default","question_type","target_option_index","multi_target_option_index","use_answer_meta","use_question_meta","enable_skip_logic","question_text_template","fields","columns","rows","multi_level_target_option_index","allowed_question_types","allowed_question_properties","required","has_retrievable_answers"]
  },
  {
    command: "of-campaign",
    method: "ofCampaign",
    form: "list",
    operationId: "listCampaignQuestionTemplates",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{id}/question-templates",
    summary: "List a campaign's question templates",
    description: "Returns the question templates that match the current setup of a campaign. Templates for extra questions are not returned.",
    retry: "safe",
    options: [
      {"option":"id","in":"path","name":"id","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"},
      {"option":"usage","in":"query","name":"usage","type":"string","enum":["lift","baseline","social","ots"],"required":true,"description":"The purpose of the questions that are created from the templates.","example":"baseline"}
    ],
    columns: ["question_text","question_name","question_version","kpi_type","custom_question_text","is_custom_question_text","max_sel","answers","replaceable_answers","none_of_the_above_answer","refuse_to_answer","dont_know_answer","other_answer","anchored_answer","randomize","order","default","question_type","target_option_index","multi_target_option_index","use_answer_meta","use_question_meta","enable_skip_logic","question_text_template","fields","columns","rows","multi_level_target_option_index","allowed_question_types","allowed_question_properties","required","has_retrievable_answers"]
  }
]
