/**
 * The slice of the reference values of R that is committed; `npm run soak -- lift-reference` makes and compares all of them.
 */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { agreement, families, rowsOf } from "./families.ts"

describe.each(Object.entries(families))("%s", (name, family) => {
  it(`agrees with R (${family.reference})`, () => {
    const found = agreement(family, rowsOf(readFileSync(new URL(`slice/${name}.csv`, import.meta.url), "utf8")))
    expect(found.figures).toBeGreaterThan(0)
    expect(found.failures, found.where).toBe(0)
  })
})
