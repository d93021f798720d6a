/**
 * Another copy of the sandbox in the same process, with one mutant. Everything else of the process keeps the unchanged one.
 */
import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { fileURLToPath, pathToFileURL } from "node:url"
import type * as Sandbox from "@fieldwork/sandbox"
import { sandboxSource } from "./coverage.ts"
import { applied, type Mutant } from "./Mutant.ts"

const root = pathToFileURL(sandboxSource).href
let copies = 0

/** Without a mutant the copy is like the original. */
export const loadMutated = async (mutant: Mutant | undefined): Promise<typeof Sandbox> => {
  const mark = `?copy-${++copies}`
  const target = mutant === undefined ? undefined : `${root}${mutant.file}${mark}`
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      const isOfCopy = context.parentURL?.endsWith(mark) === true || specifier.endsWith(mark)
      const isUnmarked = found.url.startsWith(root) && !found.url.endsWith(mark)
      return isOfCopy && isUnmarked ? { ...found, url: `${found.url}${mark}` } : found
    },
    load: (url, context, next) => {
      if (mutant === undefined || url !== target) return next(url, context)
      const source = applied(readFileSync(fileURLToPath(url.slice(0, -mark.length)), "utf8"), mutant)
      return { format: "module-typescript", source, shortCircuit: true }
    }
  })
  try {
    return (await import(`${root}index.ts${mark}`)) as typeof Sandbox
  } catch (cause) {
    hooks.deregister()
    throw cause
  }
}
