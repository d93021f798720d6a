/**
 * Runs the text of a sample: its imports are taken from what is given, everything else is the program as it is shown.
 *
 * The text comes from the page that the reader sees, and runs in a worker that has nothing but a sandbox.
 */

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type Program = (modules: Modules, console: { readonly log: Print }, process: { readonly env: object }) => Promise<void>

type Print = (...values: ReadonlyArray<unknown>) => void

const AsyncFunction = (async () => {}).constructor as new (...parts: ReadonlyArray<string>) => Program

/** `import { a } from "b"` as `const { a } = modules["b"]`, line by line, so that the lines of an error stay. */
export const withoutImports = (code: string): string =>
  code
    .replaceAll(
      /^import \{([^}]*)\} from "([^"]+)"$/gm,
      (_, names: string, from: string) => `const {${names}} = modules[${JSON.stringify(from)}]`
    )
    .replaceAll(/^export /gm, "")

/** The longest list that is printed whole. */
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

/** Never fails: what went wrong is in `error`. */
export const runProgram = async (
  code: string,
  modules: Modules,
  env: Readonly<Record<string, string>>
): Promise<Ran> => {
  const printed: Array<string> = []
  let more = 0
  const log: Print = (...values) => {
    if (printed.length < mostPrinted) printed.push(values.map(textOf).join(" "))
    else more++
  }
  const all = () => (more === 0 ? printed : [...printed, `… and ${more} more`])
  try {
    await new AsyncFunction("modules", "console", "process", withoutImports(code))(modules, { log }, { env })
    return { printed: all() }
  } catch (cause) {
    return { printed: all(), error: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) }
  }
}
