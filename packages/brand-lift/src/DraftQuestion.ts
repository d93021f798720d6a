/**
 * A draft question made of a template. The brand lift document gives both nearly the same fields, and three of them in another form: the
 * columns and rows of a grid, and its in-target answers (Resources: Question template).
 *
 * Pure: nothing is sent.
 */
import type { components } from "@fieldwork/brand-lift-client"

type Template = components["schemas"]["QuestionTemplate"]
type Draft = components["schemas"]["DraftQuestion"]
type Line = components["schemas"]["GridLine"]

/** The lines of a grid by their order, else as they stand. A line may be its text alone: the document does not say. */
const linesOf = (lines: Readonly<Record<string, unknown>> = {}): Array<Line> =>
  Object.values(lines)
    .flatMap((line): Array<Line> => {
      if (typeof line === "string") return [{ text: line }]
      return typeof line === "object" && line !== null ? [line] : []
    })
    .toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0))

/**
 * The template's question with what you change: the brand in its answers, its place, whether it is the default one. An in-target list of a
 * template stands for the row of the same place (inferred: the document gives the draft's object no keys).
 *
 * @example
 * ```ts
 * import { DraftQuestion } from "@fieldwork/brand-lift"
 * const template = { name: "awareness", columns: { a: { text: "Yes", order: 1 } } }
 * DraftQuestion.of(template as never, { is_default: true } as never) // => {"name":"awareness","columns":[{"text":"Yes","order":1}],"is_default":true}
 * ```
 */
export const of = (template: Template, changes: Draft = {}): Draft => {
  const {
    allowed_question_properties: _,
    allowed_question_types: __,
    columns,
    fields: ___,
    has_retrievable_answers: ____,
    multi_level_target_option_index: targets = [],
    question_text_template: _____,
    required: ______,
    rows,
    ...question
  } = template
  const [columnLines, rowLines] = [linesOf(columns), linesOf(rows)]
  return {
    ...question,
    ...(columnLines.length > 0 && { columns: columnLines }),
    ...(rowLines.length > 0 && { rows: rowLines }),
    ...(targets.length > 0 && { multi_level_target_option_index: Object.fromEntries(targets.entries()) }),
    ...changes
  }
}
