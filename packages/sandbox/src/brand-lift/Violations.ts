/** The rules that a request violates, as error messages keyed by field name. They form the body of a 400 response. */

export type Violations = Record<string, Array<string>>

export const isEmpty = (violations: Violations): boolean => Object.keys(violations).length === 0

export const merge = (...all: ReadonlyArray<Violations>): Violations => {
  const merged: Violations = {}
  for (const violations of all) {
    for (const [field, messages] of Object.entries(violations)) merged[field] = [...(merged[field] ?? []), ...messages]
  }
  return merged
}
