import * as fc from "fast-check"
import { expect, it } from "vitest"
import * as Batch from "../../../src/exchange/streams/Batch.ts"

const split = (messages: ReadonlyArray<string>, limits: Batch.BatchLimits) => {
  const batches: Array<Batch.Batch> = []
  for (const message of messages) {
    if (batches.at(-1)?.add(message) === true) continue
    const batch = Batch.make(limits)
    expect(batch.add(message)).toBe(true)
    batches.push(batch)
  }
  return batches
}

const message = fc.string({ unit: "binary", maxLength: 10 }).map((text) => JSON.stringify(text))

it("callback batches contain every message in order, and none exceeds the limits for messages and bytes", () => {
  const limits = { count: 8, bytes: 100 }
  fc.assert(
    fc.property(fc.array(message), (messages) => {
      const batches = split(messages, limits)
      expect(batches.flatMap((batch) => JSON.parse(batch.body()) as ReadonlyArray<string>)).toEqual(
        messages.map((_) => JSON.parse(_))
      )
      for (const batch of batches) {
        expect(batch.count()).toBeLessThanOrEqual(limits.count)
        expect(Buffer.byteLength(batch.body())).toBeLessThanOrEqual(limits.bytes)
      }
    })
  )
})

it("a callback batch accepts messages until its body has exactly the maximum number of bytes", () => {
  const batch = Batch.make({ count: 10, bytes: 9 })
  expect([batch.add(`"a"`), batch.add(`"b"`), batch.add(`1`)]).toEqual([true, true, false])
  expect(batch.body()).toBe(`["a","b"]`)
  expect(batch.body()).toHaveLength(9)
})

it("a callback message larger than the byte limit of a batch is sent alone", () => {
  const batch = Batch.make({ count: 10, bytes: 5 })
  expect(batch.add(`"a long one"`)).toBe(true)
  expect(batch.add("1")).toBe(false)
})
