/**
 * The programs that tests start as separate processes. Each vitest run bundles the programs once, because short processes spend most of their time on
 * loading modules. Without a bundle, programs run from their sources.
 */
import { build } from "esbuild"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")
const sources = {
  main: join(root, "src/main.ts"),
  child: join(root, "test/support/child.ts"),
  relayChild: join(root, "test/support/relay/child.ts"),
  // The database thread is started from this separate file.
  Worker: join(root, "src/sqlite/Worker.ts")
}

const variable = "FIELDWORK_TEST_PROGRAMS"

/**
 * Bundles the programs, and returns a function that deletes the bundles. Child processes find the bundles through an environment variable.
 */
export const buildPrograms = async (): Promise<() => void> => {
  const modules = join(root, "node_modules/.cache")
  mkdirSync(modules, { recursive: true })
  const folder = mkdtempSync(join(modules, "test-programs-"))
  await build({
    entryPoints: sources,
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node22",
    logLevel: "warning",
    banner: {
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);'
    },
    external: ["@nats-io/*", "@platformatic/*", "standardwebhooks"]
  })
  // The command reads its version from the package manifest.
  copyFileSync(join(root, "package.json"), join(folder, "package.json"))
  process.env[variable] = join(folder, "dist")
  return () => rmSync(folder, { recursive: true, force: true })
}

export const programPath = (name: Exclude<keyof typeof sources, "Worker">): string => {
  const folder = process.env[variable]
  return folder === undefined ? sources[name] : join(folder, `${name}.js`)
}

export const sourcePath = (name: keyof typeof sources): string => sources[name]
