/**
 * Creates a user's project: the programs in `consumer/` and in every package's README, with a strict `tsconfig.json` for each way to compile them.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Published } from "../packages.ts"
import { firstCall, laterCalls } from "./firstCall.ts"

const source = join(import.meta.dirname, "../../consumer")

/** The runtimes that a program supports: every runtime, or only Node. README programs are for Node, because most of them call the sandbox. */
export type Kind = "everywhere" | "node"

export interface Program {
  /** The compiled file, relative to the project. Programs are compiled because the oldest supported version of Node cannot run TypeScript. */
  readonly file: string
  readonly kind: Kind
  /** A string that the output must contain. */
  readonly expectedOutput?: string
}

const options = {
  target: "es2024",
  lib: ["es2024", "dom", "dom.iterable", "dom.asynciterable"],
  types: ["node"],
  strict: true,
  skipLibCheck: false,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  rewriteRelativeImportExtensions: true,
  rootDir: ".",
  outDir: "built"
}

/** The supported compiler settings. `node10` is not supported because it ignores `exports`. */
export const compilers = {
  nodenext: { module: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
  /**
   * The settings for server code that is compiled without the DOM library. `skipLibCheck` is needed because Effect's declarations refer to DOM types.
   */
  "no-dom": { module: "nodenext", lib: ["es2024"], skipLibCheck: true, noEmit: true }
} as const

const built = (file: string): string => `built/${file.replace(/ts$/, "js")}`

const json = (folder: string, name: string, value: unknown) =>
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)

/** Writes the project to `folder`, whose `node_modules` already contains the packages, and returns the programs to run. */
export const layOut = (folder: string, packages: ReadonlyArray<Published>): ReadonlyArray<Program> => {
  cpSync(source, folder, { recursive: true })
  for (const [name, compiler] of Object.entries(compilers)) {
    json(folder, `tsconfig.${name}.json`, {
      include: ["everywhere", "node", "readme"],
      compilerOptions: { ...options, ...compiler }
    })
  }
  mkdirSync(join(folder, "readme"), { recursive: true })
  const readmes = packages.map(({ manifest: { name } }): Program => {
    const readme = readFileSync(join(folder, "node_modules", name, "README.md"), "utf8")
    const { code, expectedOutput } = firstCall(name, readme)
    const base = `readme/${name.replace("@fieldwork/", "")}`
    const file = `${base}.ts`
    writeFileSync(join(folder, file), code)
    for (const [index, later] of laterCalls(readme).entries()) {
      writeFileSync(join(folder, `${base}-${index + 2}.ts`), later)
    }
    return { file: built(file), kind: "node", expectedOutput }
  })
  const programs = (["everywhere", "node"] as const).flatMap((kind) =>
    globSync(`${kind}/*.ts`, { cwd: source }).map((file): Program => ({ file: built(file), kind }))
  )
  return [...programs, ...readmes].toSorted((a, b) => a.file.localeCompare(b.file))
}
