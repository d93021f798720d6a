/**
 * The question library: the standard questions, worded in several languages, and the accounts' custom questions.
 *
 * The questions are worded in English, French, German, Spanish, Italian, Portuguese, Dutch and Japanese. For all other languages, the English wording
 * is used.
 */
import { account, buyers } from "../accounts.ts"
import { catalogue, type Kind, type QuestionRow } from "./catalogue.ts"
import { dut } from "./languages/dut.ts"
import { eng } from "./languages/eng.ts"
import { fre } from "./languages/fre.ts"
import { ger } from "./languages/ger.ts"
import { ita } from "./languages/ita.ts"
import { jpn } from "./languages/jpn.ts"
import type { Language } from "./languages/Language.ts"
import { por } from "./languages/por.ts"
import { spa } from "./languages/spa.ts"

export interface Question {
  readonly id: number
  readonly name: string
  readonly kind: Kind
  readonly classification: number | null
  readonly isCore: boolean
  /** All possible precodes of an answer. Empty for a question with a text answer. */
  readonly precodes: ReadonlyArray<string>
  readonly shares: ReadonlyArray<number>
  readonly validDays: number | undefined
  /** The id of the account that owns the question; undefined for a standard question. */
  readonly accountId: number | undefined
}

export interface Words {
  readonly text: string
  /** The options, as pairs of precode and text. */
  readonly options: ReadonlyArray<readonly [precode: string, text: string]>
}

export const ages = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** The shares of people by age from 13 to 99. Most people are between 25 and 64. */
const ageShares = ages(13, 99).map((text) => {
  const age = Number(text)
  if (age < 18) return 0.004
  if (age < 25) return 0.014
  if (age < 65) return 0.0176
  return age < 80 ? 0.0125 : 0.001
})

const numbered = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => String(index + 1))

const precodesOf = ({ name, set }: QuestionRow): ReadonlyArray<string> => {
  if (name === "AGE") return ages(13, 99)
  return set === undefined ? [] : numbered(eng.options[set]?.length ?? 0)
}

export const questions: ReadonlyArray<Question> = catalogue.map((row) => ({
  ...row,
  precodes: precodesOf(row),
  shares: row.name === "AGE" ? ageShares : row.shares,
  accountId: undefined
}))

interface Custom {
  readonly name: string
  readonly kind: Kind
  readonly text: string
  readonly options: ReadonlyArray<string>
  readonly shares: ReadonlyArray<number>
  readonly accountId: number
}

const buyer = (index: number): number => buyers[index]?.id ?? 0

/** The custom questions. Their ids start at 51877. The custom questions of buyers can be requested only by id. */
const customs: ReadonlyArray<Custom> = [
  {
    name: "JUNIPER_SNACKS",
    kind: "Multi Punch",
    text: "Which snacks did you buy this month?",
    options: ["Crisps", "Nuts", "Chocolate", "Fruit", "None of these"],
    shares: [0.5, 0.3, 0.5, 0.6],
    accountId: account.id
  },
  {
    name: "JUNIPER_COFFEE",
    kind: "Single Punch",
    text: "How often do you drink coffee?",
    options: ["Daily", "Weekly", "Less often", "Never"],
    shares: [0.5, 0.25, 0.15, 0.1],
    accountId: account.id
  },
  {
    name: "BIRCH_BANK",
    kind: "Single Punch",
    text: "Is Birch Bank your main bank?",
    options: ["Yes", "No"],
    shares: [0.3, 0.7],
    accountId: buyer(0)
  },
  {
    name: "CEDAR_STORES",
    kind: "Multi Punch",
    text: "In which of these stores did you shop?",
    options: ["Cedar Market", "Oak Foods", "Pine Express", "None of these"],
    shares: [0.4, 0.35, 0.25],
    accountId: buyer(1)
  },
  {
    name: "HAZEL_PANEL_WAVE",
    kind: "Single Punch",
    text: "Did you take part in the last wave?",
    options: ["Yes", "No"],
    shares: [0.5, 0.5],
    accountId: buyer(3)
  }
]

const firstCustom = 51_877

export const customQuestions: ReadonlyArray<Question> = customs.map(
  ({ accountId, kind, name, options, shares }, index) => ({
    id: firstCustom + index,
    name,
    kind,
    classification: null,
    isCore: false,
    precodes: numbered(options.length),
    shares,
    validDays: undefined,
    accountId
  })
)

const all: ReadonlyMap<number, Question> = new Map(
  [...questions, ...customQuestions].map((question) => [question.id, question])
)

export const questionOf = (id: number): Question | undefined => all.get(id)

const languages: Readonly<Record<string, Language | undefined>> = { eng, fre, ger, spa, ita, por, dut, jpn }

const setOf = new Map(catalogue.map(({ id, set }) => [id, set]))

const paired = ({ precodes }: Question, texts: ReadonlyArray<string>) =>
  precodes.map((precode, index) => [precode, texts[index] ?? precode] as const)

/**
 * Returns the wording of a question and its options. `language` is the first three letters of a locale. Custom questions exist only in the language
 * of their account.
 */
export const wordsOf = (question: Question, language: string): Words => {
  const own = customs[question.id - firstCustom]
  if (own !== undefined) return { text: own.text, options: paired(question, own.options) }
  const { options, questions: texts } = languages[language] ?? eng
  const set = setOf.get(question.id)
  return {
    text: texts[question.name] ?? question.name,
    options: paired(question, options[set ?? ""] ?? [])
  }
}
