import { describe, expect, it } from "vitest"
import { encode, serializeOnce, memoizeSerialized } from "../../src/http/Message.ts"

const textOf = (body: unknown) => encode({ status: 200, body }).body

describe("encoding of response bodies", () => {
  it("a response body made with serializeOnce keeps its JSON when the object is changed afterwards", () => {
    const body = serializeOnce({ count: 1 })
    body.count = 2
    expect(textOf(body)).toBe('{"count":1}')
  })

  it("a function made with memoizeSerialized computes the response body for each value only once", () => {
    let shows = 0
    const show = memoizeSerialized(({ name }: { name: string }) => {
      shows++
      return { name, shown: true }
    })
    const before = { name: "before" }
    expect([textOf(show(before)), textOf(show(before))]).toEqual(Array(2).fill('{"name":"before","shown":true}'))
    expect(shows).toBe(1)
    expect(textOf(show({ name: "after" }))).toBe('{"name":"after","shown":true}')
  })

  it.each([
    [undefined, ""],
    [null, "null"],
    [[1], "[1]"]
  ])("the sandbox encodes the response body %j as %j", (body, text) => expect(textOf(body)).toBe(text))
})
