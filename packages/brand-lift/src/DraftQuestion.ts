/**
 * Creates a draft question from a template. Templates and draft questions have nearly the same fields. Three fields of grid questions have different
 * formats: the columns, the rows, and the in-target answers. Source: section "Resources", item "Question template", of the vendor's brand lift
 * document.
 *
 * No request is sent.
 */
import type { components } from "@fieldwork/brand-lift-client"

type Template = components["schemas"]["QuestionTemplate"]
type Draft = components["schemas"]["DraftQuestion"]
type Line = components["schemas"]["GridLine"]

/**
 * Returns the rows or columns of a grid question, sorted by their `order` if present. A row or column that is a plain string is accepted as well,
 * because the brand lift document does not specify the format.
 */
const linesOf = (lines: Readonly<Record<string, unknown>> = {}): Array<Line> =>
  Object.values(lines)
    .flatMap((line): Array<Line> => {
      if (typeof line === "string") return [{ text: line }]
      return typeof line === "object" && line !== null ? [line] : []
    })
    .toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0))

/**
 * Returns the template's question with your changes, such as answers that contain the brand, the position of the question, or whether it is the
 * default question. The template of a grid question has one array of in-target answers for each row. In the draft, these arrays are the values of an
 * object, and the keys are the indexes of the rows. These keys are inferred, because the brand lift document does not specify them.
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
