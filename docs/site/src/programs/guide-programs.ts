/**
 * Reads the programs of the guides, and determines which of them can run in the page and why others cannot.
 */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { compile } from "./compile.ts"
import { importsOf } from "./imports.ts"
import { loaders } from "./modules.ts"

/** The folder of the guides. Both the build and the tests run in the site's folder. */
const folder = join(process.cwd(), "../guides")

/** The reasons why a program requires Node, by the modules that it imports. */
const reasons: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(@fieldwork\/inbox|@fieldwork\/supply\/promise)/, "it uses a database"],
  [/^node:/, "it writes files"],
  [/^@opentelemetry\//, "it uses the OpenTelemetry SDK of Node"],
  [/^@fieldwork\/contract-testing/, "it opens ports"],
  [/^@fieldwork\/(specs|brand-lift)\/corrections/, "corrections require an entire document"],
  [/./, "it uses a module that browsers do not support"]
]

/** The reasons why some programs cannot run in a page although they import only supported modules, keyed by file name. */
const otherReasons: Readonly<Record<string, string>> = {
  "exports.ts": "browsers cannot create PowerPoint files"
}

export interface GuideProgram {
  readonly file: string
  readonly code: string
  /** The source code of imported guide files, by import specifier. */
  readonly files: Readonly<Record<string, string>>
  /** The compiled code of the program and its imported files, by source code. */
  readonly compiled: Readonly<Record<string, string>>
  /** The reason why the program cannot run in the page. Undefined if it can. */
  readonly needsNode?: string
}

const withoutMarks = (code: string): string =>
  code.replaceAll(/^\/\/ #(end)?region .*\n/gm, "").replaceAll(/\n{3,}/g, "\n\n")

const sourceOf = (file: string): string => withoutMarks(readFileSync(join(folder, file), "utf8")).trim()

const filesOf = (code: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    importsOf(code)
      .filter((from) => from.startsWith("./") && existsSync(join(folder, from)))
      .flatMap((from) => {
        const source = sourceOf(from)
        return [[from, source] as const, ...Object.entries(filesOf(source))]
      })
  )

export const guideProgram = (file: string): GuideProgram => {
  const code = sourceOf(file)
  const files = filesOf(code)
  const unknown = [code, ...Object.values(files)]
    .flatMap(importsOf)
    .filter((from) => files[from] === undefined && loaders[from] === undefined)
  const reason = otherReasons[file] ?? reasons.find(([pattern]) => unknown.some((from) => pattern.test(from)))?.[1]
  const compiled = Object.fromEntries([code, ...Object.values(files)].map((text) => [text, compile(text)]))
  return { file, code, files, compiled, ...(reason !== undefined && { needsNode: reason }) }
}
