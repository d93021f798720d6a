import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { InvalidCsvError } from "../../src/csv/InvalidCsvError.ts"
import { Parser } from "../../src/csv/Parser.ts"

const encode = (text: string) => new TextEncoder().encode(text)

/** Returns the cells of all rows. The bytes are passed to the parser in chunks of `size` bytes. */
const read = (bytes: Uint8Array, size = bytes.length): ReadonlyArray<ReadonlyArray<string>> => {
  const parser = new Parser()
  const rows: Array<ReadonlyArray<string>> = []
  for (let at = 0; at < bytes.length; at += size) {
    for (const row of parser.push(bytes.subarray(at, at + size))) rows.push(row.cells)
  }
  for (const row of parser.end()) rows.push(row.cells)
  assert.strictEqual(parser.count, rows.length)
  return rows
}

const errorOf = (act: () => unknown): InvalidCsvError | undefined => {
  try {
    act()
  } catch (cause) {
    if (cause instanceof InvalidCsvError) return cause
    throw cause
  }
  return undefined
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const plain = (cell: string) => (/[",\n\r]/.test(cell) ? quoted(cell) : cell)

/** Generates cells from the special characters and from characters of one to four bytes. */
const cell = Schema.Array(Schema.Literals([",", '"', "\n", "\r", "\r\n", "a", "bc", " ", "é", "€", "😀", ""])).check(
  Schema.isMaxLength(6)
)
const table = Schema.Array(Schema.Tuple([cell, cell, cell])).check(Schema.isMaxLength(8))
const size = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 40 }))

describe("CSV parser", () => {
  it.prop(
    "the CSV parser reads a CSV back as it was written, however it is split into chunks",
    [table, size, Schema.Literals(["\n", "\r\n"]), Schema.Boolean, Schema.Boolean],
    ([rows, cut, ending, isQuotedThroughout, isEnded]) => {
      const cells = rows.map((row) => row.map((parts) => parts.join("")))
      const write = isQuotedThroughout ? quoted : plain
      const lines = [["x", "y", "z"], ...cells].map((row) => row.map(write).join(","))
      const bytes = encode(lines.join(ending) + (isEnded ? ending : ""))
      assert.deepStrictEqual(read(bytes, cut), cells)
    },
    { arbitrary: { runs: 1500 } }
  )

  it("the CSV parser reads a CSV in the same way for every chunk size", () => {
    const bytes = encode('a,b\r\n"x ""1"", é€😀\r\n2",\r\n,"""\n"""\n"",y')
    const expected = [
      ['x "1", é€😀\r\n2', ""],
      ["", '"\n"'],
      ["", "y"]
    ]
    for (let cut = 1; cut <= bytes.length; cut++) assert.deepStrictEqual(read(bytes, cut), expected, `cut at ${cut}`)
  })

  it("the CSV parser reads rows longer than its buffer in the same way from one chunk and from many", () => {
    const cells = Array.from({ length: 400 }, (_, index) => [
      `${index}`,
      index === 200 ? "é\n".repeat(60_000) : "x,😀".repeat(index),
      "end"
    ])
    const bytes = encode(`a,b,c\n${cells.map((row) => row.map(plain).join(",")).join("\n")}`)
    assert.deepStrictEqual(read(bytes), cells)
    assert.deepStrictEqual(read(bytes, 9973), cells)
  })

  it.each([
    ["", []],
    ["a,b", []],
    ["a,b\n", []],
    ["\uFEFFa,b\n1,2\n", [["1", "2"]]],
    ["a,b\n\n1,2\n\r\n\n", [["1", "2"]]],
    ["a\n\n1\n", [[""], ["1"]]],
    ['a,b\n5" tv,x"y"\n', [['5" tv', 'x"y"']]],
    ["a,b\n1\r,2\n", [["1\r", "2"]]],
    ["a,b\n,\n", [["", ""]]]
  ])("the CSV parser reads the text %j as the rows %j", (text, rows) => {
    assert.deepStrictEqual(read(encode(text)), rows)
  })

  it.each([
    ["columns", 1, "a,b\n1\n"],
    ["columns", 2, "a,b\n1,2\n1,2,3\n"],
    ["columns", 2, 'a,b\n1,2\n"1"\n'],
    ["quote", 1, 'a,b\n"1"x,2\n'],
    ["quote", 0, '"a"b\n'],
    ["quote", 1, 'a,b\n"1"\r,2\n'],
    ["unfinished", 2, 'a,b\n1,2\n3,"4\n5,6\n'],
    ["unfinished", 0, '"a']
  ])("the CSV parser rejects a CSV for %s at row %i: %j", (why, row, text) => {
    for (let cut = 1; cut <= text.length; cut++) {
      const error = errorOf(() => read(encode(text), cut))
      assert.deepStrictEqual([error?.why, error?.row], [why, row], `cut at ${cut}`)
    }
  })

  it("the CSV parser yields the rows before a malformed row and then throws the error of that row", () => {
    const parser = new Parser()
    assert.deepStrictEqual(
      parser.push(encode("a,b\n1,2\n3,4\n5\n6,7\n")).map((row) => row.cells),
      [
        ["1", "2"],
        ["3", "4"]
      ]
    )
    assert.deepInclude(
      errorOf(() => parser.push(encode("8,9\n"))),
      { why: "columns", row: 3 }
    )
    assert.deepInclude(
      errorOf(() => parser.end()),
      { why: "columns", row: 3 }
    )
  })

  it("the CSV parser rejects a CSV that is not UTF-8 or ends inside a character", () => {
    const latin = new Uint8Array([...encode("a,b\n1,caf"), 0xe9, 0x0a])
    assert.deepInclude(
      errorOf(() => read(latin, 3)),
      { why: "encoding", row: 1 }
    )
    assert.deepInclude(
      errorOf(() => read(encode("a\né").subarray(0, 3))),
      { why: "encoding", row: 1 }
    )
  })

  it("the CSV parser rejects a row longer than 16 MiB before it fills the memory", () => {
    const parser = new Parser()
    parser.push(encode('a\n"'))
    const piece = encode("x".repeat(1_000_000))
    const error = errorOf(() => {
      for (let count = 0; count < 40; count++) parser.push(piece)
    })
    assert.deepInclude(error, { why: "tooLong", row: 1 })
    assert.include(error?.message, "row 1 of the CSV is longer than 16 MiB")
  })
})

