import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Batch } from "../../src/decode/Batch.ts"
import { Batches } from "../../src/decode/Batches.ts"

const bytes = (text: string): Uint8Array => Buffer.from(text)

const splitAt = (whole: Uint8Array, positions: ReadonlyArray<number>): ReadonlyArray<Uint8Array> => {
  const sorted = [0, ...positions.map((place) => place % (whole.length + 1)), whole.length].sort((a, b) => a - b)
  return sorted.slice(1).map((end, index) => whole.subarray(sorted[index], end))
}

interface Seen {
  readonly index: number
  readonly pointer: string
  readonly value: unknown
  readonly text: string
}

/** Decodes a callback in batches. The simulated clock advances by `millis` each time it is read. A higher value results in smaller batches. */
const decode = (chunks: ReadonlyArray<Uint8Array>, millis = 0.1) => {
  let now = 0
  const batches = new Batches(chunks, () => (now += millis))
  const seen: Array<Seen> = []
  const sizes: Array<number> = []
  for (let batch = batches.next(); batch !== undefined; batch = batches.next()) {
    sizes.push(batch.count)
    seen.push(...Array.from({ length: batch.count }, (_, position) => seenOf(batch, position)))
  }
  return { seen, sizes, fault: batches.fault }
}

const seenOf = (batch: Batch, position: number): Seen => ({
  index: batch.firstIndex + position,
  pointer: batch.pointerOf(position),
  value: batch.unparsed?.get(position) ?? batch.values[position],
  text: Buffer.from(batch.bytesOf(position)).toString()
})

/** Returns a JSON array with enough items for several batches. */
const many = (item: (index: number) => unknown, count = 1500): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => item(index)))

/** Returns the object with its first `count` fields moved to the end. */
const turned = (item: object, count: number): object => {
  const fields = Object.entries(item)
  const first = count % fields.length
  return Object.fromEntries([...fields.slice(first), ...fields.slice(0, first)])
}

const shapes: ReadonlyArray<readonly [what: string, text: string]> = [
  ["items that begin with the same field", many((survey_id) => ({ survey_id, name: "x".repeat(survey_id % 50) }))],
  ["items that each begin with a different field", many((id) => ({ [`f${id}`]: 1, survey_id: id }))],
  [
    "items that each begin and end with a different field and contain the separator of items",
    many((id) => ({ [`f${id}`]: [{ id }, { id }], text: id % 99 === 0 ? `},{"[{` : "", [`g${id}`]: { id } }))
  ],
  [
    "items with their fields in two orders that contain the separator of items",
    many((id) => (id % 2 === 0 ? { id, list: [{ id: 1 }, { id: 2 }] } : { list: [{ id: 1 }, { id }], id }), 6000)
  ],
  [
    "items with their fields in two orders that rarely contain the separator of items",
    many((id) => turned({ id, text: "x".repeat(300), list: id % 5 === 0 ? [{ id: 1 }, { id }] : [] }, id % 2))
  ],
  ["items that contain the separator of items", many((id) => ({ id, nested: [{ id }, { id }] }))],
  [
    "items that contain the separator from the second batch on",
    many((id) => ({ id, nested: id > 700 ? [{ id }, { id }] : [] }))
  ],
  ["items that contain the separator in a string", many((id) => ({ id, text: `},{"id":` }))],
  ["numbers, strings, lists, null and objects", many((id) => [id, `${id}`, [id], null, { id }][id % 5], 5000)],
  ["empty objects", many(() => ({}), 5000)],
  ["pretty-printed items", JSON.stringify(JSON.parse(many((id) => ({ id, list: [1, 2, 3] }))), null, 2)],
  ["strings of multibyte characters", many((id) => ({ id, name: "Größe 🎉 привет".repeat(3) }))],
  ["escape sequences", many((id) => ({ id, name: '\\"\n\u0001'.repeat(9) }))],
  ["items of very different length", many((id) => ({ id, text: "y".repeat(id % 300 === 0 ? 60_000 : 3) }), 700)],
  ["one item larger than any batch", JSON.stringify([{ id: 1, text: "z".repeat(300_000) }])],
  [
    "a wrapper object around both arrays",
    `{"name":"x","opportunities":${many((id) => ({ id }))},"outcomes":${many((id) => ({ id }))}}`
  ],
  [
    "one object without an array",
    JSON.stringify({ survey_id: 1, list: Array.from({ length: 9000 }, (_, id) => ({ id })) })
  ],
  ["ten items", many((id) => ({ id }), 10)]
]

