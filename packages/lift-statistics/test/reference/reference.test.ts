/**
 * Checks the committed subset of the reference values from R. `npm run soak -- lift-reference` generates and checks all of them.
 */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { families } from "./families.ts"
import { agreement, rowsOf } from "./agreement.ts"

describe.each(Object.entries(families))("%s", (name, family) => {
  it(`${name} agrees with reference values that were computed in R (${family.reference})`, () => {
    const found = agreement(family, rowsOf(readFileSync(new URL(`slice/${name}.csv`, import.meta.url), "utf8")))
    expect(found.figures).toBeGreaterThan(0)
    expect(found.failures, found.where).toBe(0)
  })
})
