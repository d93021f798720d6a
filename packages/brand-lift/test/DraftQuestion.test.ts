import { assert, describe, it } from "@effect/vitest"
import { DraftQuestion } from "../src/index.ts"

describe("DraftQuestion.of", () => {
  it("a draft question made from a template omits empty grids and the fields that only a template has", () => {
    const template = {
      question_name: "ad_recall",
      question_text: "Have you seen an advertisement?",
      question_text_template: "Have you seen an advertisement?",
      fields: [],
      answers: ["Yes", "No"],
      columns: {},
      rows: {},
      target_option_index: 0,
      multi_level_target_option_index: [],
      allowed_question_types: ["radio"],
      allowed_question_properties: [],
      required: false,
      has_retrievable_answers: false
    }
    assert.deepStrictEqual(DraftQuestion.of(template, { default: true }), {
      question_name: "ad_recall",
      question_text: "Have you seen an advertisement?",
      answers: ["Yes", "No"],
      target_option_index: 0,
      default: true
    })
  })

  it("DraftQuestion.of returns the rows and columns of a grid in order and its target answers by row index", () => {
    const grid = {
      rows: { b: { text: "Price", order: 2 }, a: { text: "Taste", order: 1 } },
      columns: { 0: "Bad", 1: "Good" },
      multi_level_target_option_index: [[1], [0, 1]]
    }
    assert.deepStrictEqual(DraftQuestion.of(grid), {
      rows: [
        { text: "Taste", order: 1 },
        { text: "Price", order: 2 }
      ],
      columns: [{ text: "Bad" }, { text: "Good" }],
      multi_level_target_option_index: { 0: [1], 1: [0, 1] }
    })
  })
})
