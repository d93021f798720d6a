// Generated from tools/codegen/src/clients/loader.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * Loads the validators of one operation when they are needed, so a program loads only the validators of the operations that it calls. On Node,
 * validators can be loaded synchronously. Elsewhere, a loader only calls `import()`.
 */
import type { ValidatorLoader, Validators } from "./validator.gen.ts"

/** The parts of the Node runtime that this module uses. */
interface Runtime {
  readonly process?: {
    getBuiltinModule?(name: "node:module"): { createRequire(from: string): (path: string) => unknown }
  }
}

/** The validators are TypeScript files in development and JavaScript files in the published package. */
const fileOf = (operation: string): string =>
  `./validators/${operation}.gen.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`

/**
 * Loads the validators synchronously on Node. Returns undefined if Node does not support this (before 20.19), or if a bundler has moved the files.
 */
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
