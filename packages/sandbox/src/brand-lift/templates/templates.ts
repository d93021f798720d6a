/**
 * The question templates, from which the questions of a draft can be created.
 *
 * In the text of a template, `{category}` is replaced with the industry, and `{brand}` with the campaign's brand if the campaign has one.
 */
import type { operations, QuestionTemplate } from "@fieldwork/specs/brand-lift/schema"
import { baselineDemographics } from "../lookups/baselineQuestions.ts"

export type Usage = operations["listQuestionTemplates"]["parameters"]["query"]["usage"]

export interface Template {
  readonly name: string
  readonly text: string
  readonly kpi: string | undefined
  readonly answers: ReadonlyArray<string>
  /** Whether the answers are the brand and its competitors. */
  readonly brands: boolean
  readonly type: "radio" | "checkbox"
  readonly target: number
  readonly required: boolean
}

const template = (name: string, text: string, fields: Partial<Template>): Template => ({
  name,
  text,
  kpi: undefined,
  answers: [],
  brands: false,
  type: "radio",
  target: 0,
  required: false,
  ...fields
})

const likely = ["Very likely", "Somewhat likely", "Neither", "Somewhat unlikely", "Very unlikely"]
const yesNo = ["Yes", "No", "Not sure"]
const often = ["Daily", "Weekly", "Monthly", "Less often", "Never"]

const baseline = baselineDemographics.map(({ buckets, filterName, text }) =>
  template(filterName, text, { answers: buckets.map(({ label }) => label), required: true })
)

export const templates: { readonly [_ in Usage]: ReadonlyArray<Template> } = {
  lift: [
    template("brand_awareness", "Which of these {category} brands have you heard of?", {
      kpi: "awareness",
      brands: true,
      type: "checkbox"
    }),
    template("ad_recall", "Have you seen an advertisement for {brand} in the last two weeks?", {
      kpi: "ad_recall",
      answers: yesNo
    }),
    template("favorability", "How favourable is your opinion of {brand}?", {
      kpi: "favorability",
      answers: ["Very favourable", "Somewhat favourable", "Neutral", "Somewhat unfavourable", "Very unfavourable"]
    }),
    template("consideration", "Which of these {category} brands would you consider?", {
      kpi: "consideration",
      brands: true,
      type: "checkbox"
    }),
    template("purchase_intent", "How likely are you to buy from {brand}?", { kpi: "purchase_intent", answers: likely })
  ],
  baseline,
  extra: [
    template("category_usage", "How often do you buy {category}?", { answers: often }),
    template("decision_maker", "Do you decide what your household buys?", { answers: yesNo })
  ],
  social: [
    template("social_ad_recall", "Have you seen an advertisement for {brand} on social media?", {
      kpi: "ad_recall",
      answers: yesNo
    }),
    template("social_usage", "How often do you use social media?", { answers: often })
  ],
  ots: [
    template("ots_television", "How often do you watch live television?", { answers: often }),
    template("ots_streaming", "How often do you stream films and series?", { answers: often })
  ]
}

const properties = (answers: ReadonlyArray<string>, brands: boolean) =>
  brands ? ["none of the above", "randomize"] : answers.length > 0 ? ["none of the above"] : []

/** The values that replace the placeholders. */
export type Words = Readonly<Record<"category" | "brand", string>>

export const toTemplate = (from: Template, words: Words): QuestionTemplate => {
  const fields = (["category", "brand"] as const).filter((name) => from.text.includes(`{${name}}`))
  return {
    question_name: from.name,
    question_text: fields.reduce((text, name) => text.replaceAll(`{${name}}`, words[name]), from.text),
    question_text_template: from.text,
    fields: fields.map((name) => ({
      name,
      label: name === "brand" ? "Brand" : "Product category",
      value: words[name]
    })),
    question_version: 1,
    ...(from.kpi !== undefined && { kpi_type: from.kpi }),
    answers: [...from.answers],
    ...(from.brands && { none_of_the_above_answer: "None of the above" }),
    randomize: from.brands,
    question_type: from.type,
    columns: {},
    rows: {},
    ...(from.kpi !== undefined && { target_option_index: from.target }),
    multi_level_target_option_index: [],
    use_answer_meta: from.brands,
    allowed_question_types: [from.type],
    allowed_question_properties: properties(from.answers, from.brands),
    required: from.required,
    has_retrievable_answers: from.required
  }
}
