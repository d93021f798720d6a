/**
 * The published packages, read from their manifests.
 */
import { globSync, readFileSync } from "node:fs"
import { dirname, join, posix, resolve } from "node:path"

export const root = resolve(import.meta.dirname, "../../..")

/** A target in `exports`: a path, or nested targets by condition. */
export type Target = string | { readonly [condition: string]: Target }

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly description?: string
  readonly keywords?: ReadonlyArray<string>
  readonly license?: string
  readonly sideEffects?: boolean
  readonly engines?: Readonly<Record<string, string>>
  readonly files?: ReadonlyArray<string>
  readonly bin?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, Target>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: Pick<Manifest, "bin" | "exports">
}

export interface Published {
  /** The folder of the package relative to the root of the repository. */
  readonly folder: string
  readonly manifest: Manifest
}

export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))

const published = (): ReadonlyArray<Published> =>
  globSync(["specs/package.json", "packages/*/package.json"], { cwd: root })
    .toSorted()
    .map((file) => ({ folder: dirname(file), manifest: readManifest(join(root, dirname(file))) }))
    .filter(({ manifest }) => manifest.private !== true)

/**
 * Sorts packages so that each package follows its dependencies. If a release is interrupted, the packages that have already been published can
 * therefore be installed.
 */
export const inDependencyOrder = (all: ReadonlyArray<Published>): ReadonlyArray<Published> => {
  const byName = new Map(all.map((each) => [each.manifest.name, each]))
  const sorted = new Set<Published>()
  const visit = (each: Published): void => {
    for (const name of Object.keys(each.manifest.dependencies ?? {})) {
      const needed = byName.get(name)
      if (needed !== undefined && !sorted.has(needed)) visit(needed)
    }
    sorted.add(each)
  }
  for (const each of all) visit(each)
  return [...sorted]
}

export const packages = inDependencyOrder(published())

/** Returns the files to which a subpath can resolve, depending on the export condition. */
export const filesOf = (target: Target): ReadonlyArray<string> =>
  typeof target === "string" ? [target] : Object.values(target).flatMap(filesOf)

/** Returns the import specifier of a subpath, such as `@fieldwork/core` or `@fieldwork/core/x`. */
export const specifier = (manifest: Manifest, subpath: string): string => posix.join(manifest.name, subpath)

/** Returns every subpath that can be imported, with its published target. Patterns with `*` are included; the manifest is not. */
export const entriesOf = (manifest: Manifest): ReadonlyArray<readonly [subpath: string, target: Target]> =>
  Object.entries(manifest.publishConfig?.exports ?? manifest.exports ?? {}).filter(
    ([subpath]) => subpath !== "./package.json"
  )
