/**
 * Copies the built site to a folder in a checkout of the branch from which the host serves the site: `node publish.ts CHECKOUT FOLDER`. With
 * `--remove`, deletes the folder instead.
 *
 * The `.` folder contains the latest state of main, `v1.2.0` the documentation of a version, and `pr/12` the preview of a pull request. A folder is
 * replaced in full, and the other folders are unchanged. `versions.json` at the root lists the published versions.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const version = /^v(\d+)\.(\d+)\.(\d+)$/
const preview = /^pr\/[1-9]\d*$/

/** Checks whether a file or folder at the root is kept when the latest state of main replaces the contents of the root. */
const isKept = (name: string): boolean => [".git", "CNAME", "pr"].includes(name) || version.test(name)

const numbersOf = (name: string): ReadonlyArray<number> => (version.exec(name) ?? []).slice(1).map(Number)

/** A comparator that sorts newer versions first. */
const byVersion = (one: string, other: string): number => {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}

export const versionsIn = (checkout: string): ReadonlyArray<string> =>
  readdirSync(checkout)
    .filter((name) => version.test(name))
    .toSorted(byVersion)

const clear = (checkout: string, folder: string): void => {
  if (folder !== ".") return rmSync(join(checkout, folder), { recursive: true, force: true })
  for (const name of readdirSync(checkout)) if (!isKept(name)) rmSync(join(checkout, name), { recursive: true })
}

/**
 * Replaces the contents of `folder` in the checkout with the built site in the folder `built`. If `built` is undefined, removes `folder`. Throws if
 * the name of `folder` is invalid, the root would be removed, or the site has not been built.
 */
export const publish = (checkout: string, folder: string, built: string | undefined): void => {
  if (folder !== "." && !version.test(folder) && !preview.test(folder))
    throw new Error(`The folder is ".", a version such as v1.2.0 or a preview such as pr/12, not "${folder}"`)
  if (built === undefined && folder === ".") throw new Error("The root of the site is replaced, never removed")
  if (built !== undefined && !existsSync(join(built, "index.html")))
    throw new Error(`There is no built site in ${built}: run "npm run site" first`)
  clear(checkout, folder)
  if (built !== undefined) {
    mkdirSync(join(checkout, folder), { recursive: true })
    cpSync(built, join(checkout, folder), { recursive: true })
  }
  writeFileSync(join(checkout, "versions.json"), `${JSON.stringify(versionsIn(checkout))}\n`)
  // Without this file, GitHub Pages omits folders whose names start with an underscore.
  writeFileSync(join(checkout, ".nojekyll"), "")
}

if (import.meta.main) {
  const [checkout = "", folder = "", option] = process.argv.slice(2)
  publish(checkout, folder, option === "--remove" ? undefined : join(import.meta.dirname, "dist"))
  console.log(
    `${option === "--remove" ? "Removed" : "Published"} ${folder}; versions: ${versionsIn(checkout).join(", ") || "none"}`
  )
}
