/**
 * `NOTES.md` beside each spec: the decisions on what a document does not show, or shows in two ways.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ApiName } from "./documents.ts"

export interface Decision {
  readonly question: string
  readonly reading: string
  readonly reason: string
  readonly provenance: string
}

export interface Notes {
  readonly lead: string
  readonly sections: ReadonlyArray<{ readonly title: string; readonly decisions: ReadonlyArray<Decision> }>
}

/** The build runs in the folder of the site. */
const specs = join(process.cwd(), "../../specs")

/** The cells of a row; `\|` and a bar inside code are no border. */
const cells = (row: string): ReadonlyArray<string> =>
  (row.match(/(?:`[^`]*`|\\\||[^|`])+/g) ?? []).map((cell) => cell.trim()).filter((cell) => cell !== "")

const decision = (row: string): Decision => {
  const [question = "", reading = "", reason = "", provenance] = cells(row)
  if (provenance === undefined) throw new Error(`a decision has fewer than four cells: ${row}`)
  return { question, reading, reason, provenance }
}

const isRow = (line: string): boolean => /^\|(?!\s*(Question\b|-))/.test(line)

export const notesOf = (api: ApiName): Notes => {
  const [, lead = "", ...rest] = readFileSync(join(specs, api, "NOTES.md"), "utf8").split(/^#+ .*$/m)
  const titles = [...readFileSync(join(specs, api, "NOTES.md"), "utf8").matchAll(/^## (.*)$/gm)].map(
    ([, title]) => title
  )
  return {
    lead: lead.trim(),
    sections: rest.map((text, index) => ({
      title: titles[index] ?? "",
      decisions: text.split("\n").filter(isRow).map(decision)
    }))
  }
}
