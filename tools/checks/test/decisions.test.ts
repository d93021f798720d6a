/** Checks that the numbers of the decision records are unique and match the titles, because records are cited by number. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const folder = join(import.meta.dirname, "../../../docs/decisions")
const records = readdirSync(folder).filter((file) => /^\d{4}-/.test(file))

it("every architecture decision record has a unique number", () => {
  const numbers = records.map((file) => file.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

it.each(records)("the title of the architecture decision record %s begins with its number", (file) => {
  const title = readFileSync(join(folder, file), "utf8").split("\n")[0]
  expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `))
})
