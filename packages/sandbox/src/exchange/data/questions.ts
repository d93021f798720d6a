/**
 * The core demographic questions that quotas and qualifications ask. Ids of age (42) and gender (43) are seen in public material.
 */

export interface Question {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly type: string
  /** Of the QuestionClassifications lookup. */
  readonly classification: number | null
  readonly isCore: boolean
  /** Precode and text. */
  readonly options: ReadonlyArray<readonly [string, string]>
}

const numbered = (texts: ReadonlyArray<string>) => texts.map((text, index) => [String(index + 1), text] as const)

export const ages = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

const demographic = { classification: 1, isCore: true } as const

export const age: Question = {
  ...demographic,
  id: 42,
  name: "AGE",
  text: "What is your age?",
  type: "Numeric - Open-end",
  options: ages(13, 99).map((years) => [years, years] as const)
}

export const gender: Question = {
  ...demographic,
  id: 43,
  name: "GENDER",
  text: "What is your gender?",
  type: "Single Punch",
  options: numbered(["Male", "Female"])
}

const postalCode: Question = {
  ...demographic,
  id: 45,
  name: "ZIP",
  text: "What is your postal code?",
  type: "Text - Open-end",
  options: []
}

export const education: Question = {
  ...demographic,
  id: 633,
  name: "STANDARD_EDUCATION",
  text: "What is the highest level of education you have completed?",
  type: "Single Punch",
  options: numbered([
    "Some school",
    "Secondary school",
    "Vocational training",
    "Bachelor's degree",
    "Master's degree",
    "Doctorate"
  ])
}

export const employment: Question = {
  ...demographic,
  id: 2189,
  name: "STANDARD_EMPLOYMENT",
  text: "What is your current employment status?",
  type: "Single Punch",
  classification: 4,
  options: numbered(["Employed full-time", "Employed part-time", "Self-employed", "Not employed", "Student", "Retired"])
}

export const children: Question = {
  ...demographic,
  id: 7064,
  name: "PARENTAL_STATUS",
  text: "Do children live in your household?",
  type: "Single Punch",
  options: numbered(["Yes", "No"])
}

const cars: Question = {
  id: 1249,
  name: "STANDARD_VEHICLES",
  text: "How many vehicles does your household have?",
  type: "Single Punch",
  classification: 2,
  isCore: false,
  options: numbered(["None", "One", "Two", "Three or more"])
}

const ailments: Question = {
  id: 8321,
  name: "STANDARD_AILMENTS",
  text: "Which of these have you been treated for?",
  type: "Multi Punch",
  classification: 3,
  isCore: false,
  options: numbered(["Allergy", "Asthma", "Diabetes", "Migraine", "None of these"])
}

export const questions: ReadonlyArray<Question> = [
  age,
  gender,
  postalCode,
  education,
  employment,
  children,
  cars,
  ailments
]

const custom = { classification: null, isCore: false } as const

/** The account's own. */
export const customQuestions: ReadonlyArray<Question> = [
  {
    ...custom,
    id: 51_877,
    name: "JUNIPER_SNACKS",
    text: "Which snacks did you buy this month?",
    type: "Multi Punch",
    options: numbered(["Crisps", "Nuts", "Chocolate", "Fruit", "None of these"])
  },
  {
    ...custom,
    id: 51_878,
    name: "JUNIPER_COFFEE",
    text: "How often do you drink coffee?",
    type: "Single Punch",
    options: numbered(["Daily", "Weekly", "Less often", "Never"])
  }
]
