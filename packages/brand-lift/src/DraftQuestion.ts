/**
 * Creates a draft question from a template. In the brand lift document both have nearly the same fields, but three differ in form: the columns and
 * rows of a grid, and its in-target answers (Resources: Question template).
 *
 * Nothing is sent.
 */
import type { components } from "@fieldwork/brand-lift-client"

type Template = components["schemas"]["QuestionTemplate"]
type Draft = components["schemas"]["DraftQuestion"]
type Line = components["schemas"]["GridLine"]

/**
 * Returns the lines of a grid, sorted by their order if they have one. A line that is only text is accepted too, because the document does not specify its form.
 */
const linesOf = (lines: Readonly<Record<string, unknown>> = {}): Array<Line> =>
  Object.values(lines)
    .flatMap((line): Array<Line> => {
      if (typeof line === "string") return [{ text: line }]
      return typeof line === "object" && line !== null ? [line] : []
    })
    .toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0))

/**
 * Returns the template's question with your changes, such as the brand in its answers, its order, or whether it is the default question. An in-target
 * list of a template belongs to the row with the same index. This is inferred, because the document does not specify the keys of the draft's object.
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
