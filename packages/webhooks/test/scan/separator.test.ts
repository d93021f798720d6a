import { describe, expect, it } from "vitest"
import { Separator } from "../../src/scan/Separator.ts"

const encoder = new TextEncoder()

/** Returns the items separated by commas, as bytes, and the end of each item. */
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

const learnedSeparator = (items: ReadonlyArray<unknown>) => {
  const { bytes, ends } = joined(items)
  const separator = new Separator()
  separator.learn(bytes, 0, ends)
  return { separator, bytes, ends }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

describe("Separator", () => {
  it.each([
    ["begin with the same field", (index: number) => ({ survey_id: index, name: "a" })],
    ["begin with different fields", (index: number) => ({ [`f${index}`]: 1, name: "a" })],
    [
      "begin with different fields and contain objects",
      (index: number) => ({ [`f${index}`]: 1, quotas: [{ id: 1 }, { id: 2 }], live: true })
    ],
    [
      "begin and end with different fields and hold objects",
      (index: number) => ({ [`f${index}`]: 1, quotas: [{ id: 1 }, { id: 2 }], [`g${index}`]: { id: index } })
    ],
    [
      "begin and end with different fields and hold lists of lists of objects",
      (index: number) =>
        index % 2 === 0
          ? { quotas: [{ questions: [{ id: 1 }, { id: 2 }] }, { questions: [{ id: 3 }] }], live: { at: index } }
          : { live: { at: index }, name: `},{"[{`, quotas: [{ questions: [{ id: 1 }, { id: 2 }] }] }
    ]
  ])(
    "after reading 30 callback items, the Separator class finds only real boundaries between items, when the items %s",
    (_what, make) => {
      const { bytes, ends, separator } = learnedSeparator(range(30).map((index): unknown => make(index)))
      expect(separator.isGuessing).toBe(true)
      for (const end of ends.slice(0, -1))
        expect(separator.findLast(bytes, 0, end + 40)).toSatisfy((at) => ends.includes(at))
      expect(separator.findLast(bytes, 0, bytes.length)).toBe(ends.at(-2))
    }
  )

  it("the scanner does not search for the bytes that separate two callback items if they also occur inside items", () => {
    const { bytes, ends } = joined(range(60).map((index) => ({ [`f${index}`]: 1 })))
    const separator = new Separator()
    // The test omits every second item end, so every second separator appears to be within an item.
    const everySecond = ends.filter((_, index) => index % 2 === 1)
    separator.learn(bytes, 0, everySecond)
    expect(separator.isGuessing).toBe(false)
  })
})
