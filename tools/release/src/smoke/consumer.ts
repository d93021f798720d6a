/**
 * Someone else's project: the programs of `consumer/` and of every package's README, and a strict `tsconfig.json` for each way of compiling
 * them.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Published } from "../packages.ts"
import { firstCall, laterCalls } from "./firstCall.ts"

const source = join(import.meta.dirname, "../../consumer")

/** The folders of programs: those for every runtime, and those for Node alone, READMEs among them as most call the sandbox. */
export type Kind = "everywhere" | "node"

export interface Program {
  /** Relative to the project, once compiled: the oldest Node that the packages declare runs no TypeScript. */
  readonly file: string
  readonly kind: Kind
  /** What its output must contain. */
  readonly says?: string
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

/** How a user's compiler may be set; `node10` knows no `exports` and is not supported. */
export const compilers = {
  nodenext: { module: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
  /** As of a server's project, where a type of the DOM library would be none. Effect's own declarations name some. */
  "no-dom": { module: "nodenext", lib: ["es2024"], skipLibCheck: true, noEmit: true }
} as const

const built = (file: string): string => `built/${file.replace(/ts$/, "js")}`

const json = (folder: string, name: string, value: unknown) =>
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)

/** Lays the project out in `folder`, whose `node_modules` has the packages already, and says what there is to run. */
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
    const { code, says } = firstCall(name, readme)
    const base = `readme/${name.replace("@fieldwork/", "")}`
    const file = `${base}.ts`
    writeFileSync(join(folder, file), code)
    for (const [index, later] of laterCalls(readme).entries()) {
      writeFileSync(join(folder, `${base}-${index + 2}.ts`), later)
    }
    return { file: built(file), kind: "node", says }
  })
  const programs = (["everywhere", "node"] as const).flatMap((kind) =>
    globSync(`${kind}/*.ts`, { cwd: source }).map((file): Program => ({ file: built(file), kind }))
  )
  return [...programs, ...readmes].toSorted((a, b) => a.file.localeCompare(b.file))
}
