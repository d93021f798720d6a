/**
 * Reads the questions of a draft: their options, the maximum number of choices, and the in-target options, which are the answers whose share the lift
 * compares between the groups.
 */
import type { DraftQuestion, DraftSettings } from "@fieldwork/specs/brand-lift/schema"
import type { CampaignSettings } from "../campaigns/Campaign.ts"
import { indexOf } from "../lookups/demographics.ts"
import { byOrder } from "./byOrder.ts"

export interface QuestionDefinition {
  /** The path of the question in the draft, for error messages. */
  readonly field: string
  readonly draft: DraftQuestion
  readonly options: ReadonlyArray<string>
  /** The indexes of the in-target options. Empty if lift is not measured on the question. */
  readonly targets: ReadonlyArray<number>
  /** Whether lift is measured on the question. If so, exposure affects its answers. */
  readonly measured: boolean
  /** Whether the question is asked only of respondents who are reached on social channels. */
  readonly socialOnly: boolean
  /** The groups of options that are answered separately: one group for each row of a grid, or a single group with all options. */
  readonly lines: ReadonlyArray<ReadonlyArray<number>>
  /** The indexes of the options that exclude all other options, such as "none of the above". */
  readonly exclusive: ReadonlySet<number>
  /** The maximum number of options that a respondent may choose: in each row of a grid, or in the entire question. */
  readonly maxChoices: number
}

type Kind = "questions" | "social_questions" | "baseline_questions" | "extra_questions"

const exclusiveAnswers = ["none_of_the_above_answer", "dont_know_answer", "refuse_to_answer"] as const
const appended = ["anchored_answer", "other_answer", ...exclusiveAnswers] as const

const brandAnswers = (
  { use_answer_meta }: DraftQuestion,
  { answer_meta }: DraftSettings
): ReadonlyArray<string> | undefined =>
  use_answer_meta && answer_meta?.in_target_brand !== undefined
    ? [answer_meta.in_target_brand, ...(answer_meta.competitors ?? [])]
    : undefined

const plainOptions = (question: DraftQuestion, settings: DraftSettings): ReadonlyArray<string> => {
  const listed = brandAnswers(question, settings) ?? question.answers ?? []
  const more = appended.flatMap((name) => question[name] ?? [])
  // An answer that is both in `answers` and in a separate field such as `other_answer` is only one option.
  return [...listed, ...more.filter((text, index) => !listed.includes(text) && more.indexOf(text) === index)]
}

/** Returns the in-target options of a question that is not a grid. By default, the brand, which is the first answer, is in target. */
const plainTargets = (question: DraftQuestion, settings: DraftSettings): ReadonlyArray<number> => {
  const { multi_target_option_index: several, target_option_index: one } = question
  if (several !== undefined && several.length > 0) return several
  if (one !== undefined) return [one]
  return brandAnswers(question, settings) === undefined ? [] : [0]
}

/** An index that no option has. A launch is rejected if a question has this index as its target. */
const invalidIndex = -1

const isIndex = (value: unknown, length: number): boolean => /^\d+$/.test(String(value)) && Number(value) < length

/** Converts the targets of a grid to option indexes. `{ "0": [3, 4] }` means that columns 3 and 4 of row 0 are in target. */
const gridTargets = (
  { multi_level_target_option_index: targets = {} }: DraftQuestion,
  rows: number,
  columns: number
): ReadonlyArray<number> =>
  Object.entries(targets).flatMap(([row, chosen]) =>
    (Array.isArray(chosen) ? chosen : [chosen]).map((column) =>
      isIndex(row, rows) && isIndex(column, columns) ? Number(row) * columns + Number(column) : invalidIndex
    )
  )

const maxChoicesOf = ({ max_sel, question_type = "radio" }: DraftQuestion, options: number): number =>
  max_sel ?? (question_type === "radio" ? 1 : options)

const definitionOf = (kind: Kind, index: number, draft: DraftQuestion, settings: DraftSettings): QuestionDefinition => {
  const { columns = [], rows = [] } = draft
  const isGrid = rows.length > 0 && columns.length > 0
  const options = isGrid
    ? rows.flatMap((row) => columns.map((column) => `${row.text ?? ""}: ${column.text ?? ""}`))
    : plainOptions(draft, settings)
  const targets = isGrid ? gridTargets(draft, rows.length, columns.length) : plainTargets(draft, settings)
  // According to the brand lift document, lift is measured only on `questions`. The sandbox also measures it on social questions that have targets.
  const measured = kind === "questions" || (kind === "social_questions" && targets.length > 0)
  const exclusiveTexts = new Set<string | undefined>(exclusiveAnswers.map((name) => draft[name]))
  return {
    field: `draft_settings.${kind}.${index}`,
    draft,
    options,
    targets: measured ? targets : [],
    measured,
    socialOnly: kind === "social_questions",
    lines: isGrid
      ? rows.map((_, row) => columns.map((__, column) => row * columns.length + column))
      : [options.map((_, at) => at)],
    exclusive: new Set(options.flatMap((text, at) => (exclusiveTexts.has(text) ? at : []))),
    maxChoices: isGrid ? 1 : maxChoicesOf(draft, options.length)
  }
}

/**
 * Returns all questions that a launch would ask, in the order in which they are asked, except the demographic questions, which are the same in every
 * survey. The lift questions come first, followed by the social, baseline and extra questions. Each of these lists is sorted by `order`.
 */
export const questionsOf = ({
  channels,
  draft_settings: settings
}: Pick<CampaignSettings, "channels" | "draft_settings">): ReadonlyArray<QuestionDefinition> => {
  const all = (kind: Kind) =>
    (settings[kind] ?? [])
      .map((draft, index) => definitionOf(kind, index, draft, settings))
      .toSorted((a, b) => byOrder(a.draft, b.draft))
  return [
    ...all("questions"),
    ...((channels ?? []).includes("social") ? all("social_questions") : []),
    ...all("baseline_questions").filter(({ draft }) => !indexOf.has(draft.question_name ?? "")),
    ...(settings.extra_questions_enabled ? all("extra_questions") : [])
  ]
}
