/**
 * Finds disallowed terms in the prose of a file.
 */
import { type Prose, proseOfCode, proseOfMarkdown } from "./Prose.ts"
import { terms } from "./terms.ts"

/** An exception for a disallowed term: an API name or a quotation from a document. */
export interface Allowed {
  readonly file: string
  readonly text: string
}

const findingsIn = (
  file: string,
  { kind, line, text }: Prose,
  allowed: ReadonlyArray<Allowed>
): ReadonlyArray<string> =>
  terms.flatMap(({ opens, pattern, use }) => {
    if (opens === true && kind !== "comment") return []
    return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].flatMap(({ 0: found, index }) => {
      const around = text
        .slice(Math.max(0, index - 40), index + found.length + 40)
        .replaceAll(/\s+/g, " ")
        .trim()
      if (allowed.some((one) => one.file === file && around.includes(one.text))) return []
      const lineOf = line + text.slice(0, index).split("\n").length - 1
      return [`${file}:${lineOf}: "${found.trim()}" in "${around}": write ${use}`]
    })
  })

/** Returns one sentence per disallowed term in a file. */
export const vocabularyFindings = (
  file: string,
  source: string,
  allowed: ReadonlyArray<Allowed> = []
): ReadonlyArray<string> => {
  const prose = /\.mdx?$/.test(file) ? proseOfMarkdown(source) : proseOfCode(source)
  return prose.flatMap((each) => findingsIn(file, each, allowed))
}