describe("CSV row", () => {
  const [first] = new Parser().push(encode('id,name,id\n7,"Alder ""C"", Ltd",8\n'))

  it("a cell of a CSV row is read by the name of its column", () => {
    assert.strictEqual(first?.get("name"), 'Alder "C", Ltd')
    assert.strictEqual(first?.get("id"), "7")
    assert.isUndefined(first?.get("other"))
    assert.deepStrictEqual(first?.columns, ["id", "name", "id"])
  })

  it("toObject and JSON.stringify convert a CSV row to an object with its cells by column name", () => {
    assert.deepStrictEqual(first?.toObject(), { id: "7", name: 'Alder "C", Ltd', "id (2)": "8" })
    assert.strictEqual(JSON.stringify(first), '{"id":"7","name":"Alder \\"C\\", Ltd","id (2)":"8"}')
  })

  it("if CSV columns have the same name, toObject appends the next free number to each name after the first, such as q (3)", () => {
    const [row] = new Parser().push(encode('group,q,q,q (2),"q"\r\nexposed,1,2,3,4\r\n'))
    assert.deepStrictEqual(row?.toObject(), { group: "exposed", q: "1", "q (3)": "2", "q (2)": "3", "q (4)": "4" })
    assert.strictEqual(row?.get("q"), "1")
    assert.strictEqual(row?.get("q (3)"), "2")
  })

  it("a CSV row can be read by a column name such as __proto__ or constructor that every object has", () => {
    const [row] = new Parser().push(encode("__proto__,constructor\n1,2\n"))
    assert.strictEqual(row?.get("constructor"), "2")
    assert.deepStrictEqual(Object.entries(row?.toObject() ?? {}), [
      ["__proto__", "1"],
      ["constructor", "2"]
    ])
  })
})
