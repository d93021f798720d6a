/**
 * Builds the command: `dist/main.js` and the modules that it loads when it needs them, with the libraries that they contain.
 *
 * A command starts as fast as it has few files to read. The sandbox stays a package of its own; `dist/LICENSES.txt` has the licenses of what is
 * contained.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { dirname, join } from "node:path"
import { build } from "esbuild"

rmSync("dist", { recursive: true, force: true })

const { metafile } = await build({
  entryPoints: ["src/main.ts"],
  outdir: "dist",
  bundle: true,
  splitting: true,
  minify: true,
  // Errors are recognised by their names.
  keepNames: true,
  metafile: true,
  platform: "node",
  format: "esm",
  target: "node22.19",
  external: ["@fieldwork/sandbox"],
  // Libraries in CommonJS call it.
  banner: {
    js: 'import { createRequire as createRequireOfModule } from "node:module"; const require = createRequireOfModule(import.meta.url);'
  }
})

chmodSync("dist/main.js", 0o755)

// The pages that agents read.
mkdirSync("dist/guides")
for (const file of globSync("[a-z]*.{md,mdx}", { cwd: "../../docs/guides" }))
  copyFileSync(join("../../docs/guides", file), join("dist/guides", file))

/** The folder of the package that a file of `node_modules` belongs to. */
const packageOf = (file) => {
  const folder = dirname(file)
  return existsSync(join(folder, "package.json")) && "version" in manifestIn(folder) ? folder : packageOf(folder)
}

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))

const folders = new Set(
  Object.keys(metafile.inputs)
    .filter((file) => file.includes("node_modules/"))
    .map((file) => packageOf(file))
)

const licenses = [...folders].map((folder) => {
  const { license, name, version } = manifestIn(folder)
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined) throw new Error(`${name} has no file with its license`)
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`
})

writeFileSync("dist/LICENSES.txt", licenses.toSorted().join(`\n${"-".repeat(80)}\n\n`))
