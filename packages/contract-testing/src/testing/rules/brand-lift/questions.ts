/**
 * Rules for the questions of a study: grid questions, metrics, templates, and the columns of questions in the CSV.
 */
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { create } from "./drafts.ts"
import { launchStudy } from "./lift.ts"

const asked = textRule(
  "survey-asks-the-draft",
  "Endpoints 7 and 25",
  "The questions of a launched campaign are those of its draft, in its order and with its answers."
)
const measured = condition(
  "measured-questions",
  "Resources: Question",
  "A question that is measured has a kpi_type and answers in target; the ids of answers are unique.",
  (json) => {
    const ids = listOf(json, "items").flatMap((item) =>
      listOf(item, "answers").map((each) => memberOf(each, "answer_id"))
    )
    if (new Set(ids).size !== ids.length) return "an answer_id occurs twice"
    for (const item of listOf(json, "items")) {
      const kpi = memberOf(item, "question", "kpi_type")
      if (kpi !== undefined && (typeof kpi !== "string" || kpi === "")) return "a kpi_type is empty"
      const targets = listOf(item, "question", "in_target_answers")
      const own = listOf(item, "answers").map((each) => memberOf(each, "answer_id"))
      if (targets.some((each) => !own.includes(each))) return "an answer in target is not one of the question"
    }
    return undefined
  }
)
const template = condition(
  "templates-of-measured-questions",
  "Resources: Question template",
  "A template has a kpi_type if and only if it has an answer in target, and a text for each option that it offers.",
  (json) => {
    for (const item of Array.isArray(json) ? (json as ReadonlyArray<unknown>) : listOf(json, "items")) {
      const [kpi, target] = [memberOf(item, "kpi_type"), memberOf(item, "target_option_index")]
      if ((kpi === undefined) !== (target === undefined))
        return `${textAt(item, "question_name")} has ${kpi === undefined ? "a target and no kpi_type" : "a kpi_type and no target"}`
      const texts = [textAt(item, "question_text"), textAt(item, "question_text_template")]
      if (texts.some((text) => text === "")) return `${textAt(item, "question_name")} has no text`
      const fields = listOf(item, "fields")
      const expected = fields.reduce<string>(
        (text, field) => text.replaceAll(`{${textAt(field, "name")}}`, textAt(field, "value")),
        textAt(item, "question_text_template")
      )
      if (expected !== textAt(item, "question_text")) return "question_text is not the template with its fields"
      const offers = listOf(item, "allowed_question_properties")
      const hasNone = memberOf(item, "none_of_the_above_answer") !== undefined
      if (hasNone && !offers.includes("none of the above"))
        return "it has a none-of-the-above answer, which it does not allow"
      if (memberOf(item, "use_answer_meta") === true && !hasNone)
        return "it lists brands and has no none-of-the-above answer"
    }
    return undefined
  }
)
const columns = condition(
  "csv-columns-of-questions",
  "Endpoints 24",
  "The columns of a campaign are those of every campaign and one column per question that is not demographic.",
  (json, _interaction, all) => {
    const keys = listOf(json, "items").map((item) => textAt(item, "csv_column_key"))
    const common = listOf(all[0]?.json, "items").map((item) => textAt(item, "csv_column_key"))
    if (new Set(keys).size !== keys.length) return "a csv_column_key occurs twice"
    const absent = common.filter((key) => !keys.includes(key))
    if (absent.length > 0) return `${absent.join(", ")} are missing`
    const names = listOf(all[1]?.json, "items")
      .filter((item) => textAt(item, "question", "question_type") !== "demographic")
      .map((item) => textAt(item, "question", "question_name"))
    const missing = names.filter((name) => !keys.includes(name))
    return missing.length === 0 ? undefined : `there is no column for ${missing.join(", ")}`
  }
)
const named = condition(
  "csv-columns-of-records",
  "Endpoints 24",
  "Each field of a respondent record has a column of the same name.",
  (json, _interaction, all) => {
    const keys = listOf(json, "items").map((item) => textAt(item, "csv_column_key"))
    const record = listOf(all[0]?.json, "items").find((item) => listOf(item, "impressions").length > 0)
    const fields = ["publisher_id", "placement_id", "creative_id", "ad_channel", "daypart"].filter(
      (name) => memberOf(record, "impressions", 0, name) !== undefined
    )
    const people = ["respondent_id", "group", "weight", "frequency"].filter(
      (name) => memberOf(record, "respondent", name) !== undefined
    )
    const missing = [...people, ...fields].filter((name) => !keys.includes(name))
    return missing.length === 0 ? undefined : `there is no column ${missing.join(", ")}`
  }
)
/** Splits a CSV line into cells. The line must not contain quotes. */
const cellsOf = (line: string): ReadonlyArray<string> => line.split(",")

