import { expect, it } from "vitest"
import { makeBatch } from "../src/inbox/batch.ts"

it("a generated benchmark batch has the same survey ids in every round and different content for each survey", () => {
  const batch = makeBatch(3, 40)
  const [first, second] = [1, 2].map(
    (round) => JSON.parse(batch.body(round).toString()) as ReadonlyArray<{ survey_id: number }>
  )
  expect(first?.map(({ survey_id }) => survey_id)).toEqual([40, 41, 42])
  expect(second?.map(({ survey_id }) => survey_id)).toEqual([40, 41, 42])
  for (const [index, one] of (first ?? []).entries()) expect(one).not.toEqual(second?.[index])
})

it("a generated benchmark batch of ten thousand surveys is just below the maximum body size of an inbox", () => {
  const each = makeBatch(100).body(1).length / 100
  expect(each * 10_000).toBeGreaterThan(36e6)
  expect(each * 10_000).toBeLessThan(40 * 1024 * 1024)
})
