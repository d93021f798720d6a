/**
 * Splits a document of prose, lists and tables into statements, in document order: one per clause of a sentence and one per table row, each with its
 * location in the document.
 *
 * Locations have the same format as `section` in the specs: `Resources: Campaign`, `Endpoints 3`, `Limits`.
 */
import { createHash } from "node:crypto"

export interface Statement {
  readonly place: string
  readonly text: string
}

/** The position of a line: its chapter and heading, the name of its list or table, and the number of its list item. */
interface Position {
  chapter: string
  heading: string
  block: string
  item: string
}

/** Returns a heading without the part in parentheses: `Draft settings` for `Draft settings (…)`. */
const plain = (heading: string): string => heading.replace(/\s*\(.*\)\s*$/, "").trim()

const chapters: Readonly<Record<string, string>> = { "Resources and their fields": "Resources" }

const placeOf = ({ block, chapter, heading, item }: Position): string => {
  const name = chapters[chapter] ?? chapter
  const part = block !== "" ? block : name === "Endpoints" && item !== "" ? "" : heading
  return `${part === "" ? name : `${name}: ${part}`}${item === "" ? "" : ` ${item}`}`
}

const opening = "([{"
const closing = ")]}"

/** Returns the clauses of a paragraph, which is split at the ends of sentences and at semicolons, except inside brackets or code. */
export const clausesOf = (paragraph: string): ReadonlyArray<string> => {
  const clauses: Array<string> = []
  let [depth, start, isCode] = [0, 0, false]
  for (const [index, character] of Array.from(paragraph).entries()) {
    if (character === "`") isCode = !isCode
    if (isCode) continue
    if (opening.includes(character)) depth++
    if (closing.includes(character)) depth--
    const rest = paragraph.slice(index + 1)
    const ends = character === ";" || (".?!".includes(character) && (rest === "" || /^\s+[A-Z`{(]/.test(rest)))
    if (!ends || depth > 0) continue
    clauses.push(paragraph.slice(start, index + 1).trim())
    start = index + 1
  }
  const last = paragraph.slice(start).trim()
  return last === "" ? clauses : [...clauses, last]
}

/** Returns the lines that contain statements. Empty lines, table headers and the rows of hyphens below them are omitted. */
const linesOf = (text: string): ReadonlyArray<{ readonly line: string; readonly next: string }> => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "")
  return lines.flatMap((line, index) => {
    const next = lines[index + 1]?.trim() ?? ""
    const isRule = /^\|[\s|:-]+\|$/.test(line.trim())
    return isRule || /^\|[\s|:-]+\|$/.test(next) ? [] : [{ line, next }]
  })
}

const longest = 7

/** Returns the name in a line that introduces the list or table after it, such as `Typical workflow:`, or undefined for any other line. */
const nameOf = (line: string, next: string): string | undefined => {
  if (!line.endsWith(":") || !/^(\||1\. )/.test(next)) return undefined
  const name = plain(line.slice(0, -1))
  return name.split(" ").length > longest ? undefined : name
}

export const split = (text: string): ReadonlyArray<Statement> => {
  const at: Position = { chapter: "", heading: "", block: "", item: "" }
  const statements: Array<Statement> = []
  const push = (texts: ReadonlyArray<string>): void => {
    for (const each of texts) statements.push({ place: placeOf(at), text: each })
  }
  for (const { line, next } of linesOf(text)) {
    const trimmed = line.trim()
    const [, marks, heading = ""] = /^(#+) (.*)$/.exec(trimmed) ?? []
    const [, number, numbered = ""] = /^(\d+)\. (.*)$/.exec(trimmed) ?? []
    if (marks !== undefined) {
      const name = plain(heading.replaceAll("`", ""))
      if (marks.length <= 2) Object.assign(at, { chapter: name, heading: "", block: "", item: "" })
      else Object.assign(at, { heading: name, block: "", item: "" })
    } else if (trimmed.startsWith("|")) push([trimmed])
    else if (number !== undefined) {
      at.item = number
      push(clausesOf(numbered))
    } else {
      const isIndented = line !== line.trimStart()
      const name = isIndented ? undefined : nameOf(trimmed, next)
      const [, label] = /^([A-Z]\w+): /.exec(trimmed) ?? []
      if (name !== undefined) Object.assign(at, { block: name, item: "" })
      else if (!isIndented && at.chapter !== "Endpoints" && !trimmed.startsWith("-"))
        Object.assign(at, { block: at.heading === "" ? (label ?? "") : "", item: "" })
      push(clausesOf(trimmed.replace(/^[-*] /, "")))
    }
  }
  return statements
}

/** Returns the hash of a statement's text. Whitespace is ignored. */
export const hashOf = (text: string): string =>
  createHash("sha256").update(text.replaceAll(/\s+/g, " ").trim()).digest("hex").slice(0, 16)
