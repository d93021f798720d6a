/**
 * Lists the addresses and files of the built site.
 */
import { globSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"

const root = join(import.meta.dirname, "../dist")

const addressOf = (file: string): string => `/${file.replace(/index\.html$/, "")}`

/** The addresses of all pages except 404.html, to which no page may link. */
export const addresses: ReadonlyArray<string> = globSync("**/*.html", { cwd: root })
  .filter((file) => file !== "404.html")
  .map(addressOf)
  .toSorted()

export const fileOf = (file: string): Promise<string> => readFile(join(root, file), "utf8")

export const htmlOf = (address: string): Promise<string> => fileOf(join(address, "index.html"))

/** All files that can be requested. */
export const files: ReadonlySet<string> = new Set(globSync("**/*", { cwd: root }).map((file) => `/${file}`))
