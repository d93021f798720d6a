/**
 * Reads the programs that a guide shows. A reader can copy a program if the guide's code fences together define every name that they use.
 */
import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { fencesOf } from "./fences.ts"

const run = promisify(execFile)

/**
 * Returns the code that a page shows of each of the guides' own programs, by the program's file. The fences of a program are joined in the order of the
 * page. Files of `examples` are excluded, because the guides show them in full and their own projects check them.
 */
export const shownPrograms = (markdown: string): ReadonlyMap<string, string> => {
  const programs = new Map<string, string>()
  for (const { body, head } of fencesOf(markdown)) {
    const file = /^ts .*\bfile="(\w[^"#]*)/.exec(head)?.[1]
    if (file !== undefined) programs.set(file, (programs.get(file) ?? "") + body)
  }
  return programs
}

const isCode = (line: string): boolean => line.trim() !== "" && !line.startsWith("//")

/** Returns the lines of a program that a page does not show at their place. Empty lines and comments may be omitted. */
export const omittedLines = (source: string, shown: string): ReadonlyArray<string> => {
  const lines = shown.split("\n").filter(isCode)
  let next = 0
  return source
    .replace(/^\/\*\*[^]*?\*\/\n/, "")
    .split("\n")
    .filter(isCode)
    .filter((line) => {
      if (lines[next] !== line) return true
      next++
      return false
    })
}

/**
 * The compiler's errors for a name, or the shorthand of a property, that nothing defines, and for a name that is used before its definition. The errors
 * from 1000 to 1999 are syntax errors, because of which the compiler checks no names.
 */
const codes = "1\\d{3}|2304|2448|2503|2552|2583|18004"
const error = new RegExp(`^(.+)\\((\\d+),\\d+\\): error TS(?:${codes}): (.*)$`, "gm")

/** Every import resolves, and the types of all imports are unknown, so the compiler reports only names. */
const declarations = 'declare module "*"\ndeclare const process: any\ndeclare const Buffer: any\n'

const compilerOptions = {
  noEmit: true,
  target: "esnext",
  lib: ["esnext", "dom", "dom.iterable"],
  module: "preserve",
  types: []
}

/** Returns a message for each name that a program uses but does not define. The programs are identified by keys of your choice. */
export const undefinedNames = async (programs: ReadonlyMap<string, string>): Promise<ReadonlyArray<string>> => {
  const folder = await mkdtemp(join(tmpdir(), "shown-"))
  try {
    const keys = [...programs.keys()]
    const files = keys.map((_, index) => `${index}.ts`)
    await Promise.all(
      keys.map((key, index) => writeFile(join(folder, files[index] ?? ""), `${programs.get(key)}\nexport {}\n`))
    )
    await writeFile(join(folder, "declarations.d.ts"), declarations)
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: ["declarations.d.ts", ...files] })
    )
    const tsc = join(import.meta.dirname, "node_modules/typescript/lib/tsc.js")
    const { stdout } = await run(process.execPath, [tsc, "-p", "."], { cwd: folder }).catch(
      (failed: { readonly stdout: string }) => failed
    )
    return [...stdout.matchAll(error)].map(([, file = "", line, message]) => {
      const key = keys[files.indexOf(file)]
      return `${key}, line ${line} of the code shown: ${message}`
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
