/**
 * What a draft's questions will ask: their options, which of them count as in target, and how many may be chosen.
 */
import type { DraftQuestion, DraftSettings } from "@fieldwork/specs/brand-lift/schema"
import type { Settings } from "../campaigns/Campaign.ts"
import { indexOf } from "../lookups/Demographics.ts"

export interface QuestionDefinition {
  /** Where the question stands in the draft, for messages. */
  readonly field: string
  readonly draft: DraftQuestion
  readonly options: ReadonlyArray<string>
  /** Indexes of in-target options; empty when lift is not measured on the question. */
  readonly targets: ReadonlyArray<number>
  /** Lift is measured on it, so exposure moves it. */
  readonly measured: boolean
  /** QuestionDefinition only of respondents reached on social channels. */
  readonly socialOnly: boolean
  /** Groups of options of which each is answered by itself: the rows of a grid, or one group of all. */
  readonly lines: ReadonlyArray<ReadonlyArray<number>>
  /** Options that stand alone, such as none of the above. */
  readonly exclusive: ReadonlySet<number>
  /** Most options that one respondent may choose in a line. */
  readonly most: number
}

type Kind = "questions" | "social_questions" | "baseline_questions" | "extra_questions"

const standAlone = ["none_of_the_above_answer", "dont_know_answer", "refuse_to_answer"] as const
const appended = ["anchored_answer", "other_answer", ...standAlone] as const

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
  // An answer may be listed and named as the one that stands alone; it is one option still.
  return [...listed, ...more.filter((text, index) => !listed.includes(text) && more.indexOf(text) === index)]
}

/** The brand that the answers begin with is in target unless something else is said. */
const plainTargets = (question: DraftQuestion, settings: DraftSettings): ReadonlyArray<number> => {
  const { multi_target_option_index: several, target_option_index: one } = question
  if (several !== undefined && several.length > 0) return several
  if (one !== undefined) return [one]
  return brandAnswers(question, settings) === undefined ? [] : [0]
}

/** No option has this index, so a launch refuses it. */
const nowhere = -1

const isIndex = (value: unknown, length: number): boolean => /^\d+$/.test(String(value)) && Number(value) < length

/** Row by row: `{ "0": [3, 4] }` means that columns 3 and 4 of row 0 are in target. */
const gridTargets = (
  { multi_level_target_option_index: targets = {} }: DraftQuestion,
  rows: number,
  columns: number
): ReadonlyArray<number> =>
  Object.entries(targets).flatMap(([row, chosen]) =>
    (Array.isArray(chosen) ? chosen : [chosen]).map((column) =>
      isIndex(row, rows) && isIndex(column, columns) ? Number(row) * columns + Number(column) : nowhere
    )
  )

const most = ({ max_sel, question_type = "radio" }: DraftQuestion, options: number): number =>
  max_sel ?? (question_type === "radio" ? 1 : options)

const asked = (kind: Kind, index: number, draft: DraftQuestion, settings: DraftSettings): QuestionDefinition => {
  const { columns = [], rows = [] } = draft
  const isGrid = rows.length > 0 && columns.length > 0
  const options = isGrid
    ? rows.flatMap((row) => columns.map((column) => `${row.text ?? ""}: ${column.text ?? ""}`))
    : plainOptions(draft, settings)
  const targets = isGrid ? gridTargets(draft, rows.length, columns.length) : plainTargets(draft, settings)
  // Only `questions` are lift questions by the document; a social one is, too, once it names what is in target.
  const measured = kind === "questions" || (kind === "social_questions" && targets.length > 0)
  const alone = new Set<string | undefined>(standAlone.map((name) => draft[name]))
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
    exclusive: new Set(options.flatMap((text, at) => (alone.has(text) ? at : []))),
    most: isGrid ? 1 : most(draft, options.length)
  }
}

/** Every question that a launch would ask, but for the demographic ones, which are the same for all. */
export const questionsOf = ({
  channels,
  draft_settings: settings
}: Pick<Settings, "channels" | "draft_settings">): ReadonlyArray<QuestionDefinition> => {
  const all = (kind: Kind) => (settings[kind] ?? []).map((draft, index) => asked(kind, index, draft, settings))
  return [
    ...all("questions"),
    ...((channels ?? []).includes("social") ? all("social_questions") : []),
    ...all("baseline_questions").filter(({ draft }) => !indexOf.has(draft.question_name ?? "")),
    ...(settings.extra_questions_enabled ? all("extra_questions") : [])
  ]
}
