/**
 * Runs a guide program together with the modules that it imports.
 */
import { type Modules, type Ran, runBody } from "../try/run-program.ts"
import { importsOf } from "./imports.ts"
import { loaders } from "./modules.ts"

export interface ProgramRequest {
  readonly code: string
  /** The source code of imported guide files, by import specifier. */
  readonly files: Readonly<Record<string, string>>
  /**
   * The compiled code of `code` and `files`, by source code. Code that the reader has edited is missing from the map, and is compiled in the page.
   */
  readonly compiled?: Readonly<Record<string, string>> | undefined
}

const bodyOf = async (code: string, { compiled }: ProgramRequest): Promise<string> =>
  compiled?.[code] ?? (await import("./compile.ts")).compile(code)

export interface ProgramResult extends Ran {
  readonly milliseconds: number
}

class UnknownModuleError extends Error {
  override readonly name = "UnknownModuleError"
}

/** Loads a module and returns its exports. Guide files are compiled and run. */
const load = async (from: string, request: ProgramRequest): Promise<Modules[string]> => {
  const file = request.files[from]
  if (file !== undefined) {
    const exports: Record<string, unknown> = {}
    const { error } = await runBody(await bodyOf(file, request), await modulesOf(file, request), exports)
    if (error !== undefined) throw new Error(`${from}: ${error}`)
    return exports
  }
  const loader = loaders[from]
  if (loader === undefined)
    throw new UnknownModuleError(`"${from}" is not in this page, which has ${Object.keys(loaders).join(", ")}`)
  return loader()
}

const modulesOf = async (code: string, request: ProgramRequest): Promise<Modules> =>
  Object.fromEntries(await Promise.all(importsOf(code).map(async (from) => [from, await load(from, request)] as const)))

/** Runs a program. Never rejects, because a failure is returned in `error`. `milliseconds` does not include the time for loading modules. */
export const runGuide = async (request: ProgramRequest): Promise<ProgramResult> => {
  try {
    const body = await bodyOf(request.code, request)
    const modules = await modulesOf(request.code, request)
    const start = performance.now()
    const ran = await runBody(body, modules)
    return { ...ran, milliseconds: performance.now() - start }
  } catch (cause) {
    return {
      printed: [],
      error: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause),
      milliseconds: 0
    }
  }
}
