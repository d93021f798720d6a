import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ArrayScanner, type ItemSlice } from "../../src/scan/array-scanner.ts"

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Cuts at the given places, wherever they fall: within a string, an escape, a character. */
const cut = (whole: Uint8Array, places: ReadonlyArray<number>): ReadonlyArray<Uint8Array> => {
  const sorted = [0, ...places.map((place) => place % (whole.length + 1)), whole.length].sort((a, b) => a - b)
  return sorted.slice(1).map((end, index) => whole.subarray(sorted[index], end))
}

/** All items by scanning alone, or where the guesses come true by guessing, and the fault. */
const scan = (chunks: ReadonlyArray<Uint8Array>, guessing: boolean) => {
  const scanner = new ArrayScanner(chunks)
  const items: Array<{ readonly text: string } & ItemSlice> = []
  let guesses = 0
  let tried = 0
  for (;;) {
    const guessed = guessing ? scanner.guess() : undefined
    if (guessed !== undefined) tried++
    const comesTrue = guessed !== undefined && isJson(guessed.bytes)
    if (comesTrue) {
      scanner.accept(guessed)
      guesses++
    }
    const item = comesTrue ? guessed : scanner.next()
    if (item === undefined) return { items, fault: scanner.fault, guesses, tried }
    items.push({ ...item, text: new TextDecoder().decode(item.bytes) })
  }
}

const isJson = (slice: Uint8Array): boolean => {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(slice))
    return true
  } catch {
    return false
  }
}

const texts = (text: string): ReadonlyArray<string> => scan([bytes(text)], false).items.map((item) => item.text)

describe("ArrayScanner", () => {
  it.each([
    ["[]", []],
    [" [ ] \n", []],
    ["[1]", ["1"]],
    ["[1,-2.5e3 ,true , null]", ["1", "-2.5e3", "true", "null"]],
    [`["a","]","\\"","\\\\",""]`, [`"a"`, `"]"`, `"\\""`, `"\\\\"`, `""`]],
    [`[{"a":"}"},{"b":[1,{"c":"\\\\"}]}]`, [`{"a":"}"}`, `{"b":[1,{"c":"\\\\"}]}`]],
    ["[[],[[1],[2]],{}]", ["[]", "[[1],[2]]", "{}"]],
    [`{"a":1}`, [`{"a":1}`]],
    [` {"a":1} `, [`{"a":1}`]]
  ])("cuts %s into %j", (text, items) => {
    expect(texts(text)).toEqual(items)
  })

  it.each([
    ["", 0, 0, "[ or {"],
    ["  ", 0, 2, "[ or {"],
    [`"a"`, 0, 0, "[ or {"],
    ["1", 0, 0, "[ or {"],
    ["\uFEFF[]", 0, 0, "[ or {"],
    ["[", 0, 1, "a value or ]"],
    ["[,1]", 0, 1, "a value or ]"],
    ["[1", 1, 2, ", or ]"],
    ["[1 2]", 1, 3, ", or ]"],
    ["[1}", 1, 2, ", or ]"],
    [`["a""b"]`, 1, 4, ", or ]"],
    ["[1,]", 1, 3, "a value"],
    ["[1,,2]", 1, 3, "a value"],
    ["[1,", 1, 3, "a value"],
    [`[{"a":1`, 0, 7, "the end of the value"],
    [`["a`, 0, 3, "the end of the value"],
    [`["a\\`, 0, 4, "the end of the value"],
    ["[1]]", 1, 3, "the end of the body"],
    ["[1],", 1, 3, "the end of the body"],
    [`{"a":1}{"b":2}`, 1, 7, "the end of the body"]
  ])("stops at the fault in %j", (text, index, offset, expected) => {
    expect(scan([bytes(text)], false).fault).toEqual({ index, offset, expected })
  })

  it("hands on views of the body, and copies only what lies across two pieces", () => {
    const body = bytes(`[{"a":1},{"a":2},{"a":3}]`)
    const { items } = scan([body.subarray(0, 12), body.subarray(12)], false)
    expect(items.map((item) => item.bytes.buffer === body.buffer)).toEqual([true, false, true])
    expect(items.map((item) => item.offset)).toEqual([1, 9, 17])
  })

  it("follows strings and escapes across every cut", () => {
    const text = `[{"a\\"]":"\\\\"},["\\u005d",{"}":"€"}],"\\\\\\"", 1e5]`
    const body = bytes(text)
    const whole = texts(text)
    expect(whole).toHaveLength(4)
    for (let first = 0; first <= body.length; first++) {
      const { fault, items } = scan(cut(body, [first, first + 1]), false)
      expect([fault, items.map((item) => item.text)]).toEqual([undefined, whole])
    }
  })

  const alike = (nested: (id: number) => unknown): Uint8Array =>
    bytes(JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id, nested: [nested(id), nested(id)] }))))

  it("guesses the end of items that begin alike", () => {
    const body = alike((key) => ({ key }))
    const { guesses, items } = scan([body], true)
    expect(items).toEqual(scan([body], false).items)
    expect(guesses).toBeGreaterThan(40)
  })

  it("stops guessing after three wrong guesses, as where each item holds what stands between them", () => {
    const body = alike((id) => ({ id }))
    const { fault, guesses, items, tried } = scan([body], true)
    expect(items).toEqual(scan([body], false).items)
    expect([fault, guesses, tried]).toEqual([undefined, 0, 3])
  })

  const places = fc.array(fc.nat({ max: 500 }), { maxLength: 6 })
  const items = fc.array(fc.json({ maxDepth: 3, stringUnit: "binary" }), { maxLength: 8 })
  const blanks = fc.stringMatching(/^[ \t\r\n]{0,2}$/)

  it("agrees with JSON.parse on every array, however it is cut", () => {
    fc.assert(
      fc.property(items, blanks, places, fc.boolean(), (values, blank, cuts, guessing) => {
        const text = `${blank}[${blank}${values.join(`${blank},${blank}`)}${blank}]${blank}`
        const found = scan(cut(bytes(text), cuts), guessing)
        expect(found.fault).toBeUndefined()
        expect(found.items.map((item): unknown => JSON.parse(item.text))).toEqual(JSON.parse(text))
      }),
      { numRuns: 500 }
    )
  })

  it("finds a fault, or a slice that is no JSON, exactly where JSON.parse refuses the whole", () => {
    const damage = fc.record({
      at: fc.nat(),
      drop: fc.nat({ max: 3 }),
      put: fc.constantFrom("", "[", "]", "{", "}", ",", ":", `"`, "\\", " ", "1", "tru", "\u0000", "é")
    })
    fc.assert(
      fc.property(items, damage, places, fc.boolean(), (values, { at, drop, put }, cuts, guessing) => {
        const whole = `[${values.join(",")}]`
        const place = at % (whole.length + 1)
        const text = whole.slice(0, place) + put + whole.slice(place + drop)
        const body = bytes(text)
        const found = scan(cut(body, cuts), guessing)
        const readable = found.fault === undefined && found.items.every((item) => isJson(item.bytes))
        const isArray = isJson(body) && /^\s*[[{]/.test(text)
        expect(readable).toBe(isArray)
      }),
      { numRuns: 2000 }
    )
  })
})
