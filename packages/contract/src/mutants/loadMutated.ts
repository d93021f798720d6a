/**
 * Loads a second copy of the sandbox, with one mutant, into the same process. All other code continues to use the unchanged sandbox.
 */
import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { fileURLToPath, pathToFileURL } from "node:url"
import type * as Sandbox from "@fieldwork/sandbox"
import { sandboxSource } from "./coverage.ts"
import { dependentsOf } from "./dependents.ts"
import { applied, type Mutant } from "./Mutant.ts"

const root = pathToFileURL(sandboxSource).href
const entry = "index.ts"
let copies = 0

/**
 * Loads the mutated copy of the sandbox. Files that do not depend on the mutated file are shared with the unchanged sandbox. Without a mutant, only
 * the entry point is loaded again.
 */
export const loadMutated = async (mutant: Mutant | undefined): Promise<typeof Sandbox> => {
  const mark = `?copy-${++copies}`
  const copied = dependentsOf(mutant?.file ?? entry)
  const target = mutant === undefined ? undefined : `${root}${mutant.file}${mark}`
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context)
      const isOfCopy = context.parentURL?.endsWith(mark) === true
      const isCopied = found.url.startsWith(root) && copied.has(found.url.slice(root.length))
      return isOfCopy && isCopied ? { ...found, url: `${found.url}${mark}` } : found
    },
    load: (url, context, next) => {
      if (mutant === undefined || url !== target) return next(url, context)
      const source = applied(readFileSync(fileURLToPath(url.slice(0, -mark.length)), "utf8"), mutant)
      return { format: "module-typescript", source, shortCircuit: true }
    }
  })
  return (await import(`${root}${entry}${mark}`)) as typeof Sandbox
}
