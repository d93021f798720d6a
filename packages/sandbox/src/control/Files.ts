/**
 * The files that the control API serves: the page and the scenarios, from the folder `control/` of this package.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { plotStyles } from "@fieldwork/lift-plots"
import type { Snapshot } from "./schema.gen.ts"

/** Returns the folder `control` of the package, from `src/control/` as well as from `dist/`. */
const folder = (): string => {
  const found = ["../../control", "../control"]
    .map((path) => join(import.meta.dirname, path))
    .find((path) => existsSync(join(path, "page", "index.html")))
  if (found === undefined) throw new Error("the sandbox's folder `control` is not where its code expects it")
  return found
}

/** `name` is one of the files that the control API's document lists, or `index.html`. */
export const page = (name: string): string =>
  name === "plots.css" ? plotStyles : readFileSync(join(folder(), "page", name), "utf8")

const ending = ".json"

/** Returns the names in alphabetical order. */
export const scenarios = (): ReadonlyArray<string> =>
  readdirSync(join(folder(), "scenarios"))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted()

/** Returns undefined if there is no scenario with this name. */
export const scenario = (name: string): Snapshot | undefined =>
  scenarios().includes(name)
    ? (JSON.parse(readFileSync(join(folder(), "scenarios", `${name}${ending}`), "utf8")) as Snapshot)
    : undefined
