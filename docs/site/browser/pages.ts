/**
 * Every page of the built site, by its address.
 */
import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

const root = join(import.meta.dirname, "../dist")

const addressOf = (file: string): string => `/${file.replace(/index\.html$/, "")}`

/** 404.html is not a page that a link may lead to. */
export const addresses: ReadonlyArray<string> = globSync("**/*.html", { cwd: root })
  .filter((file) => file !== "404.html")
  .map(addressOf)
  .toSorted()

export const fileOf = (file: string): Promise<string> => readFile(join(root, file), "utf8")

export const htmlOf = (address: string): Promise<string> => fileOf(join(address, "index.html"))

/** Every file that can be asked for. */
export const files: ReadonlySet<string> = new Set(globSync("**/*", { cwd: root }).map((file) => `/${file}`))
