import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { compile } from "../src/programs/compile.ts"
import { guideProgram } from "../src/programs/guide-programs.ts"
import { importsOf } from "../src/programs/imports.ts"
import { runGuide } from "../src/programs/run-guide.ts"

const guides = join(import.meta.dirname, "../../guides")

/** The program outputs that the guides show. */
const outputs = globSync("*.{md,mdx}", { cwd: guides }).flatMap((guide) =>
  [...readFileSync(join(guides, guide), "utf8").matchAll(/^```txt output="([^"]+)"\n([\s\S]*?)^```$/gm)].map(
    ([, file = "", output = ""]) => ({ file, output, program: guideProgram(file) })
  )
)
/** Removes all quotes. The page prints objects as JSON, whereas Node prints keys without quotes. */
const unquoted = (text: string): string => text.replaceAll(/["']/g, "")

const drawn = ["callback.ts", "errors.ts", "lift-effect.ts", "lift-study.ts", "move.ts"]

const here = outputs.filter(({ program }) => program.needsNode === undefined)

describe("guide programs in a page", () => {
  it("every guide program runs in the browser unless it requires a disk, a port or a file writer", () => {
    expect(here.length).toBeGreaterThanOrEqual(12)
    const unexplained = outputs.filter(({ program }) =>
      program.needsNode?.includes("a module that browsers do not support")
    )
    expect(unexplained.map(({ file }) => file)).toEqual([])
  })

  // Only some programs are run here. `npm run browser` runs all programs in Chromium.
  it.each(here.filter(({ file }) => drawn.includes(file)).map(({ file, ...rest }) => [file, rest] as const))(
    "the guide program %s prints the output that its guide states",
    async (_, { output, program }) => {
      const { error, printed } = await runGuide(program)
      expect(error).toBeUndefined()
      expect(unquoted(`${printed.join("\n")}\n`)).toBe(unquoted(output))
    }
  )
})

describe("programs of a reader", () => {
  it("a TypeScript program in a guide is compiled without changing its line numbers", () => {
    const code = 'import type { A } from "a"\n\nconst twice = (value: number): number => value * 2\n'
    expect(importsOf(code)).toEqual([])
    expect(compile(code).split("\n")[2]).toContain("const twice = (value) => value * 2")
  })

  it("the error for an unknown import in a guide program lists the available modules", async () => {
    const { error } = await runGuide({ code: 'import { x } from "left-pad"\nx()', files: {} })
    expect(error).toContain('"left-pad" is not in this page, which has @fieldwork/brand-lift')
  })

  it("a syntax error in a guide program is reported with its position", async () => {
    expect((await runGuide({ code: "const a = 1\nconst = 2", files: {} })).error).toMatch(/SyntaxError.*\(2:/)
  })
})
