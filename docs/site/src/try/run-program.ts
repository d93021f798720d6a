/**
 * Runs the source code of a program exactly as it is shown. Its imports are resolved to modules that the caller provides.
 *
 * The source code is taken from the page. It runs in a worker that has access only to a sandbox or to the service that the reader has selected.
 */

export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type Print = (...values: ReadonlyArray<unknown>) => void

type Require = (from: string) => unknown

type Program = (require: Require, exports: object, process: { readonly env: object }) => Promise<void>

const AsyncFunction = (async () => {}).constructor as new (...parts: ReadonlyArray<string>) => Program

/**
 * Replaces `import { a } from "b"` with `const { a } = require("b")`. The number of lines does not change, so line numbers in errors remain correct.
 */
export const withoutImports = (code: string): string =>
  code
    .replaceAll(
      /^import \{([^}]*)\} from "([^"]+)"$/gm,
      (_, names: string, from: string) => `const {${names}} = require(${JSON.stringify(from)})`
    )
    .replaceAll(/^export /gm, "")

/** The maximum number of values that are printed. Further values are only counted. */
const mostPrinted = 50

const textOf = (value: unknown): string => {
  if (typeof value === "string") return value
  try {
    return JSON.stringify(value, null, 2) ?? String(value)
  } catch {
    return String(value)
  }
}

export interface Ran {
  readonly printed: ReadonlyArray<string>
  readonly error?: string
}

/**
 * Redirects the worker's console to `log` while a program runs, because libraries also print to the console. Returns a function that restores the
 * console.
 */
const printTo = (log: Print): (() => void) => {
  const { error, info, warn, log: before } = console
  Object.assign(console, { log, info: log, warn: log, error: log })
  return () => Object.assign(console, { log: before, info, warn, error })
}

/** Runs a function body that calls `require`. Never rejects, because a failure is returned in `error`. */
export const runBody = async (
  body: string,
  modules: Modules,
  exports: object = {},
  env: Readonly<Record<string, string>> = {}
): Promise<Ran> => {
  const printed: Array<string> = []
  let more = 0
  const log: Print = (...values) => {
    if (printed.length < mostPrinted) printed.push(values.map(textOf).join(" "))
    else more++
  }
  const all = () => (more === 0 ? printed : [...printed, `… and ${more} more`])
  const restore = printTo(log)
  try {
    const program = new AsyncFunction("require", "exports", "process", body)
    await program((from) => modules[from], exports, { env })
    return { printed: all() }
  } catch (cause) {
    return { printed: all(), error: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) }
  } finally {
    restore()
  }
}

/** Runs a sample. Never rejects, because a failure is returned in `error`. */
export const runProgram = (code: string, modules: Modules, env: Readonly<Record<string, string>>): Promise<Ran> =>
  runBody(withoutImports(code), modules, {}, env)
