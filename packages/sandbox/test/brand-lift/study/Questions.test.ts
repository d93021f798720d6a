import { describe, expect, it } from "vitest"
import { questionsOf } from "../../../src/brand-lift/study/Questions.ts"
import { drawAnswer } from "../../../src/brand-lift/study/Respondent.ts"
import { build } from "../../../src/brand-lift/study/Survey.ts"
import { createStudyIds } from "../../../src/brand-lift/study/StudyIds.ts"
import * as Random from "../../../src/environment/Random.ts"
import { settings } from "../lift/people.ts"

const plain = { question_name: "q", answers: ["A", "B", "C"], question_type: "radio" }

const ask = (fields: object, more: object = {}, channels: ReadonlyArray<"digital" | "social"> = ["digital"]) =>
  questionsOf({
    channels,
    draft_settings: { questions: [{ ...plain, ...fields }], ...more }
  })

describe("questions of a draft", () => {
  it.each<[string, object, object, ReadonlyArray<string>, ReadonlyArray<number>]>([
    ["has no target without a target index", {}, {}, ["A", "B", "C"], []],
    ["uses target_option_index", { target_option_index: 2 }, {}, ["A", "B", "C"], [2]],
    [
      "prefers multi_target_option_index to target_option_index",
      { target_option_index: 2, multi_target_option_index: [0, 1] },
      {},
      ["A", "B", "C"],
      [0, 1]
    ],
    [
      "ignores an empty multi_target_option_index",
      { target_option_index: 2, multi_target_option_index: [] },
      {},
      ["A", "B", "C"],
      [2]
    ],
    [
      "uses brands as answers on request",
      { use_answer_meta: true },
      { answer_meta: { in_target_brand: "X", competitors: ["Y"] } },
      ["X", "Y"],
      [0]
    ],
    ["keeps its answers when there are no brands", { use_answer_meta: true }, {}, ["A", "B", "C"], []],
    [
      "has its exclusive answers last, without repetition",
      { other_answer: "Other", none_of_the_above_answer: "C", dont_know_answer: "?" },
      {},
      ["A", "B", "C", "Other", "?"],
      []
    ],
    [
      "with rows and columns is a grid",
      {
        rows: [{ text: "Taste" }, { text: "Price" }],
        columns: [{ text: "Bad" }, { text: "Good" }],
        multi_level_target_option_index: { "1": [1] }
      },
      {},
      ["Taste: Bad", "Taste: Good", "Price: Bad", "Price: Good"],
      [3]
    ]
  ])("when the sandbox prepares its questions, a draft question %s", (_, fields, more, options, targets) => {
    expect(ask(fields, more)[0]).toMatchObject({ options, targets, measured: true })
  })

  it("the baseline questions and enabled extra questions of a campaign are asked but not measured", () => {
    const more = {
      baseline_questions: [{ question_name: "demo_age" }, { ...plain, question_name: "own" }],
      extra_questions: [plain]
    }
    const names = (asked: ReturnType<typeof ask>) =>
      asked.map(({ draft, measured }) => `${draft.question_name} ${measured}`)
    expect(names(ask({}, more))).toEqual(["q true", "own false"])
    expect(names(ask({}, { ...more, extra_questions_enabled: true }))).toEqual(["q true", "own false", "q false"])
  })

  it("the questions of each list are asked in ascending order, followed by the questions without an order, and errors name their index in the list", () => {
    const named = (question_name: string, order?: number) => ({
      ...plain,
      question_name,
      ...(order !== undefined && { order })
    })
    const asked = questionsOf({
      channels: ["digital"],
      draft_settings: {
        questions: [named("none"), named("third", 30), named("first", 1), named("second", 2), named("last")],
        extra_questions_enabled: true,
        extra_questions: [named("extra second", 2), named("extra first", 1)]
      }
    })
    expect(asked.map(({ draft, field }) => `${draft.question_name} ${field.split(".").at(-1)}`)).toEqual([
      "first 2",
      "second 3",
      "third 1",
      "none 0",
      "last 4",
      "extra first 1",
      "extra second 0"
    ])
  })

  it("social questions are asked only in campaigns with the social channel", () => {
    const more = { social_questions: [{ ...plain, question_name: "social" }] }
    expect(ask({}, more)).toHaveLength(1)
    expect(ask({}, more, ["social"])[1]).toMatchObject({ socialOnly: true, measured: false })
  })

  it("a social question with a target answer is measured for lift", () => {
    const more = { social_questions: [{ ...plain, target_option_index: 0 }] }
    expect(ask({}, more, ["social"])[1]).toMatchObject({ socialOnly: true, measured: true })
  })
})

describe("drawAnswer", () => {
  const drawn = (fields: object, inTarget: boolean) => {
    const [question] = build(settings({ draft_settings: { questions: [{ ...plain, ...fields }] } }), createStudyIds())
    if (question === undefined) throw new Error("one question was expected")
    const random = Random.make(3)
    return Array.from({ length: 300 }, () => drawAnswer(question, inTarget, random))
  }
  const used = (answers: ReadonlyArray<ReadonlyArray<number>>) => [...new Set(answers.flat())].toSorted((a, b) => a - b)

  it("drawAnswer for a single-choice question returns a target answer for a respondent in target, and a non-target answer for any other", () => {
    const fields = { multi_target_option_index: [0, 2] }
    expect(used(drawn(fields, true))).toEqual([0, 2])
    expect(used(drawn(fields, false))).toEqual([1])
    for (const answer of [...drawn(fields, true), ...drawn(fields, false)]) expect(answer).toHaveLength(1)
  })

  it("drawAnswer for a multiple-choice question adds answers up to the maximum, but none to an exclusive answer", () => {
    const fields = {
      question_type: "checkbox",
      answers: ["A", "B", "C", "D", "E", "F"],
      target_option_index: 0,
      max_sel: 3,
      none_of_the_above_answer: "None"
    }
    const [hits, misses] = [drawn(fields, true), drawn(fields, false)]
    expect(hits.every(([first]) => first === 0)).toBe(true)
    expect(misses.some((answer) => answer.includes(0))).toBe(false)
    expect(Math.max(...hits.map(({ length }) => length))).toBe(3)
    expect(misses.filter((answer) => answer.includes(6)).every(({ length }) => length === 1)).toBe(true)
    for (const answer of [...hits, ...misses]) expect(new Set(answer).size).toBe(answer.length)
  })

  it("drawAnswer returns one answer per row of a grid question, and only the first row's answer depends on whether the respondent is in target", () => {
    const fields = {
      rows: [{ text: "r" }, { text: "s" }],
      columns: [{ text: "a" }, { text: "b" }],
      multi_level_target_option_index: { "0": [1], "1": [1] }
    }
    for (const answer of drawn(fields, true)) expect(answer).toEqual([1, 2])
    for (const answer of drawn(fields, false)) expect(answer).toEqual([0, 2])
  })

  it("if a question has only target answers, drawAnswer returns one even for a respondent who is not in target", () => {
    expect(used(drawn({ answers: ["A"] }, false))).toEqual([0])
  })
})