const itemsOf = (text: string): ReadonlyArray<unknown> => {
  const parsed = JSON.parse(text)
  if (Array.isArray(parsed)) return parsed
  return "opportunities" in parsed ? [...parsed.opportunities, ...parsed.outcomes] : [parsed]
}

describe.each(shapes)("batches of a callback with %s", (_what, text) => {
  const body = bytes(text)
  const items = itemsOf(text)

  it.each([
    ["in one chunk", [body]],
    ["in chunks of 64 KiB", splitAt(body, [65_536, 131_072, 196_608])],
    ["in chunks of irregular sizes", splitAt(body, [1, 2, 3, 1000, 1001, 33_333, 50_000, 50_001, 99_999])]
  ])("the batches decoded from a callback %s contain the items that JSON.parse finds", (_how, chunks) => {
    for (const millis of [0.1, 5]) {
      const { fault, seen } = decode(chunks, millis)
      expect(fault).toBeUndefined()
      expect(seen.map(({ value }) => value)).toEqual(items)
      expect(seen.map(({ index }) => index)).toEqual(items.map((_item, index) => index))
    }
  })

  it("the batches decoded from a callback give the bytes and the JSON pointer of each item", () => {
    const { seen } = decode([body])
    expect(seen.map((item): unknown => JSON.parse(item.text))).toEqual(items)
    const parsed = JSON.parse(text)
    for (const { pointer, value } of seen) {
      expect(
        pointer
          .split("/")
          .slice(1)
          .reduce((part, name) => part[name], parsed)
      ).toEqual(value)
    }
  })
})

describe("batches", () => {
  it("the batches decoded from a callback become smaller when parsing is slow and larger again when it is fast", () => {
    const body = bytes(many((id) => ({ id, text: "x".repeat(80) }), 9000))
    const slow = decode([body], 40).sizes
    const quick = decode([body], 0.01).sizes
    expect(slow.length).toBeGreaterThan(5 * quick.length)
    expect(Math.max(...quick.slice(2))).toBeLessThan(49_152 / 80)
  })

  it("a callback batch with a malformed item is parsed item by item, so that only that item is bad", () => {
    const item = `{"id":1,"text":"${"x".repeat(100)}"}`
    const list = Array.from({ length: 900 }, (_, index) => (index === 500 ? `{"id":01}` : item))
    const { fault, seen } = decode([bytes(`[${list.join()}]`)])
    expect(fault).toBeUndefined()
    expect(seen.filter(({ value }) => value === "it is not JSON").map(({ index }) => index)).toEqual([500])
    expect(seen).toHaveLength(900)
  })

  it("the batches decoded from a callback end at a syntax error between items and contain all items before it", () => {
    const text = many((id) => ({ id }), 5000)
    const { fault, seen } = decode([bytes(`${text.slice(0, -1)} {"id":1}]`)])
    expect([fault?.index, fault?.pointer, fault?.expected]).toEqual([5000, "/5000", ", or ]"])
    expect(seen).toHaveLength(5000)
  })

  const values = fc.array(fc.json({ maxDepth: 3, stringUnit: "grapheme-ascii" }), { maxLength: 8 })
  const positions = fc.array(fc.nat({ max: 4000 }), { maxLength: 4 })

  it("callback batches have the same items and error for every split of a damaged callback into chunks", () => {
    const damage = fc.record({
      at: fc.nat(),
      drop: fc.nat({ max: 3 }),
      put: fc.constantFrom("", "[", "}", ",", `"`, "1")
    })
    fc.assert(
      fc.property(values, fc.nat({ max: 40 }), damage, positions, (items, times, { at, drop, put }, cuts) => {
        const repeated = Array.from({ length: times }, () => items).flat()
        const whole = `[${repeated.join(",")}]`
        const place = at % (whole.length + 1)
        const body = bytes(whole.slice(0, place) + put + whole.slice(place + drop))
        const apart = decode(
          splitAt(
            body,
            Array.from({ length: body.length }, (_, byte) => byte)
          )
        )
        const together = decode(splitAt(body, cuts))
        expect(together.seen).toEqual(apart.seen)
        expect(together.fault).toEqual(apart.fault)
      }),
      { numRuns: 100 }
    )
  })
})
