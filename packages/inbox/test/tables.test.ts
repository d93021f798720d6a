/** Checks that the tests named in the documented tables of guarantees and faults exist. */
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { join } from "node:path"

const tests = import.meta.dirname

interface Named {
  readonly file: string
  readonly title: string
}

const namedIn = (page: string): ReadonlyArray<Named> => {
  const rows = readFileSync(page, "utf8").matchAll(/`(?:test\/)?([\w/-]+\.test\.ts)`: "([^"]+)"/g)
  return [...rows].map(([, file = "", title = ""]) => ({ file, title }))
}

const faults = namedIn(join(tests, "README.md"))

describe.each([
  { page: "inbox-guarantees.md", rows: namedIn(join(tests, "../../../docs/guides/inbox-guarantees.md")) },
  { page: "test/README.md", rows: faults }
])("$page", ({ rows }) => {
  it.each(rows)(
    'the test "$title", which a table of faults or guarantees names, exists in $file',
    ({ file, title }) => {
      assert.include(readFileSync(join(tests, file), "utf8"), title)
    }
  )
})

it("the fault table in the inbox's test/README.md names at least one test per fault", () => {
  const named = new Set(faults.flatMap(({ title }) => [...title.matchAll(/F\d+/g)].map(([fault]) => fault)))
  const all = ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F14", "F15", "F16", "F17", "F18"]
  assert.deepStrictEqual(
    all.filter((fault) => !named.has(fault)),
    []
  )
})
