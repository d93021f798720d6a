/**
 * Checks that the register contains every statement in each document, with the facets (claims in the spec, such as a type or a limit) that result
 * from the statement and the tests that verify it.
 *
 * FIELDWORK_BRAND_LIFT_DOCUMENT and FIELDWORK_EXCHANGE_DOCUMENT contain the paths of the documents, which are not part of the repository. If they are
 * not set, the register is compared only with the committed hashes of the statements.
 */
import { readFileSync } from "node:fs"
import { apiNames } from "@fieldwork/specs/documents"
import { claimsOf } from "@fieldwork/specs/provenance"
import { describe, expect, it } from "vitest"
import { type Entry, hashesOf, type StatementKind, statementsOf } from "../src/statements/register.ts"
import { hashOf, split } from "../src/statements/split.ts"
import { testExists } from "../src/statements/tests.ts"

const documents = {
  "brand-lift": process.env["FIELDWORK_BRAND_LIFT_DOCUMENT"],
  exchange: process.env["FIELDWORK_EXCHANGE_DOCUMENT"]
}

const binding: ReadonlySet<StatementKind> = new Set(["limit", "enum", "default", "rule", "transition"])
const isBinding = ({ kinds }: Entry): boolean => kinds.some((kind) => binding.has(kind))

describe.each(apiNames)("register of statements of %s", (api) => {
  const entries = statementsOf(api)

  it("the statement register has one entry for each statement in the API document, in the order of the document", () => {
    expect(entries.map(({ hash }) => hash)).toEqual(hashesOf(api))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  it.skipIf(documents[api] === undefined)(
    "the statement register has the hash and section of every statement that is split from the original API document, in order",
    () => {
      const statements = split(readFileSync(documents[api] ?? "", "utf8"))
      expect(entries.map(({ hash, place }) => ({ hash, place }))).toEqual(
        statements.map(({ place, text }) => ({ hash: hashOf(text), place }))
      )
    }
  )

  it("the register links every limit, enum, default, rule and transition stated in the API document to the spec and to a test", () => {
    const without = entries.filter(
      (entry) => isBinding(entry) && (claimsOf(entry.claims).length === 0 || (entry.tests ?? []).length === 0)
    )
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it("each test named in the register of API statements exists, and at most 20 statements name the same test", () => {
    const tests = entries.flatMap(({ tests: named = [] }) => named)
    expect(tests.filter((test) => !testExists(test))).toEqual([])
    const counts = Map.groupBy(tests, (test) => test)
    expect([...counts].filter(([, named]) => named.length > 20).map(([test]) => test)).toEqual([])
  })
})

it("testExists is true for an existing test and false for a test or a file that does not exist", () => {
  expect(testExists("packages/contract/test/statements.test.ts > the spec > limits.2")).toBe(true)
  expect(testExists("packages/contract/test/statements.test.ts > the spec > limits.999")).toBe(false)
  expect(testExists("packages/contract/test/nowhere.test.ts > limits.2")).toBe(false)
  expect(testExists("specs/test/links.test.ts > what nobody tests")).toBe(false)
})
