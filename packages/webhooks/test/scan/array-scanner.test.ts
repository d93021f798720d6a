import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ArrayScanner, type ItemSlice } from "../../src/scan/ArrayScanner.ts"

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Splits the bytes at the given positions, which may be within a string, an escape sequence or a multibyte character. */
const splitAt = (whole: Uint8Array, positions: ReadonlyArray<number>): ReadonlyArray<Uint8Array> => {
  const sorted = [0, ...positions.map((place) => place % (whole.length + 1)), whole.length].sort((a, b) => a - b)
  return sorted.slice(1).map((end, index) => whole.subarray(sorted[index], end))
}

/** Returns all items, and the fault if the callback is broken. */
const scan = (chunks: ReadonlyArray<Uint8Array>) => {
  const scanner = new ArrayScanner(chunks)
  const items: Array<{ readonly text: string } & ItemSlice> = []
  for (let item = scanner.next(); item !== undefined; item = scanner.next()) {
    items.push({ ...item, text: new TextDecoder().decode(item.bytes) })
  }
  return { items, fault: scanner.fault }
}

const isJson = (slice: Uint8Array): boolean => {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(slice))
    return true
  } catch {
    return false
  }
}

const texts = (text: string): ReadonlyArray<string> => scan([bytes(text)]).items.map((item) => item.text)

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
  ])("the array scanner splits %s into %j", (text, items) => {
    expect(texts(text)).toEqual(items)
  })

  it.each([
    ["", 0, 0, "[ or {"],
    ["  ", 0, 2, "[ or {"],
    [`"a"`, 0, 0, "[ or {"],
    ["1", 0, 0, "[ or {"],
    ["\uFEFF\uFEFF[]", 0, 3, "[ or {"],
    [`{"opportunities":[1}`, 1, 19, ", or ]"],
    [`{"opportunities":[1]]`, 1, 20, ", or }"],
    [`{"opportunities":[1],}`, 1, 21, "a field"],
    [`{"opportunities":[1],"a":}`, 1, 25, "a field"],
    [`{"opportunities":[1],"a":01}`, 1, 27, "a field"],
    [`{"opportunities":[1]} 2`, 1, 22, "the end of the body"],
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
  ])("the array scanner stops at the syntax error in %j and reports its position", (text, index, offset, expected) => {
    expect(scan([bytes(text)]).fault).toMatchObject({ index, offset, expected })
  })

  it("the array scanner returns views of the body and copies only an item that spans two chunks", () => {
    const body = bytes(`[{"a":1},{"a":2},{"a":3}]`)
    const { items } = scan([body.subarray(0, 12), body.subarray(12)])
    expect(items.map((item) => item.bytes.buffer === body.buffer)).toEqual([true, false, true])
    expect(items.map((item) => item.offset)).toEqual([1, 9, 17])
  })

  it("the array scanner finds the same items wherever chunk boundaries divide strings and escape sequences", () => {
    const text = `[{"a\\"]":"\\\\"},["\\u005d",{"}":"€"}],"\\\\\\"", 1e5]`
    const body = bytes(text)
    const whole = texts(text)
    expect(whole).toHaveLength(4)
    for (let first = 0; first <= body.length; first++) {
      const { fault, items } = scan(splitAt(body, [first, first + 1]))
      expect([fault, items.map((item) => item.text)]).toEqual([undefined, whole])
    }
  })

  it.each([
    ["one array", `{"opportunities":[{"a":1},{"a":2}]}`, ["/opportunities/0", "/opportunities/1"]],
    ["an empty array", `{"outcomes":[]}`, []],
    ["both arrays", `{"opportunities":[1],"outcomes":[2,3]}`, ["/opportunities/0", "/outcomes/0", "/outcomes/1"]],
    ["arrays between other fields", ` { "name" : "x", "outcomes" : [ 1 ] , "more" : {"a":[]} } `, ["/outcomes/0"]],
    ["a field name with escape sequences", `{"outcom\\u0065s":[1]}`, ["/outcomes/0"]],
    ["a byte order mark", `\uFEFF{"outcomes":[1]}`, ["/outcomes/0"]],
    ["an item with a field of that name", `{"survey_id":1,"opportunities":[1]}`, [""]],
    ["a field of that name that is not an array", `{"opportunities":null}`, [""]],
    ["a wrapper with a syntax error before its array", `{"name":,"opportunities":[1]}`, [""]]
  ])(
    "the array scanner finds the paths of all callback items in a body that is a JSON object, wherever the body is split: %s",
    (_what, text, pointers) => {
      const body = bytes(text)
      for (let place = 0; place <= body.length; place++) {
        const { fault, items } = scan(splitAt(body, [place]))
        expect([fault, items.map(({ pointer }) => pointer)]).toEqual([undefined, pointers])
      }
    }
  )

  it("the array scanner skips a byte order mark, which is not part of the items", () => {
    const body = bytes(`\uFEFF[{"a":1}]`)
    for (let place = 0; place <= body.length; place++) {
      expect(scan(splitAt(body, [place])).items.map((item) => item.text)).toEqual([`{"a":1}`])
    }
  })

  it("the array scanner finds the correct items when strings are long enough for its native search", () => {
    for (const length of [62, 63, 64, 65, 66, 67, 200]) {
      for (const inside of ["", '\\"', "\\\\", ']}\\"[{']) {
        const texts = [`"${"x".repeat(length)}${inside}"`, `{"a":"${inside}${"y".repeat(length)}"}`]
        expect(scan([bytes(`[${texts.join()}]`)]).items.map((item) => item.text)).toEqual(texts)
      }
    }
  })

  const positions = fc.array(fc.nat({ max: 500 }), { maxLength: 6 })
  const items = fc.array(fc.json({ maxDepth: 3, stringUnit: "binary" }), { maxLength: 8 })
  const blanks = fc.stringMatching(/^[ \t\r\n]{0,2}$/)

  it("the array scanner agrees with JSON.parse on every array, for every split into chunks", () => {
    fc.assert(
      fc.property(items, blanks, positions, (values, blank, cuts) => {
        const text = `${blank}[${blank}${values.join(`${blank},${blank}`)}${blank}]${blank}`
        const found = scan(splitAt(bytes(text), cuts))
        expect(found.fault).toBeUndefined()
        expect(found.items.map((item): unknown => JSON.parse(item.text))).toEqual(JSON.parse(text))
      }),
      { numRuns: 500 }
    )
  })

  it("the array scanner reports a syntax error or an invalid item exactly when JSON.parse rejects the whole body", () => {
    const damage = fc.record({
      at: fc.nat(),
      drop: fc.nat({ max: 3 }),
      put: fc.constantFrom("", "[", "]", "{", "}", ",", ":", `"`, "\\", " ", "1", "tru", "\u0000", "é")
    })
    fc.assert(
      fc.property(items, damage, positions, fc.boolean(), (values, { at, drop, put }, cuts, isWrapped) => {
        const array = `[${values.join(",")}]`
        const whole = isWrapped ? `{"name":"x","outcomes":${array}}` : array
        const place = at % (whole.length + 1)
        const text = whole.slice(0, place) + put + whole.slice(place + drop)
        const body = bytes(text)
        const found = scan(splitAt(body, cuts))
        const readable = found.fault === undefined && found.items.every((item) => isJson(item.bytes))
        const isArray = isJson(body) && /^\s*[[{]/.test(text)
        expect(readable).toBe(isArray)
      }),
      { numRuns: 2000 }
    )
  })
})
