/**
 * Checks that a reader can copy the programs in the guides.
 */
import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { dirname, join, normalize } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { omittedLines, shownPrograms, undefinedNames } from "../shown.ts"

const folder = join(import.meta.dirname, "..")
const pages = new Map<string, string>()
beforeAll(async () => {
  for (const page of globSync("[!R]*.{md,mdx}", { cwd: folder })) {
    pages.set(page, await readFile(join(folder, page), "utf8"))
  }
})

describe("programs in the guides", () => {
  it("the code fences of each guide define every name that they use", async () => {
    const programs = [...pages].flatMap(([page, text]) =>
      [...shownPrograms(text)].map(([file, code]) => [`${file} in ${page}`, code] as const)
    )
    expect(await undefinedNames(new Map(programs))).toEqual([])
  })

  it("a guide that shows the output of a program shows the entire program in the order in which it runs", async () => {
    const omitted: Array<string> = []
    for (const [page, text] of pages) {
      const shown = shownPrograms(text)
      for (const [, file = ""] of text.matchAll(/^```txt output="(\w[^"]*)"/gm)) {
        const lines = omittedLines(await readFile(join(folder, file), "utf8"), shown.get(file) ?? "")
        if (lines.length > 0) omitted.push(`${page} omits ${lines.length} lines of ${file}, such as: ${lines[0]}`)
      }
    }
    expect(omitted).toEqual([])
  })

  it("a guide shows each file that its programs import, or links to the guide that shows the file", () => {
    const missing = [...pages].flatMap(([page, text]) => {
      const linked = [...text.matchAll(/\(\/guides\/([\w-]+)\/[^)]*\)/g)].flatMap(([, name]) => [
        `${name}.md`,
        `${name}.mdx`
      ])
      const within = new Set([page, ...linked].flatMap((each) => [...shownPrograms(pages.get(each) ?? "").keys()]))
      return [...shownPrograms(text)]
        .flatMap(([file, code]) =>
          [...code.matchAll(/ from "(\.[^"]+)"/g)].map(([, path = ""]) => normalize(join(dirname(file), path)))
        )
        .filter((imported) => !within.has(imported.replaceAll("\\", "/")))
        .map((imported) => `${page} shows a program that imports ${imported}`)
    })
    expect(missing).toEqual([])
  })
})

describe("the check of the programs in the guides", () => {
  it("joins the code fences of one program in the order of the page", () => {
    const page = '```ts file="a.ts#x"\none\n```\ntext\n```sh reason="x"\nls\n```\n```ts file="a.ts#y"\ntwo\n```\n'
    expect(shownPrograms(page)).toEqual(new Map([["a.ts", "one\ntwo\n"]]))
  })

  it("reports names that nothing defines, names that are used before their definition, and no names of Node or the web", async () => {
    const good = 'import { join } from "node:path"\nconsole.log(join("a"), process.argv, new URL("a:b"), fetch)\n'
    const bad = "console.log(folder, later)\nconst options = { id }\nconst later = options\n"
    const messages = await undefinedNames(
      new Map([
        ["good", good],
        ["bad", bad]
      ])
    )
    expect(messages).toEqual([
      "bad, line 1 of the code shown: Cannot find name 'folder'.",
      "bad, line 1 of the code shown: Block-scoped variable 'later' used before its declaration.",
      expect.stringContaining(
        "bad, line 2 of the code shown: No value exists in scope for the shorthand property 'id'."
      )
    ])
  })

  it("reports a line of a program that is omitted or shown in a different order", () => {
    const source = "/** Prints. */\n// #region x\na()\n// #endregion x\n\nb()\nc()\n"
    expect(omittedLines(source, "a()\nb()\nc()\n")).toEqual([])
    expect(omittedLines(source, "a()\nc()\n")).toEqual(["b()"])
    expect(omittedLines(source, "c()\na()\nb()\n")).toEqual(["a()", "b()"])
  })
})
