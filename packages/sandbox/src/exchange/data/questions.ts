/**
 * The core demographic questions that quotas and qualifications ask. Ids of age (42) and gender (43) are seen in public material.
 */

export interface Question {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly type: string
  /** Precode and text. */
  readonly options: ReadonlyArray<readonly [string, string]>
}

const numbered = (texts: ReadonlyArray<string>) => texts.map((text, index) => [String(index + 1), text] as const)

export const ages = (from: number, to: number): ReadonlyArray<string> =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

export const age: Question = {
  id: 42,
  name: "AGE",
  text: "What is your age?",
  type: "Numeric - Open-end",
  options: ages(13, 99).map((years) => [years, years] as const)
}

export const gender: Question = {
  id: 43,
  name: "GENDER",
  text: "What is your gender?",
  type: "Single Punch",
  options: numbered(["Male", "Female"])
}

export const education: Question = {
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
  id: 2189,
  name: "STANDARD_EMPLOYMENT",
  text: "What is your current employment status?",
  type: "Single Punch",
  options: numbered(["Employed full-time", "Employed part-time", "Self-employed", "Not employed", "Student", "Retired"])
}

export const children: Question = {
  id: 7064,
  name: "PARENTAL_STATUS",
  text: "Do children live in your household?",
  type: "Single Punch",
  options: numbered(["Yes", "No"])
}

export const questions: ReadonlyArray<Question> = [age, gender, education, employment, children]