const cells = condition(
  "csv-shows-the-records",
  "Endpoints 30",
  "Each row of the CSV has a cell for each column, with the value of that field in the record.",
  (_json, { received }, all) => {
    const [header = "", ...rows] = received.body.trimEnd().split(/\r?\n/)
    const names = cellsOf(header)
    for (const [index, record] of listOf(all[0]?.json, "items").entries()) {
      const row = rows[index] ?? ""
      if (row.includes('"')) continue
      const own = cellsOf(row)
      if (own.length !== names.length) return `a row has ${own.length} cells for ${names.length} columns`
      for (const name of ["respondent_id", "group", "frequency", "weight"]) {
        const [cell, value] = [own[names.indexOf(name)], textAt(record, "respondent", name)]
        if (cell !== undefined && value !== "" && cell !== value && Number(cell) !== Number(value))
          return `${name} is not the value in the record`
      }
      for (const name of ["publisher_id", "placement_id", "creative_id", "ad_channel", "daypart"]) {
        const cell = own[names.indexOf(name)]
        const values = listOf(record, "impressions").map((each) => textAt(each, name))
        if (cell !== undefined && values.some((value) => !cell.includes(value)))
          return `${name} does not show the impressions of the record`
      }
    }
    return undefined
  }
)
const ids = condition(
  "csv-columns-for-an-id",
  "Endpoints 24",
  "The id for which the columns are requested is the only id among the default columns.",
  (json, { call }) => {
    const wanted = call.query.find(([name]) => name === "columns_for")?.[1] ?? "respondent_id"
    const found = listOf(json, "items")
      .filter((item) => memberOf(item, "default") === true)
      .map((item) => textAt(item, "csv_column_key"))
      .filter((key) => /^(?:respondent|session|survey)_id$/.test(key))
    return found.join() === wanted ? undefined : `the default ids are ${found.join(", ")}`
  }
)
const recruited = condition(
  "recruitment-by-questions",
  "Endpoints 12 and 13",
  "Recruitment is targeted by screening questions of the language.",
  (json, _interaction, all) => {
    const known = listOf(all[0]?.json, "questions").map((each) => memberOf(each, "question_id"))
    const strange = listOf(json).filter((each) => !known.includes(memberOf(each, "id")))
    return strange.length === 0 ? undefined : `${strange.length} are not in the list of questions`
  }
)

const answered = condition(
  "grids-are-answered-row-by-row",
  "Resources: Draft question",
  "A respondent who answers a grid gives one answer in each of its rows.",
  (json, _interaction, all) => {
    const question = memberOf(all[0]?.json, "items", 1, "question", "question_id")
    const ids = listOf(all[0]?.json, "items", 1, "answers").map((each) => memberOf(each, "answer_id"))
    for (const record of listOf(json, "items")) {
      const response = listOf(record, "responses").find((each) => memberOf(each, "question_id") === question)
      const rows = listOf(response, "answer_ids").map((id) => Math.floor(ids.indexOf(id) / grid.columns.length))
      const isWhole = rows.length === grid.rows.length && new Set(rows).size === rows.length && !rows.includes(-1)
      if (response !== undefined && !isWhole) return `the answers are in the rows ${rows.join(", ")}`
    }
    return undefined
  }
)

const grid = {
  question_name: "brand_image",
  question_text: "Which of these fits?",
  question_type: "radio",
  rows: [{ text: "Fresh" }, { text: "Cheap" }],
  columns: [{ text: "Yes" }, { text: "No" }, { text: "Unsure" }],
  multi_level_target_option_index: { 0: [0], 1: [0, 2] }
}

const surveying: Scenario = {
  id: "questions-of-a-study",
  operations: [
    "launchCampaign",
    "listCampaignQuestions",
    "listQuestionTemplates",
    "listCampaignQuestionTemplates",
    "listRespondentCsvColumns",
    "listCampaignRespondentCsvColumns",
    "exportRespondentsCsv",
    "listCountryLanguageQuestions",
    "listTargetedRecruitmentOptions"
  ],
  needsControl: true,
  run: async (context) => {
    const { call, holds, shows } = context
    const draft = await create(context)
    const screening = await call("listCountryLanguageQuestions", { id: 9 })
    holds(recruited, [screening, await call("listTargetedRecruitmentOptions", { id: draft })])
    for (const usage of ["lift", "baseline", "extra", "social", "ots"]) {
      holds(template, await call("listQuestionTemplates", { usage, country_language_id: 9, industry_id: 1 }), {
        at: usage
      })
      if (usage !== "extra") holds(template, await call("listCampaignQuestionTemplates", { id: draft, usage }))
    }
    const plain = {
      question_name: "brand_awareness",
      question_text: "Which?",
      kpi_type: "awareness",
      answers: ["A", "B", "C"],
      question_type: "radio",
      target_option_index: 1
    }
    const campaigns_pk = await launchStudy(context, 4, { draft_settings: { questions: [plain, grid] } })
    const questions = await call("listCampaignQuestions", { campaigns_pk })
    holds(measured, questions)
    const texts = grid.rows.flatMap((row) => grid.columns.map((column) => `${row.text}: ${column.text}`))
    shows(asked, questions, ["items", 0, "question"], { question_name: "brand_awareness", kpi_type: "awareness" })
    shows(
      asked,
      questions,
      ["items", 0, "answers"],
      plain.answers.map((answer_text) => ({ answer_text }))
    )
    shows(asked, questions, ["items", 1, "question", "question_name"], grid.question_name)
    shows(
      asked,
      questions,
      ["items", 1, "answers"],
      texts.map((answer_text) => ({ answer_text }))
    )
    const [first, , , fourth, , sixth] = [0, 1, 2, 3, 4, 5].map((index) =>
      memberOf(questions.json, "items", 1, "answers", index, "answer_id")
    )
    shows(asked, questions, ["items", 1, "question", "in_target_answers"], [first, fourth, sixth])
    const common = await call("listRespondentCsvColumns")
    const own = await call("listCampaignRespondentCsvColumns", { campaigns_pk })
    holds(columns, [common, questions, own])
    const records = await call("listRespondents", { campaigns_pk, page_size: 50 })
    holds(answered, [questions, records])
    holds(named, [records, own])
    holds(named, [records, common])
    const csv = await call("exportRespondentsCsv", { campaigns_pk, target_audience_id__in: [0] })
    holds(cells, [records, csv])
    for (const query of [{}, ...["respondent_id", "session_id", "survey_id"].map((columns_for) => ({ columns_for }))])
      holds(ids, await call("listRespondentCsvColumns", query))
  }
}

export const questionRules: ReadonlyArray<Scenario> = [surveying]
