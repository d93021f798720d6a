// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"id","in":"path","name":"id","type":"integer","required":true,"description":"The id of the country-language pair.","example":9}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listCountryLanguages",
    verb: "GET",
    path: "/api/impact-measurement/v1/country-languages",
    summary: "List country-language pairs",
    description: "Returns the country-language pairs that are available for recruiting respondents. The `country_language_id` field of a campaign contains the id of a pair.",
    retry: "safe",
    options: [
      {"option":"channels","in":"query","name":"channels","type":"array","items":{"type":"string","enum":["linear_tv","digital"]},"description":"Include only country-language pairs that support these channels. Default: all pairs.","example":["digital"]}
    ],
    rows: "items",
    columns: ["id","country_id","country_name","language_id","language_name","locale","weighting_targets_baseline_id","supported_channels","continent","weighting_targets_baseline_map","ietf_language_tag"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getCountryLanguage",
    verb: "GET",
    path: "/api/impact-measurement/v1/country-languages/{id}",
    summary: "Get a country-language pair",
    description: "Returns one country-language pair.",
    retry: "safe",
    options: [
      option1
    ],
    columns: ["id","country_id","country_name","language_id","language_name","locale","weighting_targets_baseline_id","supported_channels","continent","weighting_targets_baseline_map","ietf_language_tag"]
  },
  {
    command: "questions",
    method: "questions",
    form: "list",
    operationId: "listCountryLanguageQuestions",
    verb: "GET",
    path: "/api/impact-measurement/v1/country-languages/{id}/questions",
    summary: "List the screening questions for a country-language pair",
    description: "Returns the screening questions that qualifications can use for one country-language pair.",
    retry: "safe",
    options: [
      option1,
      {"option":"exclude-targeted-recruitment","in":"query","name":"exclude_targeted_recruitment","type":"boolean","description":"Whether to exclude questions for targeted recruitment.","example":true}
    ],
    rows: "questions",
    columns: ["name","question_id","question_text","question_type"]
  },
  {
    command: "question-options",
    method: "questionOptions",
    form: "list",
    operationId: "listCountryLanguageQuestionOptions",
    verb: "GET",
    path: "/api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options",
    summary: "List the options of a screening question",
    description: "Returns the answer options of a screening question, with the precodes that qualifications use.",
    retry: "safe",
    options: [
      option1,
      {"option":"question-id","in":"path","name":"question_id","type":"integer","required":true,"description":"The id of the screening question.","example":43}
    ],
    rows: "question_options",
    columns: ["option_text","precode","question_id"]
  }
]
