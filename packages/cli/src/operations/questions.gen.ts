// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"campaigns-pk","in":"path","name":"campaigns_pk","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listCampaignQuestions",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions",
    summary: "List a campaign's questions",
    description: "Returns a campaign's questions with their answers. To request the lift for a question, use the question's `id`.",
    retry: "safe",
    options: [
      option1,
      {"option":"question-id","in":"query","name":"question_id","type":"integer","description":"Include only the question with this `question_id`.","example":31877},
      {"option":"question-id-in","in":"query","name":"question_id__in","type":"array","items":{"type":"integer"},"description":"Include only questions whose `question_id` is in this list.","example":[31877,42]},
      {"option":"question-type","in":"query","name":"question_type","type":"string","description":"Include only questions of this type.","example":"demographic"},
      {"option":"question-type-in","in":"query","name":"question_type__in","type":"array","items":{"type":"string"},"description":"Include only questions of any of these types.","example":["demographic"]}
    ],
    rows: "items",
    columns: ["question.id","question.question_id","question.question_name","question.question_text","question.question_type","question.in_target_answers","question.question_has_predefined_answers","question.kpi_type","answers"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getCampaignQuestion",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}",
    summary: "Get a campaign question",
    description: "Returns one of a campaign's questions, with its answers.",
    retry: "safe",
    options: [
      option1,
      {"option":"id","in":"path","name":"id","type":"integer","required":true,"description":"The id of the question in the campaign. This is the `id` field of the question, not `question_id`.","example":48120}
    ],
    columns: ["question.id","question.question_id","question.question_name","question.question_text","question.question_type","question.in_target_answers","question.question_has_predefined_answers","question.kpi_type","answers"]
  }
]
