// Generated from tools/codegen/src/clients/loader.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * Loads the validators of one operation when they are needed, so that a program loads those of the operations that it calls: on Node, where
 * they can be loaded at once. Elsewhere a loader is an `import()` only.
 */
import type { ValidatorLoader, Validators } from "./validator.gen.ts"

/** The part of Node that is used. */
interface Runtime {
  readonly process?: {
    getBuiltinModule?(name: "node:module"): { createRequire(from: string): (path: string) => unknown }
  }
}

/** These files are TypeScript in development and JavaScript in the package. */
const fileOf = (operation: string): string =>
  `./validators/${operation}.gen.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`

/** Node requires a module at once. Undefined on a Node that cannot (older than 20.19), and where a bundler has moved the files. */
const loadNow = <Id extends string>(operation: Id): Validators<Id> | undefined => {
  try {
    const modules = (globalThis as Runtime).process?.getBuiltinModule?.("node:module")
    return modules?.createRequire(import.meta.url)(fileOf(operation)) as Validators<Id> | undefined
  } catch {
    return undefined
  }
}

export const loader = <Id extends string>(operation: Id, load: () => Promise<Validators<Id>>): ValidatorLoader<Id> => ({
  load,
  loadNow: () => loadNow(operation)
})
