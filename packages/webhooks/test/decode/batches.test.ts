import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Batch } from "../../src/decode/batch.ts"
import { Batches } from "../../src/decode/batches.ts"

const bytes = (text: string): Uint8Array => Buffer.from(text)

const cut = (whole: Uint8Array, places: ReadonlyArray<number>): ReadonlyArray<Uint8Array> => {
  const sorted = [0, ...places.map((place) => place % (whole.length + 1)), whole.length].sort((a, b) => a - b)
  return sorted.slice(1).map((end, index) => whole.subarray(sorted[index], end))
}

interface Seen {
  readonly index: number
  readonly pointer: string
  readonly value: unknown
  readonly text: string
}

/** `millis` is what each look at the clock adds: the longer batches take, the smaller they become. */
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

/** As many items as make some batches. */
const many = (item: (index: number) => unknown, count = 1500): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => item(index)))

const shapes: ReadonlyArray<readonly [what: string, text: string]> = [
  ["items that begin alike", many((survey_id) => ({ survey_id, name: "x".repeat(survey_id % 50) }))],
  ["items of which each begins with another name", many((id) => ({ [`f${id}`]: 1, survey_id: id }))],
  ["items that hold what separates them", many((id) => ({ id, nested: [{ id }, { id }] }))],
  ["items that hold it from the second batch on", many((id) => ({ id, nested: id > 700 ? [{ id }, { id }] : [] }))],
  ["items that hold it in a text", many((id) => ({ id, text: `},{"id":` }))],
  ["numbers, texts, lists and words", many((id) => [id, `${id}`, [id], null, { id }][id % 5], 5000)],
  ["empty objects", many(() => ({}), 5000)],
  ["items in many lines", JSON.stringify(JSON.parse(many((id) => ({ id, list: [1, 2, 3] }))), null, 2)],
  ["texts of two-byte characters", many((id) => ({ id, name: "Größe 🎉 привет".repeat(3) }))],
  ["escapes", many((id) => ({ id, name: '\\"\n\u0001'.repeat(9) }))],
  ["items of very different length", many((id) => ({ id, text: "y".repeat(id % 300 === 0 ? 60_000 : 3) }), 700)],
  ["one item that is larger than any batch", JSON.stringify([{ id: 1, text: "z".repeat(300_000) }])],
  ["a wrapper", `{"name":"x","opportunities":${many((id) => ({ id }))},"outcomes":${many((id) => ({ id }))}}`],
  ["one object", JSON.stringify({ survey_id: 1, list: Array.from({ length: 9000 }, (_, id) => ({ id })) })],
  ["a whole callback that is small", many((id) => ({ id }), 10)]
]

const itemsOf = (text: string): ReadonlyArray<unknown> => {
  const parsed = JSON.parse(text)
  if (Array.isArray(parsed)) return parsed
  return "opportunities" in parsed ? [...parsed.opportunities, ...parsed.outcomes] : [parsed]
}

describe.each(shapes)("a callback with %s", (_what, text) => {
  const body = bytes(text)
  const items = itemsOf(text)

  it.each([
    ["in one piece", [body]],
    ["in pieces as a network delivers them", cut(body, [65_536, 131_072, 196_608])],
    ["in pieces of odd sizes", cut(body, [1, 2, 3, 1000, 1001, 33_333, 50_000, 50_001, 99_999])]
  ])("has the items that JSON.parse finds, %s", (_how, chunks) => {
    for (const millis of [0.1, 5]) {
      const { fault, seen } = decode(chunks, millis)
      expect(fault).toBeUndefined()
      expect(seen.map(({ value }) => value)).toEqual(items)
      expect(seen.map(({ index }) => index)).toEqual(items.map((_item, index) => index))
    }
  })

  it("hands on each item's own bytes and its pointer", () => {
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
  it("are small where parsing takes long, and larger again where it does not", () => {
    const body = bytes(many((id) => ({ id, text: "x".repeat(80) }), 9000))
    const slow = decode([body], 40).sizes
    const quick = decode([body], 0.01).sizes
    expect(slow.length).toBeGreaterThan(5 * quick.length)
    expect(Math.max(...quick.slice(2))).toBeLessThan(49_152 / 80)
  })

  it("with a bad item are parsed item by item, so that only that one is bad", () => {
    const item = `{"id":1,"text":"${"x".repeat(100)}"}`
    const list = Array.from({ length: 900 }, (_, index) => (index === 500 ? `{"id":01}` : item))
    const { fault, seen } = decode([bytes(`[${list.join()}]`)])
    expect(fault).toBeUndefined()
    expect(seen.filter(({ value }) => value === "it is not JSON").map(({ index }) => index)).toEqual([500])
    expect(seen).toHaveLength(900)
  })

  it("end at a fault, with all items before it", () => {
    const text = many((id) => ({ id }), 5000)
    const { fault, seen } = decode([bytes(`${text.slice(0, -1)} {"id":1}]`)])
    expect([fault?.index, fault?.pointer, fault?.expected]).toEqual([5000, "/5000", ", or ]"])
    expect(seen).toHaveLength(5000)
  })

  const values = fc.array(fc.json({ maxDepth: 3, stringUnit: "grapheme-ascii" }), { maxLength: 8 })
  const places = fc.array(fc.nat({ max: 4000 }), { maxLength: 4 })

  it("agree with a scan of each item, whatever was damaged and wherever it is cut", () => {
    const damage = fc.record({
      at: fc.nat(),
      drop: fc.nat({ max: 3 }),
      put: fc.constantFrom("", "[", "}", ",", `"`, "1")
    })
    fc.assert(
      fc.property(values, fc.nat({ max: 40 }), damage, places, (items, times, { at, drop, put }, cuts) => {
        const repeated = Array.from({ length: times }, () => items).flat()
        const whole = `[${repeated.join(",")}]`
        const place = at % (whole.length + 1)
        const body = bytes(whole.slice(0, place) + put + whole.slice(place + drop))
        const apart = decode(
          cut(
            body,
            Array.from({ length: body.length }, (_, byte) => byte)
          )
        )
        const together = decode(cut(body, cuts))
        expect(together.seen).toEqual(apart.seen)
        expect(together.fault).toEqual(apart.fault)
      }),
      { numRuns: 100 }
    )
  })
})
