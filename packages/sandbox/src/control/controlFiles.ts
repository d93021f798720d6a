/**
 * Reads the files that the control API serves, the console page and the scenarios, from the `control/` folder of this package.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { plotStyles } from "@fieldwork/lift-plots"
import type { Snapshot } from "./schema.gen.ts"

/**
 * Returns the path of the package's `control` folder. The relative path differs between `src/control/` and the bundle in `dist/`, so both are tried.
 */
const folder = (): string => {
  const found = ["../../control", "../control"]
    .map((path) => join(import.meta.dirname, path))
    .find((path) => existsSync(join(path, "page", "index.html")))
  if (found === undefined) throw new Error("the sandbox's folder `control` was not found; reinstall @fieldwork/sandbox")
  return found
}

/** Returns the contents of a file of the console page. `name` must be `index.html` or a file that the OpenAPI document of the control API lists. */
export const page = (name: string): string =>
  name === "plots.css" ? plotStyles : readFileSync(join(folder(), "page", name), "utf8")

const ending = ".json"

/** Returns the names of the scenarios in alphabetical order. */
export const scenarios = (): ReadonlyArray<string> =>
  readdirSync(join(folder(), "scenarios"))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted()

/** Reads a scenario. Undefined if there is no scenario with this name. */
export const scenario = (name: string): Snapshot | undefined =>
  scenarios().includes(name)
    ? (JSON.parse(readFileSync(join(folder(), "scenarios", `${name}${ending}`), "utf8")) as Snapshot)
    : undefined
