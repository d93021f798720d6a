/**
 * `node install.mjs TARBALLS NAME…`: installs packages from a folder of tarballs into the working directory. What they need of each other comes from the same folder,
 * everything else from the registry.
 */
import { execFileSync } from "node:child_process"
import { readdirSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined || wanted.length === 0) {
  console.error("install: give the folder of the tarballs and the names of the packages")
  process.exit(1)
}

/** `fieldwork-lift-plots-1.2.0.tgz` is `@fieldwork/lift-plots`. */
const nameOf = (file) => file.replace(/^fieldwork-(.*)-\d+\.\d+\.\d+.*\.tgz$/, "@fieldwork/$1")

const tarballs = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith(".tgz"))
    .map((file) => [nameOf(file), `file:${resolve(folder, file)}`])
)
const missing = wanted.filter((name) => tarballs[name] === undefined)
if (missing.length > 0) {
  console.error(`install: ${folder} has no tarball of ${missing.join(", ")}`)
  process.exit(1)
}
const dependencies = Object.fromEntries(wanted.map((name) => [name, tarballs[name]]))
writeFileSync("package.json", JSON.stringify({ private: true, type: "module", dependencies, overrides: tarballs }))
execFileSync("npm", ["install", "--omit=dev", "--no-audit", "--no-fund", "--no-package-lock"], { stdio: "inherit" })
