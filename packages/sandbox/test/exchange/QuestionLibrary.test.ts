import { describe, expect, it } from "vitest"
import type {
  BundledLookups,
  Opportunity,
  QuestionOptionsResponse,
  QuestionResponse,
  QuestionsResponse
} from "@fieldwork/specs/exchange/schema"
import { day, everything, opportunitiesIn, opportunitiesPath, startExchange } from "./startExchange.ts"

const path = "/Lookup/v1/QuestionLibrary"

describe("the question library", () => {
  it("the question library lists standard questions without the fields of custom questions", async () => {
    const { Questions = [], ResultCount } = (await startExchange().get(`${path}/AllQuestions/9`))
      .body as QuestionsResponse
    expect(ResultCount).toBe(Questions.length)
    expect(Questions.find(({ QuestionID }) => QuestionID === 42)).toEqual({
      IsCoreDemographic: true,
      IsFeasibilityFactor: true,
      LK_QuestionClassificationID: 1,
      Name: "AGE",
      QuestionID: 42,
      QuestionText: "What is your age?",
      QuestionType: "Numeric - Open-end",
      SurveyUse: 3
    })
  })

  it("the question library lists the account's custom questions with their type and account", async () => {
    const { Questions = [] } = (await startExchange().get(`${path}/AllCustomQuestionsByAccount/9`))
      .body as QuestionsResponse
    expect(Questions).toHaveLength(2)
    for (const question of Questions) expect(question).toMatchObject({ __type: "CustomQuestion", AccountID: 411 })
  })

  it.each([
    [43, "GENDER"],
    [51_877, "JUNIPER_SNACKS"]
  ])("the question library returns question %i by its id, with the name %s", async (id, name) => {
    const { body } = await startExchange().get(`${path}/QuestionById/9/${id}`)
    expect((body as QuestionResponse).Question).toMatchObject({ QuestionID: id, Name: name })
  })

  it("the question library lists the options of a question, and none for an open-ended question", async () => {
    const exchange = startExchange()
    const options = async (id: number) =>
      ((await exchange.get(`${path}/AllQuestionOptions/9/${id}`)).body as QuestionOptionsResponse).QuestionOptions
    expect(await options(43)).toEqual([
      { OptionText: "Male", ParentItemText: null, Precode: "1", QuestionID: 43 },
      { OptionText: "Female", ParentItemText: null, Precode: "2", QuestionID: 43 }
    ])
    expect(await options(45)).toEqual([])
  })

  it("every question in the exchange's question library has a classification id that the bundled lookup lists", async () => {
    const exchange = startExchange()
    const lookups = (await exchange.get("/Lookup/v1/BasicLookups/BundledLookups/QuestionClassifications"))
      .body as BundledLookups
    const known = new Set(lookups.AllQuestionClassifications?.map(({ Id }) => Number(Id)))
    const { Questions = [] } = (await exchange.get(`${path}/AllQuestions/9`)).body as QuestionsResponse
    for (const { LK_QuestionClassificationID: id } of Questions) expect(known).toContain(id)
  })

  it("the question library contains every question and precode that occurs in opportunities", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, { ...everything, include_quotas: true })
    await exchange.advance(day / 4)
    const asked = opportunitiesIn(exchange.received).flatMap(
      ({ survey_qualifications = [], survey_quotas = [] }: Opportunity) => [
        ...survey_qualifications,
        ...survey_quotas.flatMap(({ questions }) => questions ?? [])
      ]
    )
    expect(asked.length).toBeGreaterThan(100)
    for (const id of new Set(asked.map(({ question_id }) => question_id))) {
      // The postal code question is skipped, because its answers are free text.
      if (id === 45) continue
      const { QuestionOptions = [] } = (await exchange.get(`${path}/AllQuestionOptions/9/${id}`))
        .body as QuestionOptionsResponse
      const known = new Set(QuestionOptions.map(({ Precode }) => Precode))
      const precodes = asked.filter(({ question_id }) => question_id === id).flatMap((_) => _.precodes ?? [])
      expect(precodes.filter((precode) => !known.has(precode))).toEqual([])
    }
  })

  it.each([
    ["AllQuestions/999", 404, "CountryLanguage 999 does not exist"],
    ["AllCustomQuestionsByAccount/999", 404, "CountryLanguage 999 does not exist"],
    ["QuestionById/999/42", 404, "CountryLanguage 999 does not exist"],
    ["QuestionById/9/1", 404, "Question 1 does not exist"],
    ["AllQuestionOptions/9/1", 404, "Question 1 does not exist"],
    ["AllQuestionOptions/9/forty", 400, "QuestionID"],
    ["AllQuestions/english", 400, "CountryLanguageID"]
  ])("the question library request %s is refused with status %i", async (target, status, words) => {
    expect(await startExchange().get(`${path}/${target}`)).toMatchObject({
      status,
      body: { ApiResult: 1, ApiMessages: [expect.stringContaining(words)] }
    })
  })
})
