// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"country-language-id","in":"path","name":"CountryLanguageID","type":"integer","required":true,"description":"The id of the country-language pair in the `CountryLanguages` lookup.","example":9}
const option2: Option = {"option":"question-id","in":"path","name":"QuestionID","type":"integer","required":true,"description":"The id of the question in the question library.","example":43}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listQuestions",
    verb: "GET",
    path: "/Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}",
    summary: "List standard questions",
    description: "Returns the standard questions from the question library for one country-language pair.",
    retry: "safe",
    options: [
      option1
    ],
    rows: "Questions",
    columns: ["IsCoreDemographic","IsFeasibilityFactor","LK_QuestionClassificationID","Name","QuestionID","QuestionText","QuestionType","SurveyUse","__type","AccountID"]
  },
  {
    command: "custom",
    method: "custom",
    form: "list",
    operationId: "listCustomQuestions",
    verb: "GET",
    path: "/Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}",
    summary: "List custom questions",
    description: "Returns the custom questions of the account for one country-language pair.",
    retry: "safe",
    options: [
      option1
    ],
    rows: "Questions",
    columns: ["IsCoreDemographic","IsFeasibilityFactor","LK_QuestionClassificationID","Name","QuestionID","QuestionText","QuestionType","SurveyUse","__type","AccountID"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getQuestion",
    verb: "GET",
    path: "/Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}",
    summary: "Get a question",
    description: "Returns one standard or custom question from the question library.",
    retry: "safe",
    options: [
      option1,
      option2
    ],
    columns: ["ApiResult","ApiResultCode","ApiAccount","AccountType","ApiAccountStatus","AccountCode","ApiMessages","ResultCount","Question.IsCoreDemographic","Question.IsFeasibilityFactor","Question.LK_QuestionClassificationID","Question.Name","Question.QuestionID","Question.QuestionText","Question.QuestionType","Question.SurveyUse","Question.__type","Question.AccountID"]
  },
  {
    command: "options",
    method: "options",
    form: "list",
    operationId: "listQuestionOptions",
    verb: "GET",
    path: "/Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}",
    summary: "List question options",
    description: "Returns the answer options of a question with their precodes.",
    retry: "safe",
    options: [
      option1,
      option2
    ],
    rows: "QuestionOptions",
    columns: ["OptionText","ParentItemText","Precode","QuestionID"]
  }
]
