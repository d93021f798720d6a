import { describe, expect, it } from "vitest"
import { allowed } from "../src/vocabulary/allowed.ts"
import { vocabularyFindings } from "../src/vocabulary/findings.ts"

describe("vocabulary check", () => {
  it.each([
    ["a file comment", "/**\n * The field stands in the body.\n */\n", 2],
    ["a line comment", "const a = 1\n// It is no list.\n", 2],
    ["a test name", 'it("computes the sums anew for each page", () => {})\n', 1],
    ["a message", 'throw new Error("the document says that it is sent")\n', 1],
    ["a comment without a subject", "/** Of the newest message. */\n", 1]
  ])("the vocabulary check rejects a term in %s and reports file, line and replacement", (_, source, line) => {
    const [found, ...more] = vocabularyFindings("src/planted.ts", source)
    expect(more).toEqual([])
    expect(found).toMatch(new RegExp(`^src/planted\\.ts:${line}: ".+" in ".+": write .+`))
  })

  it("the vocabulary check rejects a term in a paragraph of Markdown, also across a line break", () => {
    expect(vocabularyFindings("README.md", "# Title\n\nA key is kept\nfor good.\n")).toHaveLength(1)
  })

  it.each([
    ["inline code", "notes.md", "The member `stands` is a number.\n"],
    ["a code block", "notes.md", "Text.\n\n```ts\n// anew\n```\n"],
    ["a short string, which may be a value of an API", "src/a.ts", 'const value = "anew"\n'],
    ["the allowed forms", "notes.md", "There is no list. A key stands for a person. It is no longer sent.\n"]
  ])("the vocabulary check accepts %s", (_, file, source) => {
    expect(vocabularyFindings(file, source)).toEqual([])
  })

  it("the vocabulary check allows an exception only for the file and the text in its list", () => {
    const source = "// It is no list.\n"
    const one = [{ file: "src/quoted.ts", text: "is no list" }]
    expect(vocabularyFindings("src/quoted.ts", source, one)).toEqual([])
    expect(vocabularyFindings("src/other.ts", source, one)).toHaveLength(1)
  })

  it("the vocabulary check has at most ten exceptions", () => {
    expect(allowed.length).toBeLessThanOrEqual(10)
  })
})
