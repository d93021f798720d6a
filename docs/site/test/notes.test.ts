import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { apis } from "../src/spec/documents.ts"
import { fromText, notesOf } from "../src/spec/notes.ts"

it.each(apis.map(({ name }) => name))(
  "the documentation shows every row of the NOTES.md file of the %s spec and states the source of each row",
  (name) => {
    const file = readFileSync(join(import.meta.dirname, "../../../specs", name, "NOTES.md"), "utf8")
    const rows = file.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Question |"))
    const decisions = notesOf(name).sections.flatMap((section) => section.decisions)
    expect(decisions.length).toBe(rows.length)
    expect(decisions.filter((decision) => !/^(stated|observed: .+|inferred)$/.test(fromText(decision)))).toEqual([])
  }
)
