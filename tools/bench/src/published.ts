/**
 * Resolves our packages to the published files in `dist/`, as defined in `publishConfig`. By default, the workspace resolves packages to their source
 * files.
 */
import { existsSync, readFileSync, realpathSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "esbuild"

type Target = string | { readonly [condition: string]: Target }

interface Manifest {
  readonly publishConfig: { readonly exports: Readonly<Record<string, Target>> }
}

/** Returns the `default` file of an export, for runtimes other than Node. */
const fileOf = (target: Target | undefined): string | undefined =>
  target === undefined || typeof target === "string" ? target : fileOf(target["default"])

/** Resolves a specifier from the folder of a package that depends on it: `@fieldwork/exchange/promise` → `…/packages/exchange/dist/promise.js`. */
const resolve = (specifier: string, folder: string): string => {
  const [scope = "", name = "", ...subpath] = specifier.split("/")
  const own = realpathSync(join(folder, "node_modules", scope, name))
  const { publishConfig }: Manifest = JSON.parse(readFileSync(join(own, "package.json"), "utf8"))
  const file = fileOf(publishConfig.exports[[".", ...subpath].join("/")])
  if (file === undefined) throw new Error(`${specifier} is not published`)
  if (!existsSync(join(own, file))) throw new Error(`${specifier} is not built`)
  return join(own, file)
}

/** Returns an esbuild plugin that resolves our packages from `folder`. The package in `folder` must depend on all of them. */
export const published = (folder: string): Plugin => ({
  name: "published",
  setup: (build) => {
    build.onResolve({ filter: /^@fieldwork\// }, ({ path }) => ({ path: resolve(path, folder), sideEffects: false }))
  }
})
