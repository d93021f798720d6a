import { describe, expect, it } from "vitest"
import { Seam } from "../../src/scan/seam.ts"

const encoder = new TextEncoder()

/** An array's inside, and where each of its items ends. */
const joined = (items: ReadonlyArray<unknown>) => {
  const texts = items.map((item) => JSON.stringify(item))
  const ends: Array<number> = []
  let at = 0
  for (const text of texts) {
    ends.push(at + text.length)
    at += text.length + 1
  }
  return { bytes: encoder.encode(texts.join()), ends }
}

const learned = (items: ReadonlyArray<unknown>) => {
  const { bytes, ends } = joined(items)
  const seam = new Seam()
  seam.learn(bytes, 0, ends)
  return { seam, bytes, ends }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

describe("the seam between items", () => {
  it.each([
    ["begin with the same field", (index: number) => ({ survey_id: index, name: "a" })],
    ["begin with different fields", (index: number) => ({ [`f${index}`]: 1, name: "a" })],
    [
      "begin with different fields and hold objects",
      (index: number) => ({ [`f${index}`]: 1, quotas: [{ id: 1 }, { id: 2 }], live: true })
    ]
  ])("is found where items %s", (_what, make) => {
    const { bytes, ends, seam } = learned(range(30).map((index): unknown => make(index)))
    expect(seam.isGuessing).toBe(true)
    for (const end of ends.slice(0, -1)) expect(seam.findLast(bytes, 0, end + 40)).toSatisfy((at) => ends.includes(at))
    expect(seam.findLast(bytes, 0, bytes.length)).toBe(ends.at(-2))
  })

  it("is not guessed where it is found within items as well", () => {
    const { bytes, ends } = joined(range(60).map((index) => ({ [`f${index}`]: 1 })))
    const seam = new Seam()
    // As if every second seam were within an item.
    const everySecond = ends.filter((_, index) => index % 2 === 1)
    seam.learn(bytes, 0, everySecond)
    expect(seam.isGuessing).toBe(false)
  })
})
