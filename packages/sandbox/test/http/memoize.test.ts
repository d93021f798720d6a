import { expect, it } from "vitest"
import { memoize } from "../../src/http/memoize.ts"

const counting = () => {
  let calls = 0
  const length = memoize((text: string) => {
    calls++
    return text === "" ? undefined : text.length
  })
  return { length, calls: () => calls }
}

it("memoize computes the result for each string once, but computes again if the result was undefined", () => {
  const { calls, length } = counting()
  expect([length("abc"), length("abc"), length(""), length("")]).toEqual([3, 3, undefined, undefined])
  expect(calls()).toBe(3)
})

it("memoize keeps no result for a string over 256 characters, and results for at most a thousand strings", () => {
  const { calls, length } = counting()
  for (let turn = 0; turn < 2; turn++) expect(length("x".repeat(257))).toBe(257)
  expect(calls()).toBe(2)
  for (let each = 0; each <= 1000; each++) length(`/${each}`)
  length("/0")
  expect(calls()).toBe(1004)
})
