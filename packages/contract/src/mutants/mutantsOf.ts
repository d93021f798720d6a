/**
 * Creates all mutants of a file.
 */
import { createHash } from "node:crypto"
import { applied, type Edit, type Mutant } from "./Mutant.ts"
import { serviceEdits } from "./serviceOperators.ts"
import { standardEdits } from "./standardOperators.ts"
import { parsed } from "./syntax.ts"

const shortened = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 120)

/**
 * Returns all mutants of a file. If two mutation operators produce the same code, only one mutant is created. The mutated code is not checked for
 * syntax errors.
 */
export const mutantsOf = async (file: string, source: string): Promise<ReadonlyArray<Mutant>> => {
  const edits: ReadonlyArray<Edit> = [...serviceEdits(parsed(source)), ...(await standardEdits(file, source))]
  const texts = new Set([source])
  return edits.flatMap((edit) => {
    const text = applied(source, edit)
    if (texts.has(text)) return []
    texts.add(text)
    const { end, operator, replacement, start } = edit
    const id = createHash("sha256").update(`${file}\n${text}`).digest("hex").slice(0, 10)
    const original = shortened(source.slice(start, end))
    return [{ id, file, line: source.slice(0, start).split("\n").length, operator, start, end, original, replacement }]
  })
}
