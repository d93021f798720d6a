/**
 * Tests how `npm run soak -- sandbox-mutants` selects mutants (copies of the sandbox with one deliberate fault each). Also tests mutants of a few
 * files, which the contract tester detects with a few operations.
 */
import { operationsOf } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import { documents } from "../../src/documents.ts"
import { type Reached, sourceOf } from "../../src/mutants/coverage.ts"
import { drawMutants, type Drawn } from "../../src/mutants/drawMutants.ts"
import { applied } from "../../src/mutants/Mutant.ts"
import { isTypeScript } from "../../src/mutants/syntax.ts"
import { runTrials } from "../../src/mutants/Trial.ts"

const include = ["createToken", "listIndustries", "getCountryLanguage"]

/** Replaces coverage data: each file is treated as a single function that all operations in `include` run. */
const reached: ReadonlyArray<Reached> = [
  "brand-lift/lookups/lookupHandlers.ts",
  "brand-lift/auth/createToken.ts",
  "brand-lift/auth/Tokens.ts"
].map((file) => ({ file, start: 0, end: sourceOf(file).length, by: new Set(include) }))

const drawMany = async (count: number, seed: number): Promise<ReadonlyArray<Drawn>> => {
  const found: Array<Drawn> = []
  for await (const mutant of drawMutants(reached, seed)) if (found.push(mutant) === count) break
  return found
}

it("the same seed selects the same distinct mutants of the sandbox, and each mutant is valid TypeScript", async () => {
  const mutants = await drawMany(20, 1)
  expect(await drawMany(20, 1)).toEqual(mutants)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(20)
  expect(new Set(mutants.map(({ operator }) => operator)).size).toBeGreaterThan(5)
  for (const mutant of mutants) {
    const text = applied(sourceOf(mutant.file), mutant)
    expect(text).not.toBe(sourceOf(mutant.file))
    expect(isTypeScript(text), `${mutant.original} → ${mutant.replacement}`).toBe(true)
  }
})

it("each operation that the mutation test of the sandbox calls exists in the specs", () => {
  const ids = new Set(Object.values(documents).flatMap((document) => operationsOf(document).map(({ id }) => id)))
  expect(include.filter((id) => !ids.has(id))).toEqual([])
})

it("the contract tester detects five mutants of the sandbox and nothing in an unchanged copy", async () => {
  const trials = [undefined, ...(await drawMany(5, 2))].map((mutant) => ({ mutant, include }))
  const outcomes = await runTrials(trials, { seed: 1, timeBudget: 20 })
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["survived", ...Array.from({ length: 5 }, () => "killed")])
})
